import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['say why a button’s action failed', 'show the error of a mutation'],
  use: 'Beside a button whose call failed: `<ErrorBanner error={save.error} />`. It has the words for the error’s key, from the app’s error messages, with a link where they say to contact someone. Without an error, there is nothing.',
  avoid:
    'For a form or a dialog: both show their errors themselves. For content that didn’t load: `ErrorPanel`, which can be tried again.',
  anatomy: { Banner: 'why it failed, announced when it appears' },
  keyboard: {},
} satisfies ComponentDocs;
