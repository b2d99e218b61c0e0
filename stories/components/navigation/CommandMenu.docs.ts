import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['find anything by typing', 'open a page with Ctrl K', 'search the whole app'],
  use: 'Once, in the `search` of an `AppShell`: the way to any page, record or act of an app, by button or by Ctrl K. Its `dialogs` is a `lazyPart` of the app that renders a `CommandDialog` with the app’s pages and acts and what its lists find, and a `KeysDialog` with the keys of its pages. `KeyList` shows the same keys in a page.',
  avoid:
    'To filter a list on a page: `SearchField` in a `FilteredList`. For the actions on one item: `MenuButton`. `CommandDialog` asks nothing and holds nothing that is typed for longer than it is open.',
  anatomy: {
    Button: 'the word and the keys; on a phone an icon with a name',
    Box: 'keeps the focus; the first press of Escape empties it',
    Groups: 'acts and pages at once, what a server found below them',
    Result: 'icon, name, and a line that tells it apart',
    Status: 'under the list: still searching, nothing found, or a part that failed',
    'List of keys': 'group by group, from the same list that pages show; `KeyList` shows it in a page',
    Switch: 'turns the `?` key off, for people who speak instead of typing',
  },
  keyboard: {
    'Ctrl K, Command K': 'from anywhere but a dialog: open the search',
    '?': 'from anywhere but a dialog or a field: open the list of keys',
    'Arrow down, Arrow up': 'in the search: the next or the previous result, wrapping around',
    Enter: 'in the search: open or do what is marked; after typing, the first result is',
    Escape: 'empties the box, then closes the search; closes the list of keys',
  },
  sources: [
    'navigation/CommandMenu.tsx',
    'navigation/CommandDialog.tsx',
    'navigation/KeysDialog.tsx',
    'navigation/KeyList.tsx',
  ],
} satisfies ComponentDocs;
