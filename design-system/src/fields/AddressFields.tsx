import { type Address, type AddressParts, emptyAddress } from '@institute/values/formats/address';
import { languageOf } from '@institute/values/formats/region';
import { type SplitAddress, splitAddress } from '@institute/values/formats/split-address';
import { findState, type Subdivision } from '@institute/values/formats/states';
import { normalizeTyped } from '@institute/values/formats/typed-text';
import { needsCity, needsState } from '@institute/values/rules/address';
import {
  type ClipboardEvent,
  type FocusEvent,
  Fragment,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import * as styles from './AddressFields.css.ts';
import { stateParts, useAddress, useCountries, useCountry, useOrder } from './address-state.ts';
import type { FieldBinding } from './binding.ts';
import { ErrorText, OptionalGroup, OptionalMark } from './Field.tsx';
import { useControlRef } from './field-ids.ts';
import { reportMissingLabel } from './missing-label.ts';
import { rewrite } from './rewrite.ts';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const messages = defineMessages({
  country: { id: 'address.country', defaultMessage: 'Country', description: 'Label in an address' },
  street1: { id: 'address.street1', defaultMessage: 'Street address', description: 'Label in an address' },
  splitAddress: {
    id: 'address.splitAddress',
    defaultMessage: 'Put city, state and ZIP code into their own boxes',
    description: 'Button under the first line of an address that holds a whole address',
  },
  addressSplit: {
    id: 'address.addressSplit',
    defaultMessage: 'We split the address into its fields. Please check each one.',
    description: 'Said by screen readers after a pasted address was taken apart',
  },
  street2: {
    id: 'address.street2',
    defaultMessage: 'Apartment, suite or unit',
    description: 'Label in an address',
  },
});

/** The parts of an address with their own controls. */
export type AddressField = 'countryCode' | 'stateCode' | 'city' | 'zip' | 'street1' | 'street2';

interface AddressPartsProps {
  /** Errors by part. */
  errorMessages?: Partial<Record<AddressField, ReactNode>>;
  /** A required address has no "(optional)" next to its legend. */
  isRequired?: boolean;
  /** A required address has a postal code too, where its country has any. The rule `address` has the same option. */
  isPostalCodeRequired?: boolean;
  /** The countries that can be chosen, by their codes of ISO 3166-1. All by default. */
  countries?: readonly string[];
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** In a native form, the parts are submitted as `{name}.city` and so on. */
  name?: string;
  /** The id of a form that doesn't contain the group. */
  form?: string;
  /** Tells the browser which of its addresses to fill in. */
  purpose?: 'shipping' | 'billing';
  onFieldBlur?: (field: AddressField, event: FocusEvent) => void;
  onFieldFocus?: (field: AddressField, event: FocusEvent) => void;
}

export interface AddressFieldsProps extends AddressPartsProps {
  /** The legend of the group. */
  label: string;
  description?: ReactNode;
  value?: Address;
  defaultValue?: Address;
  onChange?: (value: Address) => void;
  /** The error of the address as a whole. */
  errorMessage?: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

const submittedParts = ['country', 'state', 'latitude', 'longitude', 'formattedAddress'] as const;

/**
 * An address as a group of fields. The country determines the parts, their order and labels, the list of states and the
 * format of the postal code. Without a list, the state is typed. A part that the country doesn't have is shown if it is
 * filled in.
 */
export function AddressFields({
  label,
  description,
  value,
  defaultValue = emptyAddress,
  onChange,
  errorMessage,
  ref,
  ...parts
}: AddressFieldsProps) {
  reportMissingLabel('fields/AddressFields', label);
  const { isRequired = false, isDisabled, isReadOnly, name, form } = parts;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const groupRef = useControlRef(group, ref);
  const [address, change] = useAddress(group, { value, defaultValue, onChange });
  return (
    <fieldset
      ref={groupRef}
      form={form}
      className={styles.fields}
      aria-describedby={
        [description && `${id}-hint`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
      disabled={isDisabled}
    >
      <legend className={styles.legend}>
        <OwnText>{label}</OwnText>
        {!isRequired && !isDisabled && !isReadOnly && <OptionalMark />}
      </legend>
      {description && (
        <div id={`${id}-hint`} className={styles.description}>
          {description}
        </div>
      )}
      {errorMessage && (
        <ErrorText id={`${id}-error`} control={group}>
          {errorMessage}
        </ErrorText>
      )}
      <OptionalGroup isOptional={!isRequired}>
        <PartFields {...parts} {...{ id, address, change }} />
      </OptionalGroup>
      {name &&
        submittedParts.map((part) => (
          <input key={part} type="hidden" name={`${name}.${part}`} form={form} value={address[part] ?? ''} />
        ))}
    </fieldset>
  );
}

const autofillTokens: Record<AddressField, string> = {
  countryCode: 'country',
  stateCode: 'address-level1',
  city: 'address-level2',
  zip: 'postal-code',
  street1: 'address-line1',
  street2: 'address-line2',
};

/** What the field of a part gets in any country. */
function usePart(
  id: string,
  {
    errorMessages = {},
    isDisabled,
    isReadOnly,
    name,
    form,
    purpose,
    onFieldBlur,
    onFieldFocus,
  }: AddressPartsProps,
) {
  // While a state is being typed, a list that arrives must not take its box away.
  const [isTypingState, setTypingState] = useState(false);
  const part = (field: AddressField) => ({
    id: `${id}-${field}`,
    name: name && `${name}.${field}`,
    form,
    errorMessage: errorMessages[field],
    isDisabled,
    isReadOnly,
    autoComplete: purpose ? `${purpose} ${autofillTokens[field]}` : autofillTokens[field],
    onBlur: (event: FocusEvent) => {
      setTypingState(false);
      onFieldBlur?.(field, event);
    },
    onFocus: (event: FocusEvent) => {
      setTypingState(field === 'stateCode' && event.target.localName === 'input');
      onFieldFocus?.(field, event);
    },
  });
  return { part, isTypingState };
}

type PartAttributes = ReturnType<ReturnType<typeof usePart>['part']>;

interface PartFieldsProps extends AddressPartsProps {
  id: string;
  address: Address;
  change: (parts: Partial<AddressParts>) => void;
}

function PartFields({ id, address, change, ...options }: PartFieldsProps) {
  const intl = useIntl();
  const { isRequired = false, isPostalCodeRequired = false, isReadOnly } = options;
  const { countryCode } = address;
  const language = languageOf(intl.locale);
  const { states, format } = useCountry(countryCode, language);
  const countries = useCountries(options.countries, countryCode);
  const { part, isTypingState } = usePart(id, options);
  const order = useOrder(format.order, countryCode, { C: address.city, S: address.state, Z: address.zip });
  /** Changes the country and the parts that depend on it. */
  const move = ({ state, ...others }: Partial<AddressParts> & { countryCode: string; state: string }) => {
    const country = countries.find(({ code }) => code === others.countryCode)?.name ?? '';
    change({ ...others, country, ...stateParts(state, others.countryCode, language) });
  };

  const fields: Record<string, ReactNode> = {
    A: (
      <StreetFields {...{ part, address, change, isRequired }}>
        {!isReadOnly && (
          <SplitOffer
            {...{ address, countries }}
            onSplit={(parts) => {
              move(parts);
              document.getElementById(`${id}-street1`)?.focus();
            }}
          />
        )}
      </StreetFields>
    ),
    C: (
      <TextField
        {...part('city')}
        label={intl.formatMessage(format.city)}
        isRequired={isRequired && needsCity(countryCode)}
        value={address.city}
        onChange={(city) => change({ city })}
      />
    ),
    S: (
      <StateField
        {...part('stateCode')}
        label={intl.formatMessage(format.state)}
        isRequired={isRequired && needsState(countryCode)}
        states={isTypingState ? null : states}
        address={address}
        onChange={(state) => change(stateParts(state, countryCode, language))}
      />
    ),
    Z: (
      <PostalCodeField
        {...part('zip')}
        label={intl.formatMessage(format.zip)}
        isRequired={isRequired && isPostalCodeRequired}
        value={address.zip}
        onChange={(zip) => change({ zip })}
      />
    ),
  };
  return (
    <>
      <SelectField
        {...part('countryCode')}
        label={intl.formatMessage(messages.country)}
        isRequired={isRequired}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={countryCode}
        onChange={(code) => move({ countryCode: code, state: address.state })}
      />
      {[...order].map((letter) => (
        <Fragment key={letter}>{fields[letter]}</Fragment>
      ))}
    </>
  );
}

/** A single-line input would join the lines of an address. */
function pasteInOneLine(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text/plain').trim();
  if (event.currentTarget.value !== '' || !text.includes('\n') || !splitAddress(text)) return;
  event.preventDefault();
  rewrite(event.currentTarget, text.replace(/\s*\n\s*/g, ', '));
}

interface StreetFieldsProps extends Pick<PartFieldsProps, 'address' | 'change'> {
  part: (field: AddressField) => PartAttributes;
  isRequired: boolean;
  /** Under the first line. */
  children: ReactNode;
}

function StreetFields({ part, address, change, isRequired, children }: StreetFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <div className={styles.offered}>
        <TextField
          {...part('street1')}
          label={intl.formatMessage(messages.street1)}
          isRequired={isRequired}
          value={address.street1}
          onPaste={pasteInOneLine}
          onChange={(street1) => change({ street1 })}
        />
        {children}
      </div>
      <TextField
        {...part('street2')}
        label={intl.formatMessage(messages.street2)}
        value={address.street2}
        onChange={(street2) => change({ street2 })}
      />
    </>
  );
}

interface SplitOfferProps {
  address: AddressParts;
  countries: readonly { code: string }[];
  onSplit: (parts: SplitAddress) => void;
}

/** If the first line contains a whole address, offers to split it. Nothing changes without the user's consent. */
function SplitOffer({ address, countries, onSplit }: SplitOfferProps) {
  const intl = useIntl();
  const { street1, city, zip, countryCode } = address;
  const whole = street1.length > 12 && !city && !zip ? splitAddress(street1) : null;
  if (!whole || (countryCode && countryCode !== whole.countryCode)) return null;
  if (!countries.some(({ code }) => code === whole.countryCode)) return null;
  return (
    <Button
      variant="secondary"
      onPress={() => {
        announce(intl.formatMessage(messages.addressSplit));
        onSplit(whole);
      }}
    >
      {intl.formatMessage(messages.splitAddress)}
    </Button>
  );
}

interface PartProps extends PartAttributes {
  label: string;
  isRequired: boolean;
  onChange: (text: string) => void;
}

interface StateFieldProps extends PartProps {
  /** Those to choose from, or null if the state is typed. */
  states: readonly Subdivision[] | null;
  address: AddressParts;
}

function StateField({ states, address, ...field }: StateFieldProps) {
  if (!states) return <TextField {...field} width="medium" value={address.state} />;
  // An old record may have only the state's name.
  const stateCode = address.stateCode || findState(states, address.state)?.code;
  return (
    <SelectField
      {...field}
      width="medium"
      options={states.map((state) => ({ value: state.code, label: state.name }))}
      // One that isn't in the list, such as of the country before, stays until it's replaced.
      value={stateCode || address.state}
    />
  );
}

function PostalCodeField({ value, onChange, onBlur, ...field }: PartProps & { value: string }) {
  return (
    <TextField
      {...field}
      width="short"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        // Stored as it's checked: digits of any script as 0 to 9.
        const zip = normalizeTyped(value);
        if (zip !== value && !field.isReadOnly) onChange(zip);
        onBlur(event);
      }}
    />
  );
}

AddressFields.binding = {
  empty: emptyAddress,
  parts: ['countryCode', 'street1', 'street2', 'city', 'stateCode', 'zip'],
} satisfies FieldBinding;
