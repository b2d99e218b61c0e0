import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'In the place of content that could not be shown: what failed, what is safe, and a way on. Routes show one by themselves.',
  avoid:
    'For a form that was refused: the error summary and the fields say it. For a wrong address: `NotFound`.',
  anatomy: {
    Title: 'what failed',
    Content: 'what is not lost',
    Retry: 'tries again, and waits while it does',
    'Trace id': 'for the support, can be copied',
  },
  keyboard: {
    'Enter, Space': 'presses “Try again” or “Copy details”',
  },
} satisfies ComponentDocs;
