import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one task from its first question to its end: enrolling, signing, paying. Also for single pages that visitors open by a link.',
  avoid: 'For pages that people move between: an `AppShell`. For signing in: an `AuthLayout`.',
  anatomy: {
    Brand: 'links to the home page',
    Help: 'leads to the help page',
    Close: 'leads back to where the user came from; only its sign is visible on phones',
    Page: 'the question, with the steps of a `Wizard` if there are several',
  },
  keyboard: {},
} satisfies ComponentDocs;
