import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['edit a saved record', 'save only what changed'],
  use: 'For a form that saves a part of a record that others may change too. `useRecordForm({ draft, record, valuesOf, toBody, save, currentOf })` sends only what changed, as a JSON Merge Patch with the version it is based on. If other parts were saved elsewhere in the meantime, it sends the change again with the new version. If the same part was, it shows `VersionConflict`, and saves nothing before the user chooses. Choices are compared by their labels; `describe` says how dates, amounts and phone numbers read.',
  avoid: 'For a new record: `useForm`. For a single change without a form, such as a photo: `saveRecord`.',
  anatomy: {
    Fields: 'as in any form',
    'Choice of versions': 'above the button: each field that differs, with both values',
  },
  keyboard: {},
  sources: ['forms/use-record-form.tsx', 'forms/save-record.ts', 'forms/merge-patch.ts'],
} satisfies ComponentDocs;
