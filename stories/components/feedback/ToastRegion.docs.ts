import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once at the root of the app. `toast.success(…)` and its siblings then report what just happened: success messages stay 5 seconds, others longer, with a close button. The timer pauses under a pointer and while the focus is inside.',
  avoid:
    'For an error of a field or a form: it is shown there. For a decision: use a `Dialog`. Never show important information only in a toast; `MessageLog` keeps them.',
  anatomy: {
    'Icon and word': 'the tone',
    Text: 'one sentence',
    Action: 'optional, one',
    Close: 'if it stays longer than 5 seconds',
  },
  keyboard: {
    F6: 'goes into the region, and back to where the focus was',
    Escape: 'closes the toast in focus or under the pointer',
  },
} satisfies ComponentDocs;
