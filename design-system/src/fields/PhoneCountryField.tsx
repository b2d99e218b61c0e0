import type { PhoneNumbers } from '@institute/values/formats/phone';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

interface PhoneCountryFieldProps
  extends Pick<SelectFieldProps, 'isDisabled' | 'isReadOnly' | 'value' | 'onChange'> {
  /** The label of the phone box. */
  label: string;
  plans: PhoneNumbers | null;
  homeCountry: string;
}

/** All countries with their calling codes, before a phone box. */
export function PhoneCountryField({ label, plans, homeCountry, ...props }: PhoneCountryFieldProps) {
  const intl = useIntl();
  const options = useMemo(
    () => listCallingCodes(plans, homeCountry, intl.locale),
    [plans, homeCountry, intl.locale],
  );
  return (
    <SelectField
      {...props}
      label={intl.formatMessage(
        {
          id: 'phone.country',
          defaultMessage: '{label}: country',
          description: 'Label of the list of countries before a phone number box; label is that of the box',
        },
        { label },
      )}
      // There is always a country, so none to choose.
      isFilter
      width="medium"
      options={options}
    />
  );
}

function listCallingCodes(numbers: PhoneNumbers | null, homeCountry: string, locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  // The home country is chosen from the start.
  const countries = numbers?.countries() ?? [{ country: homeCountry, callingCode: '' }];
  return countries
    .map(({ country, callingCode }) => ({
      value: country,
      label: callingCode ? `${names.of(country)} (+${callingCode})` : names.of(country)!,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
