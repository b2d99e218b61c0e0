import {
  type ComponentType,
  type FocusEvent,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
import { CheckboxField, type CheckboxFieldProps } from '../choices/CheckboxField.tsx';
import { RadioGroup, type RadioGroupProps } from '../choices/RadioGroup.tsx';
import { type AddressField, AddressFields, type AddressFieldsProps } from '../fields/AddressFields.tsx';
import { DateField, type DateFieldProps } from '../fields/DateField.tsx';
import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField.tsx';
import { PhoneField, type PhoneFieldProps } from '../fields/PhoneField.tsx';
import { SelectField, type SelectFieldProps } from '../fields/SelectField.tsx';
import { TextAreaField, type TextAreaFieldProps } from '../fields/TextAreaField.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { emptyAddress } from '../formats/address.ts';
import { useConversation, useFieldContext } from './contexts.ts';
import { problemText } from './rule-messages.ts';

/** What the form decides for its fields. */
type OwnedByForm = 'name' | 'value' | 'defaultValue' | 'onChange' | 'errorMessage' | 'form' | 'formValue';

type Bound<Props> = Omit<Props, OwnedByForm>;

interface Bindable {
  label: unknown;
  onBlur?: ((event: never) => void) | undefined;
  onFocus?: ((event: never) => void) | undefined;
}

/** Listens to what the form says about one field. */
function useProblem(name: string): string | undefined {
  const intl = useIntl();
  const conversation = useConversation();
  const problem = useSyncExternalStore(
    conversation.subscribe,
    () => conversation.shown(name),
    () => null,
  );
  return problem ? problemText(intl, problem) : undefined;
}

function useRegistration(name: string, label: unknown, control: RefObject<HTMLElement | null>): void {
  const conversation = useConversation();
  useEffect(
    () =>
      conversation.register(name, {
        label: typeof label === 'string' ? label : (control.current?.closest('label')?.textContent ?? ''),
        control: () => control.current,
      }),
    [conversation, name, label, control],
  );
}

interface BoundFieldProps<Value, Props extends Bindable> {
  component: ComponentType<Props>;
  /** What stands for a value that is not there. */
  empty: Value;
  fieldProps: Bound<Props>;
}

/** Makes the field of a form out of a field: its value, its name and its error come from the form. */
function BoundField<Value, Props extends Bindable>({
  component,
  empty,
  fieldProps,
}: BoundFieldProps<Value, Props>) {
  const Component = component as ComponentType<Record<string, unknown>>;
  const field = useFieldContext<Value>();
  const conversation = useConversation();
  const control = useRef<HTMLElement>(null);
  const { label, onBlur, onFocus } = fieldProps as unknown as {
    label: unknown;
    onBlur?: (event: unknown) => void;
    onFocus?: (event: unknown) => void;
  };
  const errorMessage = useProblem(field.name);
  useRegistration(field.name, label, control);
  return (
    <Component
      {...fieldProps}
      ref={control}
      name={field.name}
      value={field.state.value ?? empty}
      errorMessage={errorMessage}
      onChange={field.handleChange}
      onFocus={(event: unknown) => {
        conversation.focus(field.name);
        onFocus?.(event);
      }}
      onBlur={(event: unknown) => {
        conversation.blur(field.name);
        onBlur?.(event);
      }}
    />
  );
}

const addressFields = ['countryCode', 'street1', 'street2', 'city', 'stateCode', 'zip'] as const;

function BoundAddressFields(
  props: Omit<AddressFieldsProps, OwnedByForm | 'errorMessages' | 'onFieldBlur' | 'onFieldFocus'>,
) {
  const intl = useIntl();
  const field = useFieldContext<AddressFieldsProps['value'] | null>();
  const conversation = useConversation();
  const group = useRef<HTMLFieldSetElement>(null);
  const problems = useSyncExternalStore(
    conversation.subscribe,
    // One text for all parts, because what is compared must be the same while it says the same.
    () => JSON.stringify(addressFields.map((part) => conversation.shown(`${field.name}.${part}`))),
    () => '[]',
  );
  const parts = JSON.parse(problems) as Array<Parameters<typeof problemText>[1] | null>;
  const errorMessages = Object.fromEntries(
    addressFields.flatMap((part, index) => {
      const problem = parts[index];
      return problem ? [[part, problemText(intl, problem)]] : [];
    }),
  );
  useEffect(() => {
    const removals = addressFields.map((part) => {
      const control = () =>
        group.current?.querySelector<HTMLElement>(`[name="${CSS.escape(`${field.name}.${part}`)}"]`) ?? null;
      return conversation.register(`${field.name}.${part}`, {
        get label() {
          const element = control();
          return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
            ? (element.labels?.[0]?.firstChild?.textContent ?? '')
            : '';
        },
        control,
      });
    });
    return () => {
      for (const remove of removals) remove();
    };
  }, [conversation, field.name]);
  return (
    <AddressFields
      {...props}
      ref={group}
      name={field.name}
      value={field.state.value ?? emptyAddress}
      errorMessages={errorMessages}
      onChange={field.handleChange}
      onFieldFocus={(part: AddressField, _event: FocusEvent) => conversation.focus(`${field.name}.${part}`)}
      onFieldBlur={(part: AddressField, _event: FocusEvent) => conversation.blur(`${field.name}.${part}`)}
    />
  );
}

/** `f.TextField` and the others inside `<form.AppField>`. */
export const boundFields = {
  TextField: (props: Bound<TextFieldProps>) => (
    <BoundField component={TextField} empty="" fieldProps={props} />
  ),
  EmailField: (props: Omit<Bound<TextFieldProps>, 'kind'>) => (
    <BoundField component={TextField} empty="" fieldProps={{ ...props, kind: 'email' }} />
  ),
  PasswordField: (props: Bound<PasswordFieldProps>) => (
    <BoundField component={PasswordField} empty="" fieldProps={props} />
  ),
  TextAreaField: (props: Bound<TextAreaFieldProps>) => (
    <BoundField component={TextAreaField} empty="" fieldProps={props} />
  ),
  DateField: (props: Bound<DateFieldProps>) => (
    <BoundField component={DateField} empty="" fieldProps={props} />
  ),
  PhoneField: (props: Bound<PhoneFieldProps>) => (
    <BoundField component={PhoneField} empty="" fieldProps={props} />
  ),
  SelectField: (props: Bound<SelectFieldProps>) => (
    <BoundField component={SelectField} empty="" fieldProps={props} />
  ),
  CheckboxField: (props: Bound<CheckboxFieldProps>) => (
    <BoundField component={CheckboxField} empty={false} fieldProps={props} />
  ),
  RadioGroup: (props: Bound<RadioGroupProps>) => (
    <BoundField component={RadioGroup} empty="" fieldProps={props} />
  ),
  AddressFields: BoundAddressFields,
};
