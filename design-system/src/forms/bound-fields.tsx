import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
import type { AssignAllProps } from '../choices/AssignAll.tsx';
import { CheckboxField, type CheckboxFieldProps } from '../choices/CheckboxField.tsx';
import type { CheckboxGroupProps } from '../choices/CheckboxGroup.tsx';
import type { ColorSwatchFieldProps } from '../choices/ColorSwatchField.tsx';
import type { ComboBoxFieldProps } from '../choices/ComboBoxField.tsx';
import type { MultiSelectFieldProps } from '../choices/MultiSelectField.tsx';
import { RadioGroup, type RadioGroupProps } from '../choices/RadioGroup.tsx';
import type { SwitchProps } from '../choices/Switch.tsx';
import type { DateRange, DateRangeFieldProps } from '../dates/DateRangeField.tsx';
import type { AddressFieldsProps } from '../fields/AddressFields.tsx';
import type { DateFieldProps } from '../fields/DateField.tsx';
import type { DurationFieldProps } from '../fields/DurationField.tsx';
import type { ExpirationFieldProps } from '../fields/ExpirationField.tsx';
import type { MoneyFieldProps } from '../fields/MoneyField.tsx';
import type { NumberFieldProps } from '../fields/NumberField.tsx';
import type { OneTimeCodeFieldProps } from '../fields/OneTimeCodeField.tsx';
import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField.tsx';
import type { PercentFieldProps } from '../fields/PercentField.tsx';
import type { PhoneFieldProps } from '../fields/PhoneField.tsx';
import type { SearchFieldProps } from '../fields/SearchField.tsx';
import { SelectField, type SelectFieldProps } from '../fields/SelectField.tsx';
import type { Signature, SignatureFieldProps } from '../fields/SignatureField.tsx';
import { TextAreaField, type TextAreaFieldProps } from '../fields/TextAreaField.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import type { TimeFieldProps } from '../fields/TimeField.tsx';
import type { FileFieldProps } from '../files/FileField.tsx';
import type { PhotoFieldProps } from '../files/PhotoField.tsx';
import { emptyAddress } from '../formats/address.ts';
import { late, useLate } from '../late/late.ts';
import type { SlotPickerProps } from '../schedule/SlotPicker.tsx';
import { useFieldName, useFormParts } from './contexts.ts';
import { PendingField, type PendingFieldProps } from './PendingField.tsx';
import { valueAt } from './paths.ts';
import type { RepeatableGroupProps } from './RepeatableGroup.tsx';
import { problemText } from './rule-messages.ts';

/** What the form decides for its fields. */
type OwnedByForm = 'name' | 'value' | 'defaultValue' | 'onChange' | 'errorMessage' | 'form' | 'formValue';

type Bound<Props> = Omit<Props, OwnedByForm>;

interface Bindable {
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

interface Grouped<Part extends string> {
  label: string;
  errorMessages?: Partial<Record<Part, ReactNode>>;
}

interface BoundGroupProps<Part extends string, Props extends Grouped<Part>> {
  component: ComponentType<Props>;
  empty: Record<Part, unknown>;
  parts: readonly Part[];
  fieldProps: BoundParts<Props>;
}

/** Makes a group of a form out of fields whose parts have values, errors and a focus of their own. */
function BoundGroup<Part extends string, Props extends Grouped<Part>>({
  component,
  empty,
  parts,
  fieldProps,
}: BoundGroupProps<Part, Props>) {
  const Component = component as ComponentType<Record<string, unknown>>;
  const intl = useIntl();
  const name = useFieldName();
  const { label } = fieldProps as unknown as Grouped<Part>;
  const { conversation, value, change, errorMessage } = useBinding(name);
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
    removals.push(conversation.register(name, { label: () => label, control: () => group.current }));
    return () => {
      for (const remove of removals) remove();
    };
  }, [conversation, name, parts, label]);
  return (
    <Component
      {...fieldProps}
      ref={group}
      name={name}
      value={value ?? empty}
      errorMessage={errorMessage}
      errorMessages={errorMessages}
      onChange={change}
      onFieldFocus={(part: Part) => conversation.focus(`${name}.${part}`)}
      onFieldBlur={(part: Part) => conversation.blur(`${name}.${part}`)}
    />
  );
}

/** What a group of fields takes inside a form. */
type BoundParts<Props> = Omit<Props, OwnedByForm | 'errorMessages' | 'onFieldBlur' | 'onFieldFocus'>;

