import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useOwnStore } from '../late/own-store.ts';
import { FieldNameContext, type FormParts, FormPartsContext, useFormParts } from './contexts.ts';
import { Conversation, type FormSchema } from './conversation.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import type { FieldName, FieldValue } from './field-name.ts';
import { valueAt } from './paths.ts';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
import { createValues, type FormValues } from './values.ts';

export interface AppFormOptions<Values> {
  /** The rule book: a zod schema (or any Standard Schema) whose checks are made of our rules. */
  schema?: FormSchema;
  /** Every field has a value from the start. Others that come later are taken over as long as nothing was typed. */
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

export interface AppFieldProps<Name, Fields> {
  name: Name;
  /** `(f) => <f.TextField label="…" />` */
  children: (fields: Fields) => ReactNode;
}

export interface FormState<Values> {
  values: Values;
  isSubmitting: boolean;
}

export interface SubscribeProps<Values, Selected> {
  selector: (state: FormState<Values>) => Selected;
  children: (selected: Selected) => ReactNode;
}

/** One form: its components and what can be done with it from outside. `Fields` are those that can stand in it. */
export interface AppForm<Values, Fields = unknown> {
  Form: (props: FormProps) => ReactNode;
  AppField: <Name extends FieldName<Values>>(props: AppFieldProps<Name, Fields>) => ReactNode;
  SubmitButton: (props: SubmitButtonProps) => ReactNode;
  /** Renders again when what was selected changes (a primitive, or a part of the values). */
  Subscribe: <Selected>(props: SubscribeProps<Values, Selected>) => ReactNode;
  readonly state: FormState<Values>;
  getFieldValue: <Name extends FieldName<Values>>(name: Name) => FieldValue<Values, Name>;
  /** Nothing is said about the field until it is used again or the form is sent. */
  setFieldValue: <Name extends FieldName<Values>>(name: Name, value: FieldValue<Values, Name>) => void;
  /** Checks everything, sends, and shows what came back. True when all went well. */
  submit: () => Promise<boolean>;
  /** Back to the first values (or on to others), and nothing said. */
  reset: (values?: Values) => void;
  /** Whether something would be lost by leaving: typed, and not sent yet. */
  isUnsaved: () => boolean;
  /** Hears of every change of the values, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a hook for forms out of the fields that can stand in them: `useAppForm` has all of the library, `useTextForm`
 * few. With `bindField` others can have fields of your own.
 */
export function createFormHook<Fields>(
  fields: Fields,
): <Values extends object>(options: AppFormOptions<Values>) => AppForm<Values, Fields> {
  const AppField = appFieldOf(fields);
  return (options) => useForm(options, AppField);
}

function useForm<Values extends object, Fields>(
  options: AppFormOptions<Values>,
  AppField: AppForm<Values, Fields>['AppField'],
): AppForm<Values, Fields> {
  const latest = useRef(options);
  const [values] = useState(() => createValues(options.defaultValues));
  const [conversation] = useState(() => new Conversation(values.current));
  useLayoutEffect(() => {
    latest.current = options;
    conversation.use(options.schema);
    values.offer(options.defaultValues);
  });
  useLayoutEffect(() => {
    conversation.follow(values.current);
    return values.subscribe((name) => conversation.follow(values.current, name));
  }, [conversation, values]);
  return useMemo(() => createForm(values, conversation, latest, AppField), [values, conversation, AppField]);
}

/** `<form.AppField>` of all forms with these fields. */
const appFieldOf =
  <Fields,>(fields: Fields) =>
  ({ name, children }: AppFieldProps<string, Fields>) => (
    <FieldNameContext value={name}>{children(fields)}</FieldNameContext>
  );

function createForm<Values extends object, Fields>(
  values: FormValues<Values>,
  conversation: Conversation,
  latest: { current: AppFormOptions<Values> },
  AppField: AppForm<Values, Fields>['AppField'],
): AppForm<Values, Fields> {
  const submit = () =>
    conversation.submit(async () => {
      const value = values.current;
      const result = await latest.current.onSubmit({ value });
      if (isError(result)) return result;
      values.markSaved();
      return null;
    });
  const reset = (next?: Values) => {
    values.reset(next);
    conversation.forget();
  };
  const parts: FormParts = {
    values,
    conversation,
    submit,
    reset: () => reset(),
    describeError: (error) => latest.current.describeError?.(error),
  };
  return {
    Form: formOf(parts),
    AppField,
    SubmitButton,
    Subscribe: Subscribe as AppForm<Values>['Subscribe'],
    get state() {
      return { values: values.current, isSubmitting: conversation.isSubmitting };
    },
    getFieldValue: (name) => valueAt(values.current, name) as never,
    setFieldValue(name, value) {
      conversation.unlearn(name);
      values.set(name, value);
    },
    submit,
    reset,
    isUnsaved: () => !values.isFirst,
    subscribe: (listener) => values.subscribe(() => listener()),
  };
}

const isError = (result: unknown): boolean =>
  result instanceof Error || (typeof result === 'object' && result !== null && 'errors' in result);

/** `<form.Form>` of one form. */
const formOf = (parts: FormParts) => (props: FormProps) => <FormElement {...props} parts={parts} />;

function FormElement({ children, hasErrorSummary = true, parts }: FormProps & { parts: FormParts }) {
  return (
    <FormPartsContext value={parts}>
      <form
        noValidate
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
        {/* Fields that are put into a form one by one are counted anew by browsers each time; into a box in it, once. */}
        <div className={styles.form}>
          {hasErrorSummary && <ErrorSummary />}
          {children}
        </div>
      </form>
    </FormPartsContext>
  );
}

function Subscribe<Selected>({ selector, children }: SubscribeProps<object, Selected>) {
  const { values, conversation } = useFormParts();
  const selected = useOwnStore(conversation.subscribe, () =>
    selector({ values: values.current, isSubmitting: conversation.isSubmitting }),
  );
  return children(selected);
}
