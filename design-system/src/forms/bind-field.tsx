import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { useOwnStore } from '../late/own-store.ts';
import { useFieldName, useFormParts } from './contexts.ts';
import { valueAt } from './paths.ts';
import { problemText } from './rule-messages.ts';

/** What the form decides for its fields. */
type OwnedByForm = 'name' | 'value' | 'defaultValue' | 'onChange' | 'errorMessage' | 'form' | 'formValue';

/** What a field takes inside a form. */
export type Bound<Props> = Omit<Props, OwnedByForm>;

/** What every field that can be bound takes, besides a value and what tells of its changes. */
export interface Bindable {
  label: unknown;
  onBlur?: ((event: never) => void) | undefined;
  onFocus?: ((event: never) => void) | undefined;
}

/** What every bound field needs: its place in the form, and what happens to it told to the form. */
function useFieldOfForm(fieldProps: unknown, control: RefObject<HTMLElement | null>) {
  const name = useFieldName();
  const { values, conversation } = useFormParts();
  const { label, onBlur, onFocus } = fieldProps as {
    label: unknown;
    onBlur?: (event: unknown) => void;
    onFocus?: (event: unknown) => void;
  };
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = conversation.register(name, {
        label: () =>
          typeof label === 'string' ? label : (control.current?.closest('label')?.textContent ?? ''),
        control: () => control.current,
      });
      const unsubscribe = conversation.subscribeTo(name, listener);
      return () => {
        leave();
        unsubscribe();
      };
    },
    [conversation, name, label, control],
  );
  const told = {
    onFocus: (event: unknown) => {
      conversation.focus(name);
      onFocus?.(event);
    },
    onBlur: (event: unknown) => {
      conversation.blur(name);
      onBlur?.(event);
    },
  };
  return { name, values, conversation, subscribe, told };
}

/**
 * Makes the field of a form out of a field: its value, its name and its error come from the form, and it renders again
 * for these alone.
 */
export function useBoundField<Value, Props extends Bindable>(
  component: ComponentType<Props>,
  empty: Value,
  fieldProps: Bound<Props>,
): ReactNode {
  const Component = component as ComponentType<Record<string, unknown>>;
  const intl = useIntl();
  const control = useRef<HTMLElement>(null);
  const { name, values, conversation, subscribe, told } = useFieldOfForm(fieldProps, control);
  useOwnStore(subscribe, () => conversation.version(name));
  const problem = conversation.shown(name);
  return (
    <Component
      {...fieldProps}
      {...told}
      ref={control}
      name={name}
      value={valueAt(values.current, name) ?? empty}
      errorMessage={problem ? problemText(intl, problem) : undefined}
      onChange={(next: unknown) => values.set(name, next)}
    />
  );
}

/**
 * The same for a field whose control is a text box: that keeps its text, as browsers do it, and is given another one
 * when the form has one. So typing renders nothing, however many fields there are, and no text that was typed (such as a
 * password) is written into the document.
 */
export function useBoundText<Props extends Bindable>(
  component: ComponentType<Props>,
  fieldProps: Bound<Props>,
): ReactNode {
  const Component = component as ComponentType<Record<string, unknown>>;
  const intl = useIntl();
  const control = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const { name, values, conversation, subscribe, told } = useFieldOfForm(fieldProps, control);
  const [first] = useState(() => textAt(values.current, name));
  // What the box and the form have agreed on.
  const agreed = useRef(first);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const listen = useCallback(
    (listener: () => void) => {
      const follow = () => {
        const text = textAt(values.current, name);
        if (text === agreed.current || !control.current) return;
        agreed.current = text;
        control.current.value = text;
        showAgain();
      };
      const leave = subscribe(() => {
        follow();
        listener();
      });
      follow();
      return leave;
    },
    [subscribe, values, name],
  );
  const problem = useOwnStore(listen, () => conversation.shown(name));
  return (
    <Component
      {...fieldProps}
      {...told}
      ref={control}
      name={name}
      defaultValue={first}
      errorMessage={problem ? problemText(intl, problem) : undefined}
      onChange={(text: string) => {
        agreed.current = text;
        values.set(name, text);
      }}
    />
  );
}

