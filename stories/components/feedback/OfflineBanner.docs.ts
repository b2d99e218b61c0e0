import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['say that the device is offline', 'warn about a lost connection'],
  use: 'In the `banner` of a shell, usually as a part of `AppNotices`, which also offers a new version of the app. It tells users that the device is offline and what that means, and disappears when it’s online again.',
  avoid:
    'For a server that doesn’t respond while the device is online: show an error instead of the content.',
  anatomy: {
    Text: 'what still works and what has to wait',
  },
  sources: ['feedback/OfflineBanner.tsx', 'app/AppNotices.tsx'],
  keyboard: {},
} satisfies ComponentDocs;
