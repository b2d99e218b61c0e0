import {
  type Address,
  type AddressParts,
  emptyAddress,
  formatAddress,
} from '@institute/values/formats/address';
import { languageOf } from '@institute/values/formats/region';
import { type SplitAddress, splitAddress } from '@institute/values/formats/split-address';
import { findState } from '@institute/values/formats/states';
import { normalizeTyped } from '@institute/values/formats/typed-text';
import { needsCity, needsState } from '@institute/values/rules/address';
import {
  type FocusEvent,
  Fragment,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { useRegion } from '../intl/region.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import * as styles from './AddressFields.css.ts';
import type { FieldBinding } from './binding.ts';
import { ErrorText, OptionalGroup, OptionalMark } from './Field.tsx';
import { useErrorAnnouncement, useFormReset, useMergedRef } from './field-ids.ts';
import { reportMissingLabel } from './missing-label.ts';
import { addressFormatOf, listCountries, loadAddresses, statesOf } from './regions.ts';
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

export interface AddressFieldsProps {
  /** The legend of the group. */
  label: string;
  description?: ReactNode;
  value?: Address;
  defaultValue?: Address;
  onChange?: (value: Address) => void;
  /** The error of the address as a whole. */
  errorMessage?: ReactNode;
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
  ref?: Ref<HTMLFieldSetElement>;
}

const partNames = [
  'country',
  'countryCode',
  'state',
  'stateCode',
  'city',
  'zip',
  'street1',
  'street2',
] as const;

const isSame = (a: AddressParts, b: AddressParts) => partNames.every((part) => a[part] === b[part]);

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
  errorMessages = {},
  isRequired = false,
  isPostalCodeRequired = false,
  countries: allowed,
  isDisabled,
  isReadOnly,
  name,
  form,
  purpose,
  onFieldBlur,
  onFieldFocus,
  ref,
}: AddressFieldsProps) {
  reportMissingLabel('fields/AddressFields', label);
  const intl = useIntl();
  const id = useId();
  const [kept, setKept] = useState(defaultValue);
  const address = value ?? kept;
  // Several parts can change before the next render.
  const latest = useRef<AddressParts>(address);
  useLayoutEffect(() => {
    latest.current = address;
  });
  const group = useRef<HTMLFieldSetElement>(null);
  const groupRef = useMergedRef(group, ref);
  useErrorAnnouncement(group, errorMessage);
  // The address as received. Its coordinates stay until the address changes.
  const given = useRef(address);
  const lastReported = useRef<Address | null>(null);
  useEffect(() => {
    if (address !== lastReported.current) given.current = address;
  }, [address]);
  useFormReset(group, value === undefined ? () => setKept(defaultValue) : null);

  const { countryCode } = address;
  const isHydrating = useIsHydrating();
  const { homeCountry } = useRegion();
  const language = languageOf(intl.locale);
  const { states, format } = useCountry(countryCode, language, isHydrating);
  // On a server only the chosen one, because servers and browsers name and sort countries differently.
  const countries = useCountries(intl.locale, homeCountry).filter(
    ({ code }) => code === countryCode || (!isHydrating && (allowed?.includes(code) ?? true)),
  );

  const change = (parts: Partial<AddressParts>) => {
    const next = { ...latest.current, ...parts };
    const isUnmoved = isSame(next, given.current);
    const complete: Address = {
      ...next,
      latitude: isUnmoved ? given.current.latitude : null,
      longitude: isUnmoved ? given.current.longitude : null,
      formattedAddress: formatAddress(next, intl.locale),
    };
    lastReported.current = complete;
    latest.current = complete;
    if (value === undefined) setKept(complete);
    onChange?.(complete);
  };
  /** A typed or autofilled state, by name or code. Without a list it is kept as is. */
  const stateParts = (text: string, code = countryCode) => {
    const found = findState(statesOf(code, language) ?? [], text);
    return found ? { state: found.name, stateCode: found.code } : { state: text, stateCode: '' };
  };

  // If the first line contains a whole address, offers to split it into the parts. Nothing changes without the user's
  // consent.
  const whole =
    address.street1.length > 12 && !address.city && !address.zip ? splitAddress(address.street1) : null;
  const canSplit =
    whole &&
    !isReadOnly &&
    (!countryCode || countryCode === whole.countryCode) &&
    countries.some(({ code }) => code === whole.countryCode);
  const takeApart = ({ state, ...others }: SplitAddress) => {
    const found = countries.find(({ code }) => code === others.countryCode);
    change({ ...others, country: found?.name ?? '', ...stateParts(state, others.countryCode) });
    announce(intl.formatMessage(messages.addressSplit));
    document.getElementById(`${id}-street1`)?.focus();
  };

  // While a state is being typed, a list that arrives must not take its box away.
  const [isTypingState, setTypingState] = useState(false);
  const part = (field: AddressField) => ({
    id: `${id}-${field}`,
    name: name && `${name}.${field}`,
    form,
    errorMessage: errorMessages[field],
    isDisabled,
    isReadOnly,
    onBlur: (event: FocusEvent) => {
      setTypingState(false);
      onFieldBlur?.(field, event);
    },
    onFocus: (event: FocusEvent) => {
      setTypingState(field === 'stateCode' && event.target.localName === 'input');
      onFieldFocus?.(field, event);
    },
  });
  const token = (kind: string) => (purpose ? `${purpose} ${kind}` : kind);
  // Where addresses have no state, one that is filled in is a text.
  const hasStateList = !isTypingState && states !== null && states.length > 0 && format.order.includes('S');
  // An old record may have only the state's name.
  const stateCode = address.stateCode || (hasStateList ? (findState(states, address.state)?.code ?? '') : '');

  const fields: Record<string, ReactNode> = {
    A: (
      <>
        <div className={styles.offered}>
          <TextField
            {...part('street1')}
            label={intl.formatMessage(messages.street1)}
            isRequired={isRequired}
            autoComplete={token('address-line1')}
            value={address.street1}
            onPaste={(event) => {
              // A single-line input would join the lines.
              const text = event.clipboardData.getData('text/plain').trim();
              if (event.currentTarget.value !== '' || !text.includes('\n') || !splitAddress(text)) return;
              event.preventDefault();
              rewrite(event.currentTarget, text.replace(/\s*\n\s*/g, ', '));
            }}
            onChange={(street1) => change({ street1 })}
          />
          {canSplit && (
            <Button variant="secondary" onPress={() => takeApart(whole)}>
              {intl.formatMessage(messages.splitAddress)}
            </Button>
          )}
        </div>
        <TextField
          {...part('street2')}
          label={intl.formatMessage(messages.street2)}
          autoComplete={token('address-line2')}
          value={address.street2}
          onChange={(street2) => change({ street2 })}
        />
      </>
    ),
    C: (
      <TextField
        {...part('city')}
        label={intl.formatMessage(format.city)}
        isRequired={isRequired && needsCity(countryCode)}
        autoComplete={token('address-level2')}
        value={address.city}
        onChange={(city) => change({ city })}
      />
    ),
    S: hasStateList ? (
      <SelectField
        {...part('stateCode')}
        label={intl.formatMessage(format.state)}
        isRequired={isRequired && needsState(countryCode)}
        width="medium"
        autoComplete={token('address-level1')}
        options={states.map((state) => ({ value: state.code, label: state.name }))}
        // One that isn't in the list, such as of the country before, stays until it's replaced.
        value={stateCode || address.state}
        onChange={(code) => change(stateParts(code))}
      />
    ) : (
      <TextField
        {...part('stateCode')}
        label={intl.formatMessage(format.state)}
        isRequired={isRequired && needsState(countryCode)}
        width="medium"
        autoComplete={token('address-level1')}
        value={address.state}
        onChange={(text) => change(stateParts(text))}
      />
    ),
    Z: (
      <TextField
        {...part('zip')}
        label={intl.formatMessage(format.zip)}
        isRequired={isRequired && isPostalCodeRequired}
        onBlur={(event) => {
          // Stored as it's checked: digits of any script as 0 to 9.
          const zip = normalizeTyped(address.zip);
          if (zip !== address.zip && !isReadOnly) change({ zip });
          part('zip').onBlur(event);
        }}
        width="short"
        autoComplete={token('postal-code')}
        autoCapitalize="characters"
        spellCheck={false}
        value={address.zip}
        onChange={(zip) => change({ zip })}
      />
    ),
  };
  const order = useOrder(format.order, countryCode, { C: address.city, S: address.state, Z: address.zip });

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
      <ErrorText id={`${id}-error`}>{errorMessage}</ErrorText>
      <OptionalGroup isOptional={!isRequired}>
        <SelectField
          {...part('countryCode')}
          label={intl.formatMessage(messages.country)}
          isRequired={isRequired}
          autoComplete={token('country')}
          options={countries.map(({ code, name: countryName }) => ({ value: code, label: countryName }))}
          value={countryCode}
          onChange={(code) => {
            const chosen = countries.find((option) => option.code === code);
            change({ countryCode: code, country: chosen?.name ?? '', ...stateParts(address.state, code) });
          }}
        />
        {[...order].map((letter) => (
          <Fragment key={letter}>{fields[letter]}</Fragment>
        ))}
      </OptionalGroup>
      {name &&
        (['country', 'state', 'latitude', 'longitude', 'formattedAddress'] as const).map((hidden) => (
          <input
            key={hidden}
            type="hidden"
            name={`${name}.${hidden}`}
            form={form}
            value={address[hidden] ?? ''}
          />
        ))}
    </fieldset>
  );
}

