import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
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

/** The value of one field and what the form says about it. Renders again for these alone. */
function useBinding(name: string) {
  const intl = useIntl();
  const { values, conversation } = useFormParts();
  const subscribe = useCallback(
    (listener: () => void) => conversation.subscribeTo(name, listener),
    [conversation, name],
  );
  useSyncExternalStore(subscribe, () => conversation.version(name));
  const value = valueAt(values.current, name);
  const problem = conversation.shown(name);
  return {
    conversation,
    value,
    change: (next: unknown) => values.set(name, next),
    errorMessage: problem ? problemText(intl, problem) : undefined,
  };
}

export interface BoundFieldProps<Value, Props extends Bindable> {
  component: ComponentType<Props>;
  /** What stands for a value that is not there. */
  empty: Value;
  fieldProps: Bound<Props>;
}

/** Makes the field of a form out of a field: its value, its name and its error come from the form. */
export function BoundField<Value, Props extends Bindable>({
  component,
  empty,
  fieldProps,
}: BoundFieldProps<Value, Props>) {
  const Component = component as ComponentType<Record<string, unknown>>;
  const name = useFieldName();
  const { conversation, value, change, errorMessage } = useBinding(name);
  const control = useRef<HTMLElement>(null);
  const { label, onBlur, onFocus } = fieldProps as unknown as {
    label: unknown;
    onBlur?: (event: unknown) => void;
    onFocus?: (event: unknown) => void;
  };
  useEffect(
    () =>
      conversation.register(name, {
        label: () =>
          typeof label === 'string' ? label : (control.current?.closest('label')?.textContent ?? ''),
        control: () => control.current,
      }),
    [conversation, name, label],
  );
  return (
    <Component
      {...fieldProps}
      ref={control}
      name={name}
      value={value ?? empty}
      errorMessage={errorMessage}
      onChange={change}
      onFocus={(event: unknown) => {
        conversation.focus(name);
        onFocus?.(event);
      }}
      onBlur={(event: unknown) => {
        conversation.blur(name);
        onBlur?.(event);
      }}
    />
  );
}

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
  const { conversation, value, change } = useBinding(name);
  const group = useRef<HTMLFieldSetElement>(null);
  const errorMessages = Object.fromEntries(
    parts.flatMap((part) => {
      const problem = conversation.shown(`${name}.${part}`);
      return problem ? [[part, problemText(intl, problem)]] : [];
    }),
  );
  useEffect(() => {
    const removals = parts.map((part) => {
      const control = () => group.current?.querySelector<HTMLInputElement>(`[id$="-${part}"]`) ?? null;
      return conversation.register(`${name}.${part}`, {
        // Without the "(optional)" beside it.
        label: () => control()?.labels?.[0]?.firstChild?.textContent ?? '',
        control,
      });
    });
    return () => {
      for (const remove of removals) remove();
    };
  }, [conversation, name, parts]);
  return (
    <Component
      {...fieldProps}
      ref={group}
      name={name}
      value={value ?? empty}
      errorMessages={errorMessages}
      onChange={change}
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
  (props: Bound<Props>) => <BoundField component={component} empty={empty} fieldProps={props} />;
