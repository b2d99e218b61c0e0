import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['check whether a payment went through', 'wait for the result of a booking'],
  use: 'Around what sends something that must happen only once with `useOnce`: a payment, a booking, a signature. It appears while the outcome is unknown, because the response was lost, the page was reloaded, or another tab sent it.',
  avoid: 'For saving something that can be saved again. A form shows that error itself.',
  anatomy: {
    Card: 'says what was sent and when, what we do, and what to do; its heading gets the focus',
    Button: 'sends the same again, with the same key; gives it up only if it certainly was not done',
    Banner: 'names the current obstacle, such as no connection',
  },
  keyboard: { Tab: 'reaches the buttons' },
} satisfies ComponentDocs;