/**
 * The order of the parts, with those at its end that are filled in although the country doesn't have them. They stay when
 * they are emptied, because they have the focus then.
 */
function useOrder(order: string, countryCode: string, filled: Record<string, string>): string {
  const [more, setMore] = useState({ countryCode, parts: '' });
  const before = more.countryCode === countryCode ? more.parts : '';
  const parts = Object.keys(filled)
    .filter((part) => !order.includes(part) && (before.includes(part) || filled[part]))
    .join('');
  if (parts !== before || more.countryCode !== countryCode) setMore({ countryCode, parts });
  return order + parts;
}

/** The states of a country and how its addresses are written, which are loaded for most. */
function useCountry(countryCode: string, language: string, isHydrating: boolean) {
  const [, setLoaded] = useState(0);
  useEffect(() => {
    if (!countryCode || statesOf(countryCode)) return;
    let isHere = true;
    loadAddresses().then(
      () => {
        if (isHere) setLoaded((count) => count + 1);
      },
      () => {
        // Offline, the state can be typed.
      },
    );
    return () => {
      isHere = false;
    };
  }, [countryCode]);
  // A server may have loaded them for an earlier page when the browser hasn't.
  const found = addressFormatOf(countryCode, language, !isHydrating);
  // The parts stay where they are until it is known where they belong.
  const [shown, setShown] = useState(() => found ?? addressFormatOf('', language)!);
  if (found && found !== shown) setShown(found);
  return { states: isHydrating ? null : statesOf(countryCode, language), format: found ?? shown };
}

const useCountries = (locale: string, homeCountry: string) =>
  useMemo(() => listCountries(locale, homeCountry), [locale, homeCountry]);

AddressFields.binding = {
  empty: emptyAddress,
  parts: ['countryCode', 'street1', 'street2', 'city', 'stateCode', 'zip'],
} satisfies FieldBinding;
