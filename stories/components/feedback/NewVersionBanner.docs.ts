import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'In the `banner` of a shell, beside the `OfflineBanner`. `VersionWatch` of `app` shows it there when the app was deployed anew while it was open.',
  avoid: 'For news about the product: that is a message in the inbox.',
  anatomy: {
    Words: 'that there is a new version, and what to do first',
    Button: 'loads the page anew; a form that is not saved asks before it goes',
  },
  keyboard: { Tab: 'reaches the button' },
} satisfies ComponentDocs;