const textAt = (values: unknown, name: string) => String(valueAt(values, name) ?? '');

export interface BoundFieldProps<Value, Props extends Bindable> {
  component: ComponentType<Props>;
  /** What stands for a value that is not there. */
  empty: Value;
  fieldProps: Bound<Props>;
}

/** For a field that is only known when it is shown. */
export const BoundField = <Value, Props extends Bindable>({
  component,
  empty,
  fieldProps,
}: BoundFieldProps<Value, Props>) => useBoundField(component, empty, fieldProps);

export interface Grouped<Part extends string> {
  label: string;
  errorMessages?: Partial<Record<Part, ReactNode>>;
}

export interface BoundGroupProps<Part extends string, Props extends Grouped<Part>> {
  component: ComponentType<Props>;
  empty: Record<Part, unknown>;
  parts: readonly Part[];
  fieldProps: BoundParts<Props>;
}

/** Makes a group of a form out of fields whose parts have values, errors and a focus of their own. */
export function BoundGroup<Part extends string, Props extends Grouped<Part>>({
  component,
  empty,
  parts,
  fieldProps,
}: BoundGroupProps<Part, Props>) {
  const Component = component as ComponentType<Record<string, unknown>>;
  const intl = useIntl();
  const name = useFieldName();
  const { values, conversation } = useFormParts();
  const { label } = fieldProps as unknown as Grouped<Part>;
  const group = useRef<HTMLFieldSetElement>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = parts.map((part) => {
        const control = () => group.current?.querySelector<HTMLInputElement>(`[id$="-${part}"]`) ?? null;
        return conversation.register(`${name}.${part}`, {
          // Without the "(optional)" beside it.
          label: () => control()?.labels?.[0]?.firstChild?.textContent ?? '',
          control,
        });
      });
      ends.push(conversation.register(name, { label: () => label, control: () => group.current }));
      ends.push(conversation.subscribeTo(name, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [conversation, name, parts, label],
  );
  useOwnStore(subscribe, () => conversation.version(name));
  const problem = conversation.shown(name);
  const errorMessages = Object.fromEntries(
    parts.flatMap((part) => {
      const problem = conversation.shown(`${name}.${part}`);
      return problem ? [[part, problemText(intl, problem)]] : [];
    }),
  );
  return (
    <Component
      {...fieldProps}
      ref={group}
      name={name}
      value={valueAt(values.current, name) ?? empty}
      errorMessage={problem ? problemText(intl, problem) : undefined}
      errorMessages={errorMessages}
      onChange={(next: unknown) => values.set(name, next)}
      onFieldFocus={(part: Part) => conversation.focus(`${name}.${part}`)}
      onFieldBlur={(part: Part) => conversation.blur(`${name}.${part}`)}
    />
  );
}

/** What a group of fields takes inside a form. */
export type BoundParts<Props> = Omit<Props, OwnedByForm | 'errorMessages' | 'onFieldBlur' | 'onFieldFocus'>;

/**
 * A field of your own as a part of forms: `createFormHook({ TextField, Color: bindField(ColorField, '') })`. It takes
 * `value`, `onChange(value)`, `errorMessage`, `name`, `ref` (to its control), `onFocus` and `onBlur`; `empty` is what
 * stands for a value that is not there.
 */
export const bindField =
  <Value, Props extends Bindable>(component: ComponentType<Props>, empty: Value) =>
  (props: Bound<Props>) =>
    useBoundField(component, empty, props);

/**
 * `bindField` for a field whose control is a text box, such as `TextField`: it takes `defaultValue` instead of `value`,
 * keeps what is typed, and the form follows it.
 */
export const bindText =
  <Props extends Bindable>(component: ComponentType<Props>) =>
  (props: Bound<Props>) =>
    useBoundText(component, props);
