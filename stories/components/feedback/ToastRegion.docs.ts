import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once at the root of the app. `toast.success(…)` and its like then say what just happened: positive ones stay 5 seconds, others longer, with a button to close. The clock stops under a pointer and while the focus is inside.',
  avoid:
    'For an error of a field or a form: it is shown there. For something to decide: use a `Dialog`. Nothing may be said in a toast alone; `MessageLog` keeps them.',
  anatomy: {
    'Icon and word': 'the tone',
    Words: 'one sentence',
    Action: 'optional, one',
    Close: 'where it stays longer than 5 seconds',
  },
  keyboard: {
    F6: 'goes into the region, and back to where the focus was',
    Escape: 'closes the toast in focus or under the pointer',
  },
} satisfies ComponentDocs;
