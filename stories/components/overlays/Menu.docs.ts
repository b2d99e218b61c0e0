import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['offer several actions on a row', 'open a menu with more actions'],
  use: 'For actions on one item when there is no room for all of them: a row of a table, a session. `MenuButton` opens it, `MenuItem` is an action, `MenuSection` groups actions. In a row, include the row’s name in the label.',
  avoid:
    'For one or two actions: show buttons. For the user’s links: `UserMenu`. For choosing a value: a field. To ask for confirmation, open a `ConfirmDialog` from the item.',
  anatomy: {
    Button: 'text with an arrow, or an icon with a name',
    Section: 'a divider, and a title if there are several',
    Item: 'an action or a link; with an icon if all have one',
    Note: 'below an item: what it does, or why it isn’t available now',
  },
  keyboard: {
    'Enter, Space':
      'on the button: open the menu at its first item; on an item: run it, or announce why it isn’t available',
    'Arrow down, Arrow up':
      'on the button: open the menu at the first or last item; inside: move, wrapping around',
    'Home, End': 'the first or the last item',
    Letters: 'move to the item that starts with them',
    Tab: 'closes it and moves on from the button',
    Escape: 'closes it and returns the focus to the button',
  },
} satisfies ComponentDocs;
