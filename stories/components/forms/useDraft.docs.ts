import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For long forms that people leave and come back to. `useDraft(form, { initial, storage, save })` keeps each change on the device, sends it to the server when typing rests, and tries again what failed. `<DraftStatus>` says where that stands; only what went wrong is read out. If something else was saved in another tab or on another device, the person chooses; neither is overwritten in silence.',
  avoid:
    'For a short form: `UnsavedChangesGuard` is enough. For what must not stay on a device that others use: passwords, card numbers.',
  anatomy: {
    Status: '“Saved”, “Saving…”, or that it is kept and tried again',
    'Choice between two': 'a banner: keep what is on this page, or take the other',
  },
  keyboard: {},
  sources: ['forms/use-draft.ts', 'forms/DraftStatus.tsx'],
} satisfies ComponentDocs;
