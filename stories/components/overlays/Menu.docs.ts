import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['offer several actions on a row', 'open a menu with more actions'],
  use: 'For actions on one item: those of a row of a table or a list, beside a button for the most frequent one. `MenuButton` opens it, `MenuItem` is an action, `MenuSection` groups actions. In a row, include the row’s name in the label. An action that asks first `opens` one of the button’s `dialogs`: a `ConfirmDialog`, a `FormDialog` or a `ReasonDialog`.',
  avoid:
    'For a single action: show a button. For the user’s links: `UserMenu`. For choosing a value: a field.',
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
