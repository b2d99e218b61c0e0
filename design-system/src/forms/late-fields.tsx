import type { ComponentType } from 'react';
import type { AssignAllProps } from '../choices/AssignAll.tsx';
import type { CheckboxGroupProps } from '../choices/CheckboxGroup.tsx';
import type { ColorSwatchFieldProps } from '../choices/ColorSwatchField.tsx';
import type { ComboBoxFieldProps } from '../choices/ComboBoxField.tsx';
import type { MultiSelectFieldProps } from '../choices/MultiSelectField.tsx';
import type { SwitchProps } from '../choices/Switch.tsx';
import type { DateRange, DateRangeFieldProps } from '../dates/DateRangeField.tsx';
import type { AddressFieldsProps } from '../fields/AddressFields.tsx';
import type { DateFieldProps } from '../fields/DateField.tsx';
import type { DurationFieldProps } from '../fields/DurationField.tsx';
import type { ExpirationFieldProps } from '../fields/ExpirationField.tsx';
import type { MoneyFieldProps } from '../fields/MoneyField.tsx';
import type { NumberFieldProps } from '../fields/NumberField.tsx';
import type { OneTimeCodeFieldProps } from '../fields/OneTimeCodeField.tsx';
import type { PercentFieldProps } from '../fields/PercentField.tsx';
import type { PhoneFieldProps } from '../fields/PhoneField.tsx';
import type { SearchFieldProps } from '../fields/SearchField.tsx';
import type { Signature, SignatureFieldProps } from '../fields/SignatureField.tsx';
import type { TimeFieldProps } from '../fields/TimeField.tsx';
import type { FileFieldProps } from '../files/FileField.tsx';
import type { PhotoFieldProps } from '../files/PhotoField.tsx';
import { emptyAddress } from '../formats/address.ts';
import { late, useLate } from '../late/late.ts';
import type { SlotPickerProps } from '../schedule/SlotPicker.tsx';
import {
  type Bindable,
  type Bound,
  BoundField,
  type BoundFieldProps,
  BoundGroup,
  type BoundGroupProps,
  type BoundParts,
  type Grouped,
} from './bind-field.tsx';
import { useFieldName, useFormParts } from './contexts.ts';
import { PendingField, type PendingFieldProps } from './PendingField.tsx';
import type { RepeatableGroupProps } from './RepeatableGroup.tsx';

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

/** The fields that are fetched when a page shows them. */
export const lateFields = {
  DateField: (props: Bound<DateFieldProps>) => (
    <LateField load={DateField} empty="" hasHint fieldProps={props} />
  ),
  PhoneField: (props: Bound<PhoneFieldProps>) => (
    <LateField load={PhoneField} empty="" hasHint fieldProps={props} />
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
