import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'In the `banner` of a shell, beside the `OfflineBanner`. `VersionWatch` of `app` shows it there when a new version was deployed while the app was open.',
  avoid: 'For news about the product: that is a message in the inbox.',
  anatomy: {
    Text: 'that there is a new version, and what to do first',
    Button: 'reloads the page; a form with unsaved changes asks first',
  },
  keyboard: { Tab: 'reaches the button' },
} satisfies ComponentDocs;
