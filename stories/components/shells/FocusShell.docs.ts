import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['frame a checkout', 'let people finish one task without distraction'],
  use: 'For one task from its first question to its end: enrolling, signing, paying. Also for single pages that visitors open by a link.',
  avoid: 'For pages that people move between: an `AppShell`. For signing in: an `AuthLayout`.',
  anatomy: {
    Brand: 'links to the home page',
    Help: 'leads to the help page',
    Close: 'leads back to where the user came from; only its sign is visible on phones',
    Page: 'always a `Page`, which has the margins; in it a form, a `Wizard`, or something to read',
  },
  keyboard: {},
} satisfies ComponentDocs;
