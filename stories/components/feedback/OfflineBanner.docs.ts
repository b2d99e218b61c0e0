import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'In the `banner` of a shell. It says that the device is offline and what that means, and disappears when the device is back online.',
  avoid: 'For a server that does not answer while the device is online: that is an error of the content.',
  anatomy: {
    Text: 'what still works and what waits',
  },
  keyboard: {},
} satisfies ComponentDocs;
