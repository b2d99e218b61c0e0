import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For the commands on one thing that do not all fit beside it: a row of a table, a session. `MenuButton` opens it, `MenuItem` is a command, `MenuSection` sets some apart. In a row, name the row in the label.',
  avoid:
    'For one or two commands: show them as buttons. For links of the user: `UserMenu`. For a choice that is kept: a field. Never ask in the menu itself: the item opens a `ConfirmDialog`.',
  anatomy: {
    Button: 'words with an arrow, or an icon with a name',
    Section: 'a line, and a title where there are several',
    Item: 'a command or a link, with an icon if all have one',
    Note: 'under an item: what it does, or why it cannot be done now',
  },
  keyboard: {
    'Enter, Space':
      'on the button: opens the menu at its first item; on an item: does it, or says why it can’t',
    'Arrow down, Arrow up':
      'on the button: open it at the first or the last item; inside: move, round the ends',
    'Home, End': 'the first or the last item',
    Letters: 'go to the item that begins with them',
    Tab: 'closes it and goes on from the button',
    Escape: 'closes it; the focus goes back to the button',
  },
} satisfies ComponentDocs;
