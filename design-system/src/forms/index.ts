export { type AppFormOptions, type FormProps, useAppForm } from './app-form.tsx';
export type { FieldProblem, FormSchema, ServerFieldError } from './conversation.ts';
export { problemText } from './rule-messages.ts';
export { useUnsavedChanges } from './unsaved-changes.ts';
