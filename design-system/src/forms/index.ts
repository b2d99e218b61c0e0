export {
  type AppForm,
  type AppFormOptions,
  type FormProps,
  type FormState,
  useAppForm,
} from './app-form.tsx';
export type { FieldProblem, FormSchema, ServerFieldError } from './conversation.ts';
export { problemText } from './rule-messages.ts';
export { useUnsavedChanges } from './unsaved-changes.ts';
