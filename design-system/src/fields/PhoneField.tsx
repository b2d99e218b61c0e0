import type { PhoneNumbers } from '@institute/values/formats/phone';
import { countryOfEntry, type PhoneEntry } from '@institute/values/formats/phone-entry';
import { type RefObject, useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { useRegion } from '../intl/region.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { join } from '../theme/parts.ts';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { labelText } from './label-text.ts';
import { PhoneCountryField } from './PhoneCountryField.tsx';
import * as styles from './PhoneField.css.ts';
import { usePhoneEntry } from './phone-state.ts';

const messages = defineMessages({
  phoneHint: {
    id: 'phone.hint',
    defaultMessage: 'For a number from another country, start with + and the country code',
    description: 'Hint of a phone number box',
  },
  phoneListHint: {
    id: 'phone.listHint',
    defaultMessage: 'Choose the country, or start with + and the country code',
    description: 'Hint of a phone number box with a list of countries before it',
  },
});

export interface PhoneFieldProps extends StyledFieldProps, ControlProps<'input'> {
  /** E.164, followed by ` ext. 12` if there is an extension. Any other text is shown as is. */
  value?: string;
  defaultValue?: string;
  /** The number if there is one, else the text. */
  onChange?: (value: string) => void;
  /** Adds a list of all countries before the box, for users who don't know their calling code. */
  hasCountryList?: boolean;
}

interface CountryNoteOptions extends Pick<PhoneFieldProps, 'hasCountryList'> {
  control: RefObject<HTMLInputElement | null>;
  entry: PhoneEntry;
  /** null until they are loaded. */
  plans: PhoneNumbers | null;
  homeCountry: string;
}

/** Announces the country of a number when it changes while typing. Returns its name, unless it goes without saying. */
function useCountryNote({ control, entry, plans, homeCountry, hasCountryList }: CountryNoteOptions) {
  const intl = useIntl();
  const country = countryOfEntry(entry, plans);
  const named = hasCountryList || country !== homeCountry ? country : null;
  const countryName = named && new Intl.DisplayNames(intl.locale, { type: 'region' }).of(named);
  const note =
    countryName &&
    intl.formatMessage(
      {
        id: 'phone.numberOf',
        defaultMessage: '{country} number',
        description: 'Under a phone number box; the country that the number belongs to',
      },
      { country: countryName },
    );
  const lastAnnounced = useRef(note);
  useEffect(() => {
    if (note && lastAnnounced.current !== note && document.activeElement === control.current) announce(note);
    if (note) lastAnnounced.current = note;
  }, [control, note]);
  if (hasCountryList) return undefined;
  // Its line is there before the country is known, so that what is below stays.
  return note ?? (!country && entry.text.startsWith('+') && '\u00A0');
}

/**
 * A phone number of any country in a single box: typed or pasted in any format, and formatted on blur. Without `+`, it is
 * a number of the country chosen in the list, or of the region's home country. Another country's name is shown below.
 */
export function PhoneField({
  label,
  description,
  isDisabled,
  isReadOnly = false,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  onFocus,
  autoComplete = 'tel',
  hasCountryList = false,
  className,
  style,
  ...props
}: PhoneFieldProps) {
  const intl = useIntl();
  const { homeCountry } = useRegion();
  const control = useRef<HTMLInputElement>(null);
  const { entry, plans, update, loadPlans } = usePhoneEntry({
    control,
    value,
    defaultValue,
    onChange: (next) => onChange?.(next),
    hasCountryList,
    homeCountry,
    isReadOnly,
  });

  const note = useCountryNote({ control, entry, plans, homeCountry, hasCountryList });
  const hint = hasCountryList ? messages.phoneListHint : messages.phoneHint;
  const box = (
    <Field
      component="fields/PhoneField"
      {...props}
      {...{ control, label, isDisabled, isReadOnly, note }}
      {...(!hasCountryList && { className, style })}
      submitted={entry.value}
      shown={useIsHydrating() ? entry.text : undefined}
      description={description ?? intl.formatMessage(hint)}
    >
      {(field) => (
        <input
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          {...field}
          value={entry.text}
          // Phone numbers read from left to right in every script.
          dir="ltr"
          className={join(frame.width.medium, frame.figures, field.className)}
          onChange={(event) => {
            loadPlans();
            update({ type: 'entered', text: event.target.value });
          }}
          onFocus={(event) => {
            loadPlans();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            update({ type: 'left' });
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
  if (!hasCountryList) return box;
  return (
    <div className={join(styles.fields, className)} style={style}>
      <PhoneCountryField
        {...{ plans, homeCountry, isDisabled, isReadOnly }}
        label={labelText(label)}
        value={entry.country}
        onChange={(country) => update({ type: 'countryChosen', country })}
      />
      {box}
    </div>
  );
}
