import { createContext, useContext } from 'react';
import { useOwnStore } from '../rendering/own-store.ts';

/** Whether the form around a field is being submitted, and why its last submit failed. Set by the form. */
export const FormSubmissionContext = createContext<{
  subscribe: (listener: () => void) => () => void;
  isSubmitting: boolean;
  failure: object | null;
} | null>(null);

const never = () => () => {};

/** What the form around a field is doing: neither in a plain form. */
export function useFormSubmission(): { isSubmitting: boolean; hasFailed: boolean } {
  const form = useContext(FormSubmissionContext);
  const subscribe = form?.subscribe ?? never;
  return {
    isSubmitting: useOwnStore(subscribe, () => form?.isSubmitting ?? false),
    hasFailed: useOwnStore(subscribe, () => (form?.failure ?? null) !== null),
  };
}

/**
 * Whether a control has the native attribute `required`, so that the browser checks it in a plain form. `useForm` checks its
 * fields itself, and Firefox would call its form and their empty controls invalid before anyone has typed.
 */
export const useNativeRequired = (isRequired: boolean): boolean =>
  useContext(FormSubmissionContext) === null && isRequired;
