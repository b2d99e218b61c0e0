import { type ComponentPropsWithRef, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import {
  formatPhone,
  isInternational,
  isStoredPhone,
  loadPhoneNumbers,
  type PhoneNumbers,
  phoneNumbers,
  plainPhone,
} from '../formats/phone.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import { type FieldProps, useErrorAnnouncement, useFieldIds, useMergedRef } from './field-ids.ts';
import { useFormattedInput } from './formatted-input.ts';
import * as styles from './PhoneField.css.ts';
import { rewrite } from './rewrite.ts';
import { SelectField, type SelectOption } from './SelectField.tsx';

const messages = defineMessages({
  phoneHint: {
    defaultMessage: 'For a number outside the United States, start with + and the country code',
    description: 'Hint of a phone number box',
  },
  phoneListHint: {
    defaultMessage: 'Choose the country, or start with + and the country code',
    description: 'Hint of a phone number box with a list of countries before it',
  },
});

const homeCountry = 'US';

export interface PhoneFieldProps
  extends FieldProps,
    Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'onBlur' | 'onFocus'> {
  /** E.164, followed by ` ext. 12` if there is an extension. Any other text is shown as is. */
  value?: string;
  defaultValue?: string;
  /** The number if there is one, else the text. */
  onChange?: (value: string) => void;
  /** Adds a list of all countries before the box, for users who don't know their calling code. */
  hasCountryList?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A phone number of any country in a single box: typed or pasted in any format, and formatted on blur. Its country is
 * shown below. Without `+`, it is a number of the country chosen in the list, or of the United States. The numbering
 * plans are loaded when the field is first used, or has a foreign number to show.
 */
export function PhoneField({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  name,
  form,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  onFocus,
  autoComplete = 'tel',
  hasCountryList = false,
  ref,
  ...rest
}: PhoneFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const hold = useMergedRef(control, ref);
  const [fetched, setNumbers] = useState<PhoneNumbers | null>(phoneNumbers);
  // A server may have loaded them for an earlier page when the browser hasn't.
  const isHydrating = useIsHydrating();
  const numbers = isHydrating ? null : fetched;
  const [chosen, setChosen] = useState(homeCountry);
  /** The current value before the next render, because selecting a country changes the text too. */
  const home = useRef(chosen);
  useLayoutEffect(() => {
    home.current = chosen;
  }, [chosen]);
  /** The number as typed, before formatting: in another country it may be a different number. */
  const typed = useRef<string | null>(null);
  const isChoosing = useRef(false);

  const read = (text: string): string => {
    const found = phoneNumbers()?.read(text, home.current);
    if (found?.isValid) return found.value;
    // Not yet a valid number of the chosen country. Without its calling code, it could pass for one of another
    // country.
    const code = home.current === homeCountry ? null : callingCodeOf(phoneNumbers(), home.current);
    return code && /\p{Nd}/u.test(text) && !isInternational(text) ? `+${code} ${plainPhone(text)}` : text;
  };
  const { text, current, change, reparse, reformat } = useFormattedInput({
    control,
    value,
    defaultValue,
    show: formatPhone,
    read,
    onChange: (next) => onChange?.(next),
  });

  const fetchNumbers = () => {
    if (numbers) return;
    loadPhoneNumbers().then(
      (loaded) => {
        setNumbers(loaded);
        // Synchronous rather than after a render, because a submit waiting for the same plans sends the value next.
        arriveLatest.current();
      },
      () => {
        // Offline, the rule retries on submit. Until then the text stays as typed.
      },
    );
  };
  const fetchLatest = useRef(fetchNumbers);
  useEffect(() => {
    fetchLatest.current = fetchNumbers;
  });
  // Domestic numbers are grouped without the plans.
  const isUngrouped = isStoredPhone(text) && formatPhone(text) === text;
  useEffect(() => {
    if (hasCountryList || isUngrouped) fetchLatest.current();
  }, [hasCountryList, isUngrouped]);

  const arrive = () => {
    if (isStoredPhone(text) && typed.current === null) reformat(formatPhone(text));
    else if (!isReadOnly) {
      // The field was blurred before the plans were loaded, so format it now.
      const input = control.current;
      const left = input && document.activeElement !== input ? read(input.value) : '';
      if (isStoredPhone(left)) change(formatPhone(left));
      else reparse();
    }
  };
  const arriveLatest = useRef(arrive);
  useEffect(() => {
    arriveLatest.current = arrive;
  });
  useEffect(() => {
    if (numbers) arriveLatest.current();
  }, [numbers]);

  const found = numbers?.read(text, chosen);
  const country = found?.isValid ? found.country : null;
  // The list keeps the number's country while the number is edited.
  if (country && country !== chosen && hasCountryList) setChosen(country);
  const countryName = country && new Intl.DisplayNames(intl.locale, { type: 'region' }).of(country);
  const note =
    countryName &&
    intl.formatMessage(
      {
        defaultMessage: 'Number of {country}',
        description: 'Under a phone number box; the country that the number belongs to',
      },
      { country: countryName },
    );
  const said = useRef(note);
  useEffect(() => {
    if (note && said.current !== note && document.activeElement === control.current) announce(note);
    if (note) said.current = note;
  }, [note]);

  /** Reads the same digits as a number of another country. */
  const choose = (next: string) => {
    const { current: input } = control;
    const asTyped = typed.current !== null && read(typed.current) === current ? typed.current : text;
    setChosen(next);
    home.current = next;
    if (!input || !numbers || !/\p{Nd}/u.test(asTyped)) return;
    const national = isInternational(asTyped) ? nationalOf(numbers, asTyped) : plainPhone(asTyped);
    const number = numbers.read(national, next);
    const abroad = next === homeCountry ? '' : `+${callingCodeOf(numbers, next)} `;
    isChoosing.current = true;
    rewrite(input, number?.isValid ? number.text : `${abroad}${national}`);
    isChoosing.current = false;
    typed.current = national;
  };

  const ids = useFieldIds({ id, description: true, errorMessage }, Boolean(note));
  useErrorAnnouncement(control, errorMessage);
  const box = (
    <Field
      {...{ ids, label, errorMessage, isRequired, isDisabled, isReadOnly, note }}
      description={
        description ?? intl.formatMessage(hasCountryList ? messages.phoneListHint : messages.phoneHint)
      }
    >
      <input
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        {...rest}
        {...ids.control}
        ref={hold}
        value={text}
        form={form}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        // Phone numbers read from left to right in every script.
        dir="ltr"
        className={`${frame.width.medium} ${frame.figures}`}
        onChange={(event) => {
          fetchNumbers();
          if (!isChoosing.current) typed.current = event.target.value;
          change(event.target.value);
        }}
        onFocus={(event) => {
          fetchNumbers();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          const left = phoneNumbers()?.read(event.target.value, chosen);
          if (left?.isValid) reformat(left.text);
          onBlur?.(event);
        }}
      />
      {name && <input type="hidden" name={name} form={form} value={current} disabled={isDisabled} />}
    </Field>
  );
  if (!hasCountryList) return box;
  return (
    <div className={styles.fields}>
      <SelectField
        label={intl.formatMessage(
          {
            defaultMessage: '{label}: country',
            description: 'Label of the list of countries before a phone number box; label is that of the box',
          },
          { label },
        )}
        isRequired
        width="medium"
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        options={listCallingCodes(numbers, intl.locale)}
        value={chosen}
        onChange={choose}
      />
      {box}
    </div>
  );
}

const callingCodeOf = (numbers: PhoneNumbers | null, country: string) =>
  numbers?.countries().find((option) => option.country === country)?.callingCode ?? null;

/** The national part of a number, complete or not. */
function nationalOf(numbers: PhoneNumbers, text: string): string {
  const found = numbers.read(text);
  if (found) return found.national;
  const digits = plainPhone(text).replace(/^\(?(?:\+|00)\D*/, '');
  const codes = numbers.countries().map(({ callingCode }) => callingCode);
  const code = [3, 2, 1].map((length) => digits.slice(0, length)).find((start) => codes.includes(start));
  return digits.slice(code?.length ?? 0).trim();
}

function listCallingCodes(numbers: PhoneNumbers | null, locale: string): SelectOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = numbers?.countries() ?? [{ country: 'US', callingCode: '1' }];
  return countries
    .map(({ country, callingCode }) => ({
      value: country,
      label: `${names.of(country)} (+${callingCode})`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