const addressFields = ['countryCode', 'street1', 'street2', 'city', 'stateCode', 'zip'] as const;
const rangeParts = ['start', 'end'] as const;
const emptyRange: DateRange = { start: '', end: '' };

/** Fields that few pages need, fetched by those: until then something of the same height stands in their place. */
const AddressFields = late(async () => (await import('../fields/AddressFields.tsx')).AddressFields);
const DateField = late(async () => (await import('../fields/DateField.tsx')).DateField);
const DateRangeField = late(async () => (await import('../dates/DateRangeField.tsx')).DateRangeField);
const FileField = late(async () => (await import('../files/FileField.tsx')).FileField);
const PhotoField = late(async () => (await import('../files/PhotoField.tsx')).PhotoField);
const PhoneField = late(async () => (await import('../fields/PhoneField.tsx')).PhoneField);
const NumberField = late(async () => (await import('../fields/NumberField.tsx')).NumberField);
const MoneyField = late(async () => (await import('../fields/MoneyField.tsx')).MoneyField);
const PercentField = late(async () => (await import('../fields/PercentField.tsx')).PercentField);
const DurationField = late(async () => (await import('../fields/DurationField.tsx')).DurationField);
const ExpirationField = late(async () => (await import('../fields/ExpirationField.tsx')).ExpirationField);
const CheckboxGroup = late(async () => (await import('../choices/CheckboxGroup.tsx')).CheckboxGroup);
const ColorSwatchField = late(async () => (await import('../choices/ColorSwatchField.tsx')).ColorSwatchField);
const ComboBoxField = late(async () => (await import('../choices/ComboBoxField.tsx')).ComboBoxField);
const MultiSelectField = late(async () => (await import('../choices/MultiSelectField.tsx')).MultiSelectField);
const Switch = late(async () => (await import('../choices/Switch.tsx')).Switch);
const AssignAll = late(async () => (await import('../choices/AssignAll.tsx')).AssignAll);
const OneTimeCodeField = late(async () => (await import('../fields/OneTimeCodeField.tsx')).OneTimeCodeField);
const SearchField = late(async () => (await import('../fields/SearchField.tsx')).SearchField);
const SignatureField = late(async () => (await import('../fields/SignatureField.tsx')).SignatureField);
const SlotPicker = late(async () => (await import('../schedule/SlotPicker.tsx')).SlotPicker);
const TimeField = late(async () => (await import('../fields/TimeField.tsx')).TimeField);

/** The same each time, so that an empty group does not render again. */
const noneChosen: readonly string[] = [];
const unsigned: Signature = { type: 'TYPED', value: '', name: '', statement: '', signedAt: '' };
const noneAssigned: Readonly<Record<string, string>> = {};

const RepeatableGroup = late(async () => (await import('./RepeatableGroup.tsx')).RepeatableGroup);

interface LateFieldProps<Value, Props extends Bindable>
  extends Omit<BoundFieldProps<Value, Props>, 'component'>,
    Pick<PendingFieldProps, 'rows' | 'hasHint'> {
  load: () => Promise<ComponentType<Props>>;
}

function LateField<Value, Props extends Bindable>({
  load,
  rows,
  hasHint,
  ...props
}: LateFieldProps<Value, Props>) {
  const component = useLate(load());
  if (component) return <BoundField component={component} {...props} />;
  return <PendingField {...(props.fieldProps as unknown as PendingFieldProps)} {...{ rows, hasHint }} />;
}

interface LateGroupProps<Part extends string, Props extends Grouped<Part>>
  extends Omit<BoundGroupProps<Part, Props>, 'component'>,
    Pick<PendingFieldProps, 'rows'> {
  load: () => Promise<ComponentType<Props>>;
}

function LateGroup<Part extends string, Props extends Grouped<Part>>({
  load,
  rows,
  ...props
}: LateGroupProps<Part, Props>) {
  const component = useLate(load());
  if (component) return <BoundGroup component={component} {...props} />;
  return <PendingField label={props.fieldProps.label} rows={rows} />;
}

const noRows: readonly unknown[] = [];

