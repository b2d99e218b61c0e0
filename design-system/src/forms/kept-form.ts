import type { FieldRegistry } from './field-registry.ts';
import type { FormDraftOptions } from './form-draft.ts';
import type { FormValues } from './values.ts';

/** A form as its draft needs it. */
export interface KeptForm {
  values: FormValues<object>;
  fields: FieldRegistry;
  options: Exclude<FormDraftOptions<object>, { none: string }>;
  /** The form was submitted. */
  settle?: () => void;
}
