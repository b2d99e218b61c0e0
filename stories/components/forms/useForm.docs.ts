import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For every form. `useForm({ schema, defaultValues, onSubmit })` gives the components of one form: `Form`, `Field`, `SubmitButton`, `Subscribe`. Errors show when a field is left and on submit, the summary takes the focus, and errors of the server come back to their fields.',
  avoid: 'For a search box or a switch that works at once: the field alone is enough.',
  anatomy: {
    'Error summary': 'at the top after a failed submit, with a link to each field',
    Fields: 'one column, each with its label, hint, error',
    Banner: 'above the button, for errors of no field',
    'Submit button': 'always enabled; busy while it sends',
  },
  keyboard: {
    Enter: 'in a box of one line: sends the form',
    'Enter on a link of the summary': 'goes to the field',
  },
  sources: [],
} satisfies ComponentDocs;
