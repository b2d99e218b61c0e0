import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show that something failed to load', 'let people try again'],
  use: 'Instead of content that failed to load: what failed, what is safe, and what to do next. Routes show one automatically.',
  avoid:
    'For a form that was refused: the error summary and the fields show it. For a wrong URL: `NotFound`.',
  anatomy: {
    Title: 'what failed',
    Content: 'what is not lost',
    Retry: 'retries, and shows progress',
    'Trace id': 'for support, can be copied',
  },
  keyboard: {
    'Enter, Space': 'activates “Try again” or “Copy details”',
  },
} satisfies ComponentDocs;
