import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask before deleting', 'confirm before deleting or removing something', 'cancel a session'],
  use: 'For an action that cannot be undone or costs money: remove a card, submit attendance. It asks first, waits until the action is complete, and if that fails keeps the dialog open with the reason. If the action removes the button, focus moves to the main content. `ConfirmDialog` is the dialog alone, for actions in a menu or a table.',
  avoid:
    'For an action that can be undone: do it, and offer undo in a `toast`. If users must type something: `FormDialogButton`.',
  anatomy: {
    Button: 'names the action',
    Question: 'the title of the dialog',
    Message: 'what will happen, and whether it can be undone',
    Error: 'why the action failed',
    'Keep and confirm':
      'the first has the focus and leaves everything as it is, the second repeats the label of the button, unless it has another verb, and not “OK”',
  },
  keyboard: {
    'Enter, Space': 'on the button: open the dialog with the focus on “Cancel”',
    'Tab, Shift Tab': 'move inside the dialog',
    Escape: 'cancels; not while the action is running',
  },
  sources: ['overlays/ConfirmButton.tsx', 'overlays/ConfirmDialog.tsx'],
} satisfies ComponentDocs;
