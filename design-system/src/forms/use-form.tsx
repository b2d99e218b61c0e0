'use client';

import type { FormResult } from '@institute/values/rules/parse-form';
import { stepsOf, valueAt } from '@institute/values/rules/paths';
import { emptyValueOf, maxLengthAt, schemaAt } from '@institute/values/rules/schema-parts';
import {
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { resetControls } from '../fields/field-ids.ts';
import { FormSubmissionContext } from '../fields/form-submission.ts';
import { afterPointerUp } from '../fields/pointer-press.ts';
import { useOwnStore } from '../rendering/own-store.ts';
import { type FormParts, FormPartsContext, SectionFormsContext, useFormParts } from './contexts.ts';
import { DraftsContext } from './drafts-context.ts';
import { ErrorSummary, FirstErrorFocus } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';
import type { FormChecks } from './field-checks.ts';
import type { FieldName, FieldValue } from './field-name.ts';
import { FieldRegistry } from './field-registry.ts';
import type { FormDraftOptions } from './form-draft.ts';
import type { FormSchema } from './form-schema.ts';
import { FormStore } from './form-store.ts';
import type { KeptForm } from './kept-form.ts';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
import { createValues, type FormValues, isSame } from './values.ts';

export interface FormOptions<Values, Output = Values> {
  /**
   * A zod schema, or any other Standard Schema. It types the fields: unknown names and mismatched values don't
   * compile. Its own messages are shown as they are.
   */
  schema?: FormSchema<Values, Output>;
  /**
   * The name under which what is typed is kept in this browser, until it is saved or discarded; or why nothing may be
   * kept. `KeepDrafts` around the form keeps it.
   */
  draft: FormDraftOptions<Values>;
  /** A value for every field. Later values are adopted as long as the user hasn't changed anything. */
  defaultValues: Values;
  /**
   * Submits `value`: what the schema makes of the values, trimmed or transformed. `input` has the values as they are in
   * the form. Both are what was validated, whatever is typed in the meantime. An error that it throws or returns is shown: the entries of `errors` at their fields, found
   * by JSON Pointer, and the rest above the button.
   */
  onSubmit: (submission: { value: Output; input: Values }) => unknown;
  /** Questions to a server about single fields, such as whether a name is taken. Asked when typing pauses: `fieldChecks`. */
  checks?: FormChecks<Values>;
  /**
   * What a server answered to this form earlier, shown from the start and again when it is another object: when it was
   * submitted without scripts (`parseForm`), or with other steps.
   */
  lastResult?: FormResult | null | undefined;
  /** Shows an error that belongs to no field in another way than by the message of its key. */
  describeError?: (error: unknown) => ReactNode;
}

export interface FormProps {
  children: ReactNode;
  /** False only for a form with one or two self-explanatory fields: a failed submit focuses the first that is wrong. */
  hasErrorSummary?: boolean;
  /** Full width, for a schedule or columns of cards. By default, one column of fields. */
  isWide?: boolean;
  /**
   * Where the form is posted if it's submitted before the scripts have loaded: a URL, by default that of the page, or a
   * server action of React.
   */
  action?: string | ((data: FormData) => void | Promise<void>);
}

export interface FormState<Values> {
  values: Values;
  isSubmitting: boolean;
}

export interface SubscribeProps<Values, Selected> {
  selector: (state: FormState<Values>) => Selected;
  children: (selected: Selected) => ReactNode;
}

/** The components and actions of a form. */
export interface Form<Values> {
  Form: (props: FormProps) => ReactNode;
  /** `<form.Field name="dateBirth" as={DateField} label="Date of birth" />` */
  Field: <Name extends FieldName<Values>, Props>(props: FormFieldProps<Values, Name, Props>) => ReactNode;
  SubmitButton: (props: SubmitButtonProps) => ReactNode;
  /** Selects a primitive or a part of the values, and renders again when it changes. */
  Subscribe: <Selected>(props: SubscribeProps<Values, Selected>) => ReactNode;
  readonly state: FormState<Values>;
  /** The initial or last saved values, against which changes are determined. */
  readonly savedValues: Values;
  getFieldValue: <Name extends FieldName<Values>>(name: Name) => FieldValue<Values, Name>;
  /** Hides the errors of the field and its parts until they are used again or the form is submitted. */
  setFieldValue: <Name extends FieldName<Values>>(name: Name, value: FieldValue<Values, Name>) => void;
  /**
   * Changes the items of a list, and their errors with them: `order` has the old index of each item, or another number for
   * the new one. `formList` has its everyday forms.
   */
  arrange: (name: FieldName<Values>, order: readonly number[], added?: unknown) => void;
  /** Validates, submits, and shows the result. Resolves to true on success. */
  submit: () => Promise<boolean>;
  /**
   * Resets to the initial values or newer ones of the server, or to others, and hides every error. During `onSubmit`, what was
   * changed since stays.
   */
  reset: (values?: Values) => void;
  /** Whether leaving would lose unsaved changes. */
  isUnsaved: () => boolean;
  /** Calls back after every change of the values, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a form: values, validation, error visibility and submission. Screens import the fields that they render and
 * pass them to `<form.Field as={…}>`.
 */
export function useForm<Values extends object, Output = Values>(
  options: FormOptions<Values, Output>,
): Form<Values> {
  const latest = useRef(options);
  const { lastResult } = options;
  const [values] = useState(() => {
    const created = createValues(options.defaultValues);
    if (lastResult) created.replace({ ...options.defaultValues, ...lastResult.values });
    return created;
  });
  const [fields] = useState(() => new FieldRegistry());
  const [store] = useState(() => {
    const checks = options.checks?.();
    if (checks) checks.savedValues = () => values.saved;
    const created = new FormStore(values.current, { fields, afterPointerUp }, checks);
    if (lastResult) created.showErrors(lastResult, (name) => name);
    return created;
  });
  const [keptForm] = useState(() => {
    const { draft } = options;
    if (typeof draft === 'object' && 'none' in draft) return null;
    return { values, fields, options: draft } as unknown as KeptForm;
  });
  useLayoutEffect(() => {
    latest.current = options;
    store.setSchema(options.schema);
    values.setServerValues(options.defaultValues);
  });
  useLayoutEffect(() => {
    store.setValues(values.current);
    return values.subscribe((name) => store.setValues(values.current, name));
  }, [store, values]);
  // Once the fields have said what they are called, the summary can name them.
  useEffect(() => {
    if (lastResult) store.showErrors(lastResult);
  }, [store, lastResult]);
  return useMemo(
    () => createForm(values, store, fields, keptForm, latest),
    [values, store, fields, keptForm],
  );
}

function createForm<Values extends object, Output>(
  values: FormValues<Values>,
  store: FormStore,
  fields: FieldRegistry,
  kept: KeptForm | null,
  latest: { current: FormOptions<Values, Output> },
): Form<Values> {
  /** What `onSubmit` is sending, or has reset the form to. */
  let sending: Values | null = null;
  const submit = () =>
    store.submit(async (submitted, output) => {
      const input = submitted as Values;
      const { late } = values;
      sending = input;
      try {
        const result = await latest.current.onSubmit({ value: output as Output, input });
        if (isFormError(result)) return result;
        if (sending === input) values.markSaved(input, late);
        kept?.settle?.();
        return null;
      } finally {
        sending = null;
      }
    });
  const reset = (next?: Values, sent = values.current) => {
    const { current } = values;
    const isUnchanged = (name: string) => isSame(valueAt(current, name), valueAt(sent, name));
    values.reset(next, sent);
    if (sending) sending = values.saved;
    store.clear();
    resetControls(fields.names.filter(isUnchanged).map((name) => fields.control(name)));
  };
  const parts: OwnParts = {
    values,
    store,
    fields,
    maxCharacters: (name) => maxLengthAt(latest.current.schema, stepsOf(name)),
    change: (name, value, empty) =>
      values.set(
        name as never,
        value === empty ? emptyValueOf(schemaAt(latest.current.schema, stepsOf(name)), empty) : value,
      ),
    submit,
    reset: () => reset(),
    kept,
    describeError: (error) => latest.current.describeError?.(error),
  };
  return {
    Form: formOf(parts),
    Field: FormField as unknown as Form<Values>['Field'],
    SubmitButton,
    Subscribe: Subscribe as Form<Values>['Subscribe'],
    get state() {
      return { values: values.current, isSubmitting: store.isSubmitting };
    },
    get savedValues() {
      return values.saved;
    },
    getFieldValue: (name) => valueAt(values.current, name) as never,
    setFieldValue(name, value) {
      store.resetTouched(name);
      values.set(name, value);
    },
    arrange(name, order, added) {
      const items = (valueAt(values.current, name) ?? []) as unknown[];
      store.moveItems(name, (index) => (order.includes(index) ? order.indexOf(index) : null));
      values.set(
        name,
        order.map((index) => (index in items ? items[index] : added)),
      );
    },
    submit,
    reset: (next) => reset(next, sending ?? values.current),
    isUnsaved: () => !values.isPristine,
    subscribe: (listener) => values.subscribe(() => listener()),
  };
}

/** Whether a result of `onSubmit` is an error to show. */
export const isFormError = (result: unknown): boolean =>
  result instanceof Error || (typeof result === 'object' && result !== null && 'errors' in result);

type OwnParts = Omit<FormParts, 'hasErrorSummary'>;

/** `<form.Form>` of one form. */
const formOf = (parts: OwnParts) => (props: FormProps) => <FormElement {...props} parts={parts} />;

/** React's events of a form in a dialog also reach the form around the dialog. */
const onItself = (run: () => void) => (event: SyntheticEvent) => {
  event.stopPropagation();
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  run();
};

function FormElement({
  children,
  hasErrorSummary = true,
  isWide = false,
  action,
  parts,
}: FormProps & { parts: OwnParts }) {
  const provided = useMemo(() => ({ ...parts, hasErrorSummary }), [parts, hasErrorSummary]);
  const { store } = parts;
  const drafts = useContext(DraftsContext);
  const ofSection = useContext(SectionFormsContext);
  useLayoutEffect(() => {
    ofSection?.add(provided);
    return () => {
      ofSection?.delete(provided);
    };
  }, [ofSection, provided]);
  return (
    <FormPartsContext value={provided}>
      <FormSubmissionContext value={store}>
        <form
          // Without scripts, the browser submits it. Anything but a post would put the answers into the URL.
          {...(typeof action === 'function' ? { action } : { method: 'post', action })}
          noValidate
          onSubmit={onItself(parts.submit)}
          onReset={onItself(parts.reset)}
        >
          {/* Browsers recount a form's fields for each one added directly to it, but only once for those in a wrapper. */}
          <div className={isWide ? `${styles.form} ${styles.wide}` : styles.form}>
            {drafts && parts.kept && <drafts.Keeper form={parts.kept} store={drafts.store} />}
            {hasErrorSummary ? <ErrorSummary /> : <FirstErrorFocus />}
            {children}
          </div>
        </form>
      </FormSubmissionContext>
    </FormPartsContext>
  );
}

function Subscribe<Selected>({ selector, children }: SubscribeProps<object, Selected>) {
  const { values, store } = useFormParts();
  const selected = useOwnStore(store.subscribe, () =>
    selector({ values: values.current, isSubmitting: store.isSubmitting }),
  );
  return children(selected);
}
