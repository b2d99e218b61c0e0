import { createFormHook } from '@tanstack/react-form';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { boundFields } from './bound-fields.tsx';
import { type FormParts, FormPartsProvider, fieldContext, formContext } from './contexts.ts';
import { Conversation, type FormSchema } from './conversation.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { SubmitButton } from './SubmitButton.tsx';

const { useAppForm: useTanStackForm } = createFormHook({
  fieldComponents: boundFields,
  formComponents: {},
  fieldContext,
  formContext,
});

export interface AppFormOptions<Values> {
  /** The rule book: a zod schema (or any Standard Schema) whose checks are made of our rules. */
  schema?: FormSchema;
  defaultValues: Values;
  /**
   * Sends the values. An error that it throws or returns is shown: what `errors` says by pointer on its field, the rest
   * in a banner above the button.
   */
  onSubmit: (submission: { value: Values }) => unknown;
  /** Words for an error that belongs to no field; nothing, and the default words are shown. */
  describeError?: (error: unknown) => ReactNode;
}

export interface FormProps {
  children: ReactNode;
  /** Only for a form whose one field says everything by itself. */
  hasErrorSummary?: boolean;
}

function FormElement({ children, hasErrorSummary = true, parts }: FormProps & { parts: FormParts }) {
  return (
    <FormPartsProvider value={parts}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          parts.submit();
        }}
        onReset={(event) => {
          event.preventDefault();
          parts.reset();
        }}
      >
        {hasErrorSummary && <ErrorSummary />}
        {children}
      </form>
    </FormPartsProvider>
  );
}

/** `<form.Form>` of one form. */
const formOf = (parts: FormParts) => (props: FormProps) => <FormElement {...props} parts={parts} />;

const isError = (result: unknown): boolean =>
  result instanceof Error || (typeof result === 'object' && result !== null && 'errors' in result);

/**
 * A form: `const form = useAppForm({ schema, defaultValues, onSubmit })`, then `<form.Form>`, in it
 * `<form.AppField name="email">{(f) => <f.TextField label="…" />}</form.AppField>` for each field, and
 * `<form.SubmitButton>`.
 */
export function useAppForm<Values extends object>({
  schema,
  defaultValues,
  onSubmit,
  describeError,
}: AppFormOptions<Values>) {
  const [conversation] = useState(() => new Conversation(defaultValues));
  const latest = useRef({ onSubmit, describeError });
  useLayoutEffect(() => {
    latest.current = { onSubmit, describeError };
    conversation.use(schema);
  });
  const form = useTanStackForm({ defaultValues });
  const { store } = form;
  useLayoutEffect(() => {
    conversation.follow(store.state.values);
    const subscription = store.subscribe(({ values }) => conversation.follow(values));
    return () => subscription.unsubscribe();
  }, [conversation, store]);
  const saved = useRef<Values | null>(null);

  const extension = useMemo(() => {
    const resetValues = form.reset.bind(form);
    /** Back to the first values (or to others), and nothing said. */
    const reset: typeof form.reset = (...values) => {
      resetValues(...values);
      conversation.forget();
    };
    /** Whether something would be lost by leaving: typed, and not sent yet. */
    const isUnsaved = () => {
      const { values, isDefaultValue } = store.state;
      return saved.current ? JSON.stringify(saved.current) !== JSON.stringify(values) : !isDefaultValue;
    };
    /** Checks everything, sends, and shows what came back. True when all went well. */
    const submit = () =>
      conversation.submit(async () => {
        const value = store.state.values as Values;
        const result = await latest.current.onSubmit({ value });
        if (isError(result)) return result;
        saved.current = value;
        return null;
      });
    const parts: FormParts = {
      conversation,
      submit,
      reset: () => reset(),
      describeError: (error) => latest.current.describeError?.(error),
    };
    return { Form: formOf(parts), SubmitButton, submit, reset, isUnsaved };
  }, [conversation, store, form]);

  return useMemo(() => Object.assign(form, extension), [form, extension]);
}