/** Rows of fields: `<form.AppField name={`educations[${index}].school`}>` inside of `<form.AppField name="educations">`. */
function BoundRows(
  props: Omit<RepeatableGroupProps<unknown>, 'value' | 'onChange' | 'errorMessage' | 'onRemove'>,
) {
  const name = useFieldName();
  const { conversation } = useFormParts();
  return (
    <LateField
      load={RepeatableGroup as () => Promise<ComponentType<RepeatableGroupProps<unknown> & Bindable>>}
      empty={noRows}
      fieldProps={{ ...props, onRemove: (index) => conversation.removeItem(name, index) }}
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
    <LateField load={DateField} empty="" hasHint fieldProps={props} />
  ),
  PhoneField: (props: Bound<PhoneFieldProps>) => (
    <LateField load={PhoneField} empty="" hasHint fieldProps={props} />
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
  AddressFields: (props: BoundParts<AddressFieldsProps>) => (
    <LateGroup
      load={AddressFields}
      rows={addressFields.length * 2}
      empty={emptyAddress}
      parts={addressFields}
      fieldProps={props}
    />
  ),
  DateRangeField: (props: BoundParts<DateRangeFieldProps>) => (
    <LateGroup load={DateRangeField} rows={2} empty={emptyRange} parts={rangeParts} fieldProps={props} />
  ),
  FileField: (props: Bound<FileFieldProps>) => (
    <LateField load={FileField} empty="" hasHint rows={2} fieldProps={props} />
  ),
  PhotoField: (props: Bound<PhotoFieldProps>) => (
    <LateField load={PhotoField} empty="" hasHint rows={2} fieldProps={props} />
  ),
  NumberField: (props: Bound<NumberFieldProps>) => (
    <LateField load={NumberField} empty={null} fieldProps={props} />
  ),
  MoneyField: (props: Bound<MoneyFieldProps>) => (
    <LateField load={MoneyField} empty={null} fieldProps={props} />
  ),
  PercentField: (props: Bound<PercentFieldProps>) => (
    <LateField load={PercentField} empty={null} fieldProps={props} />
  ),
  DurationField: (props: Bound<DurationFieldProps>) => (
    <LateField load={DurationField} empty={null} fieldProps={props} />
  ),
  ExpirationField: (props: Bound<ExpirationFieldProps>) => (
    <LateField load={ExpirationField} empty="" hasHint fieldProps={props} />
  ),
  OneTimeCodeField: (props: Bound<OneTimeCodeFieldProps>) => (
    <LateField load={OneTimeCodeField} empty="" fieldProps={{ isRequired: true, ...props }} />
  ),
  SearchField: (props: Bound<SearchFieldProps>) => (
    <LateField load={SearchField} empty="" fieldProps={props} />
  ),
  SignatureField: (props: Bound<SignatureFieldProps>) => (
    <LateField load={SignatureField} empty={unsigned} rows={6} fieldProps={props} />
  ),
  SlotPicker: (props: Bound<SlotPickerProps>) => (
    <LateField load={SlotPicker} empty="" rows={3} hasHint fieldProps={props} />
  ),
  TimeField: (props: Bound<TimeFieldProps>) => (
    <LateField load={TimeField} empty="" hasHint fieldProps={props} />
  ),
  CheckboxGroup: (props: Bound<CheckboxGroupProps>) => (
    <LateField
      load={CheckboxGroup}
      empty={noneChosen}
      rows={props.options.length}
      hasHint={props.min !== undefined || props.max !== undefined}
      fieldProps={props}
    />
  ),
  ColorSwatchField: (props: Bound<ColorSwatchFieldProps>) => (
    <LateField
      load={ColorSwatchField}
      empty={noneChosen}
      rows={Math.ceil(props.options.length / 3)}
      hasHint={props.min !== undefined || props.max !== undefined}
      fieldProps={props}
    />
  ),
  ComboBoxField: (props: Bound<ComboBoxFieldProps>) => (
    <LateField load={ComboBoxField} empty="" fieldProps={props} />
  ),
  MultiSelectField: (props: Bound<MultiSelectFieldProps>) => (
    <LateField
      load={MultiSelectField}
      empty={noneChosen}
      hasHint={props.min !== undefined || props.max !== undefined}
      fieldProps={props}
    />
  ),
  Switch: (props: Bound<SwitchProps>) => <LateField load={Switch} empty={false} fieldProps={props} />,
  RepeatableGroup: BoundRows,
  AssignAll: (props: Bound<AssignAllProps>) => (
    <LateField load={AssignAll} empty={noneAssigned} rows={props.items.length} fieldProps={props} />
  ),
};

export type BoundFields = typeof boundFields;
