import { type ComponentPropsWithRef, type Ref, useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../feedback/announcement.ts';
import { formatPhone, loadPhoneNumbers, type PhoneNumbers, phoneNumbers } from '../formats/phone.ts';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import * as styles from './PhoneField.css.ts';
import { rewrite } from './rewrite.ts';
import { SelectField, type SelectOption } from './SelectField.tsx';
import { useShownText } from './shown-text.ts';
import { type FieldProps, useErrorAnnouncement, useFieldWiring, useHold } from './wiring.ts';

const words = defineMessages({
  phoneHint: {
    defaultMessage: 'For a number outside the United States, begin with + and the country code',
    description: 'Hint of a phone number box',
  },
});

export interface PhoneFieldProps
  extends FieldProps,
    Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'onBlur' | 'onFocus'> {
  /** E.164, with ` ext. 12` after it where there is an extension; a text that is no number is shown as it is. */
  value?: string;
  defaultValue?: string;
  /** The number where there is one, else the text. */
  onChange?: (value: string) => void;
  /** Before the box: a list of all countries, for who does not know the code of theirs. */
  hasCountryList?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A telephone number of any country in one box: typed or pasted in any format, put in order when the box is left. Its
 * country is told in words. The numbering plans are fetched when the box is first used.
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
  const hold = useHold(control, ref);
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(phoneNumbers);
  const read = (text: string) => {
    const found = phoneNumbers()?.read(text);
    return found?.isValid ? found.value : text;
  };
  const { text, current, change, reread, respell } = useShownText({
    control,
    value,
    defaultValue,
    show: formatPhone,
    read,
    onChange: (next) => onChange?.(next),
  });

  const fetchNumbers = () => {
    if (numbers) return;
    loadPhoneNumbers().then(setNumbers, () => {
      // Offline: the rule asks again when the form is sent; until then the text stays as typed.
    });
  };
  const fetchLatest = useRef(fetchNumbers);
  useEffect(() => {
    fetchLatest.current = fetchNumbers;
  });
  useEffect(() => {
    if (hasCountryList) fetchLatest.current();
  }, [hasCountryList]);

  const rereadLatest = useRef(reread);
  useEffect(() => {
    rereadLatest.current = reread;
  });
  useEffect(() => {
    if (numbers && !isReadOnly) rereadLatest.current();
  }, [numbers, isReadOnly]);

  const found = numbers?.read(text);
  const country = found?.isValid ? found.country : null;
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
  const [chosen, setChosen] = useState('US');
  const said = useRef(note);
  useEffect(() => {
    if (note && said.current !== note && document.activeElement === control.current) announce(note);
    if (note) said.current = note;
  }, [note]);

  const wiring = useFieldWiring({ id, description: true, errorMessage }, Boolean(note));
  useErrorAnnouncement(control, errorMessage);
  const box = (
    <Field
      {...{ wiring, label, errorMessage, isRequired, isDisabled, isReadOnly, note }}
      description={description ?? intl.formatMessage(words.phoneHint)}
    >
      <input
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        {...rest}
        {...wiring.control}
        ref={hold}
        value={text}
        form={form}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        // Numbers run from left to right in every script.
        dir="ltr"
        className={`${frame.width.medium} ${frame.figures}`}
        onChange={(event) => {
          fetchNumbers();
          change(event.target.value);
        }}
        onFocus={(event) => {
          fetchNumbers();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          const left = phoneNumbers()?.read(event.target.value);
          if (left?.isValid) respell(left.text);
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
        value={country ?? chosen}
        onChange={(next) => {
          const code = numbers?.countries().find((option) => option.country === next)?.callingCode;
          setChosen(next);
          if (!code || !control.current) return;
          // The digits stay; only the country before them changes.
          const digits = found?.national ?? text.replace(/^\s*\+\d*\s*/, '');
          rewrite(control.current, next === 'US' ? digits : `+${code} ${digits}`);
        }}
      />
      {box}
    </div>
  );
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
