export type { FieldError } from '../fields/field-error.ts';
export { useFieldErrorText } from '../fields/rule-messages.ts';
export type { Step as WizardStep, StepState } from '../navigation/Stepper.tsx';
export { type Answer, type AnswerGroup, CheckAnswers, type CheckAnswersProps } from './CheckAnswers.tsx';
export type { DraftStore, KeptDraft } from './draft-store.ts';
export { EditableSection, type EditableSectionProps } from './EditableSection.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { FormDialogButton, type FormDialogButtonProps } from './FormDialogButton.tsx';
export type { FormFieldProps } from './FormField.tsx';
export { type FieldCheck, type FormChecks, fieldChecks } from './field-checks.ts';
export type { FormDraftOptions } from './form-draft.ts';
export { type FormList, formList } from './form-list.ts';
export type { FormSchema } from './form-schema.ts';
export { KeepDrafts, type KeepDraftsProps } from './KeepDrafts.tsx';
export { ReasonButton, type ReasonButtonProps } from './ReasonButton.tsx';
export { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';
export { RepeatableGroup, type RepeatableGroupProps } from './RepeatableGroup.tsx';
export { SaveButtons, type SaveButtonsProps } from './SaveButtons.tsx';
export { SubmitBar, type SubmitBarProps } from './SubmitBar.tsx';
export { type SaveRecordOptions, saveRecord, type Versioned } from './save-record.ts';
export { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
export {
  type Form,
  type FormOptions,
  type FormProps,
  type FormState,
  useForm,
} from './use-form.tsx';
export { type Answers, type RecordFormOptions, useRecordForm } from './use-record-form.tsx';
export { type ConflictingField, VersionConflict, type VersionConflictProps } from './VersionConflict.tsx';
export { Wizard, type WizardProps } from './Wizard.tsx';
