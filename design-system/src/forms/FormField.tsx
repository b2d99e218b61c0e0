import { valueAt } from '@institute/values/rules/paths';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { FieldBinding } from '../fields/binding.ts';
import type { FieldError } from '../fields/field-error.ts';
import { GroupRegistryContext } from '../fields/group-registry.ts';
import { labelText } from '../fields/label-text.ts';
import { useFieldErrorText } from '../fields/rule-messages.ts';
import { useOwnStore } from '../rendering/own-store.ts';
import { useFormParts } from './contexts.ts';
import type { FieldName, FieldValue } from './field-name.ts';

/** Field props that the form sets. */
type OwnedByForm =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'errorMessage'
  | 'errorMessages'
  | 'maxCharacters'
  | 'onFieldBlur'
  | 'onFieldFocus'
  | 'onRemove'
  | 'form'
  | 'formValue'
  | 'ref';

/** The value type of a field component. */
type Edited<Props> = Props extends { onChange?: ((value: infer Value, ...rest: never[]) => void) | undefined }
  ? NonNullable<Value>
  : unknown;

/**
 * `unknown` if the component can edit the value. Either type may be narrower: `'EN' | 'ES'` fits a component that
 * edits any string, and a string fits where the form accepts strings and numbers.
 */
type FitsValue<Value, Props> = [NonNullable<Value>] extends [Edited<Props>]
  ? unknown
  : [Edited<Props>] extends [Value]
    ? unknown
    : { 'edits a value of another type': Edited<Props> };

/** `as` is a field component. All other props are passed to it. */
export type FormFieldProps<Values, Name extends FieldName<Values>, Props> = {
  name: Name;
  as: ComponentType<Props> & FitsValue<FieldValue<Values, Name>, Props>;
} & Omit<Props, OwnedByForm>;

type AnyComponent = ComponentType<Record<string, unknown>> & { binding?: FieldBinding };

interface BoundProps {
  name: string;
  as: AnyComponent;
  fieldProps: FieldProps;
}
interface FieldProps extends Record<string, unknown> {
  label?: unknown;
  onBlur?: (event: unknown) => void;
  onFocus?: (event: unknown) => void;
}

/** A field component in a form, which provides its value, name and error. It renders only when these change. */
export function FormField({ name, as, ...fieldProps }: { name: string; as: AnyComponent } & FieldProps) {
  const Bound = as.binding?.parts ? BoundGroup : as.binding?.keepsText ? BoundText : BoundValue;
  // The field of a list's item stays when an earlier item is removed: it may be uploading a file.
  const key = name.replace(/\[\d+\]/g, '[]');
  return <Bound key={key} name={name} as={as} fieldProps={fieldProps} />;
}

function useMessageOf(): (error: FieldError | null) => ReactNode {
  const text = useFieldErrorText();
  return (error) => (error ? text(error) : undefined);
}

/** The label that a component brings: beside its control, or around it. */
const ownLabel = (control: HTMLElement | null): string =>
  (control instanceof HTMLInputElement ? control.labels?.[0] : control?.closest('label'))?.textContent ?? '';

/** Registers the field. Returns the listeners that notify the form of focus and blur. */
function useRegistration(name: string, fieldProps: FieldProps, control: RefObject<HTMLElement | null>) {
  const { store, fields } = useFormParts();
  const { label, options, onBlur, onFocus } = fieldProps;
  useEffect(() =>
    fields.add(name, {
      label: () => labelText(label as ReactNode) || ownLabel(control.current),
      options: () => options,
      control: () => control.current,
    }),
  );
  return {
    onFocus: (event: unknown) => {
      store.focus(name);
      onFocus?.(event);
    },
    onBlur: (event: unknown) => {
      store.blur(name);
      onBlur?.(event);
    },
  };
}

/** Renders when the value or an error of the field or one of its parts may have changed. */
function useFieldVersion(name: string): void {
  const { store } = useFormParts();
  const subscribe = useCallback((listener: () => void) => store.subscribeTo(name, listener), [store, name]);
  useOwnStore(subscribe, () => store.version(name));
}

function BoundValue({ name, as: Component, fieldProps }: BoundProps) {
  const messageOf = useMessageOf();
  const { values, store, change } = useFormParts();
  const control = useRef<HTMLElement>(null);
  const focusProps = useRegistration(name, fieldProps, control);
  useFieldVersion(name);
  const { empty = '', isList } = Component.binding ?? {};
  return (
    <Component
      {...fieldProps}
      {...focusProps}
      {...(isList && { onRemove: (index: number) => store.removeItem(name, index) })}
      ref={control}
      name={name}
      value={valueAt(values.current, name) ?? empty}
      errorMessage={messageOf(store.shownError(name))}
      onChange={(value: unknown) => change(name, value, empty)}
    />
  );
}

const textAt = (values: unknown, name: string) => String(valueAt(values, name) ?? '');

function BoundText({ name, as: Component, fieldProps }: BoundProps) {
  const messageOf = useMessageOf();
  const { values, store, maxCharacters, change } = useFormParts();
  const control = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const focusProps = useRegistration(name, fieldProps, control);
  const [first] = useState(() => textAt(values.current, name));
  /** The last text that both the box and the form have. */
  const common = useRef(first);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const listen = useCallback(
    (listener: () => void) => {
      const update = () => {
        const text = textAt(values.current, name);
        if (text === common.current || !control.current) return;
        common.current = text;
        control.current.value = text;
        renderAgain();
      };
      const unsubscribe = store.subscribeTo(name, () => {
        update();
        listener();
      });
      update();
      return unsubscribe;
    },
    [store, values, name],
  );
  const error = useOwnStore(listen, () => store.shownError(name));
  return (
    <Component
      {...fieldProps}
      {...focusProps}
      {...(Component.binding?.countsCharacters && { maxCharacters: maxCharacters(name) })}
      ref={control}
      name={name}
      defaultValue={first}
      errorMessage={messageOf(error)}
      onChange={(text: string) => {
        common.current = text;
        change(name, text, '');
      }}
    />
  );
}

function BoundGroup({ name, as: Component, fieldProps }: BoundProps) {
  const messageOf = useMessageOf();
  const { values, store, fields } = useFormParts();
  const { empty, parts = [] } = Component.binding!;
  const group = useRef<HTMLFieldSetElement>(null);
  useRegistration(name, fieldProps, group);
  useFieldVersion(name);
  const names = typeof parts === 'function' ? parts(fieldProps as never) : parts;
  const errorMessages = Object.fromEntries(
    names.flatMap((part) => {
      const error = store.shownError(`${name}.${part}`);
      return error ? [[part, messageOf(error)]] : [];
    }),
  );
  return (
    <GroupRegistryContext value={fields}>
      <Component
        {...fieldProps}
        ref={group}
        name={name}
        value={valueAt(values.current, name) ?? empty}
        errorMessage={messageOf(store.shownError(name))}
        errorMessages={errorMessages}
        onChange={(next: unknown) => values.set(name, next)}
        onFieldFocus={(part: string) => store.focus(`${name}.${part}`)}
        onFieldBlur={(part: string) => store.blur(`${name}.${part}`)}
      />
    </GroupRegistryContext>
  );
}
