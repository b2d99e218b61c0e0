import { createContext, type ReactNode, useContext } from 'react';
import type { Conversation } from './conversation.ts';
import type { FormValues } from './values.ts';

/** What a form gives to its parts. */
export interface FormParts {
  values: Pick<FormValues<object>, 'current' | 'set'>;
  conversation: Conversation;
  submit: () => Promise<boolean>;
  reset: () => void;
  describeError: (error: unknown) => ReactNode;
}

export const FormPartsContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('Fields and buttons of a form stand inside its <form.Form>');
  return parts;
}

/** The name of the field that stands inside of `<form.AppField>`. */
export const FieldNameContext = createContext<string | null>(null);

export function useFieldName(): string {
  const name = useContext(FieldNameContext);
  if (name === null) throw new Error('Fields of a form stand inside of <form.AppField>');
  return name;
}
