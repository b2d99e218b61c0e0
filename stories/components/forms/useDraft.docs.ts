import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['keep a draft on the server', 'continue a form on another device'],
  use: 'For long forms whose drafts are on the server too. Any other form is kept by its own `draft`. `useDraft(form, { initial, storage, save })` keeps each change on the device, sends it to the server when typing pauses, and retries failures. `<DraftStatus>` shows the status; only failures are announced. If another tab or device saved something else, the user chooses; neither is silently overwritten.',
  avoid:
    'For a form that only this browser keeps: the `draft` of `useForm` does. For data that must not stay on a shared device: passwords, card numbers.',
  anatomy: {
    Status: '“Saved”, “Saving…”, or that it is kept on the device and retried',
    'Choice of versions': 'a banner: keep this page’s version, or use the other',
  },
  keyboard: {},
  sources: ['forms/use-draft.ts', 'forms/DraftStatus.tsx'],
} satisfies ComponentDocs;
