import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For long forms that people leave and come back to. `useDraft(form, { initial, storage, save })` keeps each change on the device, sends it to the server when typing pauses, and retries failures. `<DraftStatus>` shows the status; only failures are announced. If another tab or device saved something else, the user chooses; neither is silently overwritten.',
  avoid:
    'For a short form: `UnsavedChangesGuard` is enough. For data that must not stay on a shared device: passwords, card numbers.',
  anatomy: {
    Status: '“Saved”, “Saving…”, or that it is kept on the device and retried',
    'Choice of versions': 'a banner: keep this page’s version, or use the other',
  },
  keyboard: {},
  sources: ['forms/use-draft.ts', 'forms/DraftStatus.tsx'],
} satisfies ComponentDocs;
