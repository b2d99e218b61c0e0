import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['build a form', 'validate what people type', 'show the errors of a form'],
  use: 'For every form. `useForm({ draft, schema, defaultValues, onSubmit })` returns the components of one form: `Form`, `Field`, `SubmitButton`, `Subscribe`. Errors show on blur and on submit, the summary gets focus, and server errors appear at their fields. `draft` is the name under which what is typed is kept in this browser, until it is saved or discarded; a form of passwords says why nothing is kept: `{ none: "A password is never stored." }`.',
  avoid: 'For a search box or a switch that takes effect immediately: the field alone is enough.',
  anatomy: {
    'Unsaved changes':
      'at the top, if `<KeepDrafts>` around the form has brought back what was typed earlier: from when it is, and a button that discards it',
    'Error summary': 'at the top after a failed submit, with a link to each field',
    Fields: 'one column, each with its label, hint, error',
    Banner: 'above the button, for errors that belong to no field',
    'Submit button':
      'always enabled; pending while it submits. `<SubmitBar>` in its place, for a form longer than the window, stays in view while there are unsaved changes',
  },
  keyboard: {
    Enter: 'in a single-line box: submits the form',
    'Enter on a link of the summary': 'moves to the field',
  },
  sources: ['forms/SubmitBar.tsx', 'forms/KeepDrafts.tsx'],
} satisfies ComponentDocs;
