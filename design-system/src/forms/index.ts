export type { Step as WizardStep, StepState } from '../navigation/Stepper.tsx';
export {
  type AppForm,
  type AppFormOptions,
  createFormHook,
  type FormProps,
  type FormState,
} from './app-form.tsx';
export { type Bindable, type Bound, bindField, bindText } from './bind-field.tsx';
export { boundFields } from './bound-fields.tsx';
export { type Answer, type AnswerGroup, CheckAnswers } from './CheckAnswers.tsx';
export type { FieldProblem, FormSchema, ServerFieldError } from './conversation.ts';
export { DraftStatus } from './DraftStatus.tsx';
export {
  type DeviceCopy,
  type Draft,
  DraftConflict,
  type DraftCopy,
  type DraftOptions,
  type DraftSlot,
  type DraftState,
} from './draft.ts';
export { lateFields } from './late-fields.tsx';
export { RepeatableGroup, type RepeatableGroupProps } from './RepeatableGroup.tsx';
export { problemText } from './rule-messages.ts';
export { textFields } from './text-fields.tsx';
export { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
export { useAppForm } from './use-app-form.ts';
export { useDraft } from './use-draft.ts';
export { useTextForm } from './use-text-form.ts';
export { Wizard, type WizardProps } from './Wizard.tsx';
