import { createContext, type ReactNode, useContext } from 'react';
import type { FieldRegistry } from './field-registry.ts';
import type { FormStore } from './form-store.ts';
import type { KeptForm } from './kept-form.ts';
import type { FormValues } from './values.ts';

/** The context a form provides to its parts. */
export interface FormParts {
  values: Pick<FormValues<object>, 'current' | 'set' | 'isPristine'>;
  store: FormStore;
  /** Whether a list above the form has the errors. Without it, those without a field are shown above the button. */
  hasErrorSummary: boolean;
  fields: FieldRegistry;
  /** The maximum length of a text, by the schema. Infinite if it has none. */
  maxCharacters: (name: string) => number;
  /** Sets what a control has. `empty` is what it has without an answer. */
  change: (name: string, value: unknown, empty: unknown) => void;
  submit: () => Promise<boolean>;
  reset: () => void;
  /** Null if nothing may be kept. */
  kept: KeptForm | null;
  /** The form's own message for an error that belongs to no field, if it has one. */
  describeError: (error: unknown) => ReactNode;
}

/** The forms of the `EditableSection` around them. */
export const SectionFormsContext = createContext<Set<FormParts> | null>(null);

export const FormPartsContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('Render fields and buttons of a form inside its <form.Form>');
  return parts;
}
