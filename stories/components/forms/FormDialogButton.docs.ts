import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: [
    'cancel a session with a reason',
    'ask for something in a dialog',
    'edit one thing without leaving the page',
  ],
  use: 'For an action that needs an answer first: the reason for canceling, the class to move to. A button opens the dialog; it closes with a toast when the form was submitted, and stays open with the error if not, but can’t be closed while it submits. Closing it keeps what was typed. If the action removes the button, focus moves to the main content. The first wrong answer takes the focus. With more than two fields, use `hasErrorSummary`. What must be sent only once gives its `outcome`. `ReasonButton` asks only for a reason. `FormDialog` and `ReasonDialog` are for menus.',
  avoid:
    'If nothing is asked: `ConfirmButton`. For more than about four fields, or anything that users may want to link to: a page.',
  anatomy: {
    Button: 'names the action',
    Title: 'the question',
    Message: 'what will happen, and whether it can be undone',
    Fields: 'the answers',
    'Keep and submit':
      'the first leaves everything as it is, the second repeats the label of the button that opens the dialog, unless it has another verb',
  },
  keyboard: {
    'Enter, Space': 'on the button: open the dialog with the focus inside',
    'Tab, Shift Tab': 'move inside the dialog',
    Escape: 'closes it; the focus returns to the button',
  },
  sources: [
    'forms/FormDialogButton.tsx',
    'forms/ReasonButton.tsx',
    'forms/FormDialog.tsx',
    'forms/ReasonDialog.tsx',
  ],
} satisfies ComponentDocs;
