import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask people to reload after an update', 'announce a new version'],
  use: 'For telling people that a new version was deployed while they had the app open. `createApp` shows it in the `banner` of the shell; use it directly in an app with another router or build.',
  avoid: 'For product news: send a message to the inbox.',
  anatomy: {
    Text: 'says that there is a new version, and to save first',
    Button: 'reloads the page; a form with unsaved changes asks first',
  },
  keyboard: { Tab: 'reaches the button' },
} satisfies ComponentDocs;
