import { createFormHookContexts } from '@tanstack/react-form';
import { createContext, type ReactNode, useContext } from 'react';
import type { Conversation } from './conversation.ts';

export const { fieldContext, useFieldContext, formContext } = createFormHookContexts();

/** What a form gives to its parts. */
export interface FormParts {
  conversation: Conversation;
  submit: () => Promise<boolean>;
  reset: () => void;
  describeError: (error: unknown) => ReactNode;
}

const FormPartsContext = createContext<FormParts | null>(null);

export const FormPartsProvider = FormPartsContext.Provider;

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('Fields and buttons of a form stand inside its <form.Form>');
  return parts;
}

export const useConversation = (): Conversation => useFormParts().conversation;
