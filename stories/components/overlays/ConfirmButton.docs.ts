import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'A button whose action cannot be undone or costs something: remove a card, submit an attendance. It asks first, waits until it is done, and keeps the dialog open with the reason when that fails. `ConfirmDialog` is the question alone, for one that comes from a menu or a table.',
  avoid:
    'For what can be taken back: do it, and offer the way back in a `toast`. Where something has to be typed: `Dialog`.',
  anatomy: {
    Button: 'says what it will do',
    Question: 'the title of the dialog',
    Message: 'what will happen, and whether it can be undone',
    Error: 'why it did not work',
    'Cancel and confirm': 'the way out has the focus; the other is a verb, not “OK”',
  },
  keyboard: {
    'Enter, Space': 'on the button: asks; the focus goes to “Cancel”',
    'Tab, Shift Tab': 'move inside; the focus does not leave',
    Escape: 'does nothing and closes; not while the action runs',
  },
  sources: ['overlays/ConfirmButton.tsx', 'overlays/ConfirmDialog.tsx'],
} satisfies ComponentDocs;
