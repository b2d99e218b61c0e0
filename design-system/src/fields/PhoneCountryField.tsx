import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { homeCountry, type PhoneNumbers } from '../formats/phone.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

interface PhoneCountryFieldProps
  extends Pick<SelectFieldProps, 'isDisabled' | 'isReadOnly' | 'value' | 'onChange'> {
  /** The label of the phone box. */
  label: string;
  plans: PhoneNumbers | null;
}

/** All countries with their calling codes, before a phone box. */
export function PhoneCountryField({ label, plans, ...props }: PhoneCountryFieldProps) {
  const intl = useIntl();
  const options = useMemo(() => listCallingCodes(plans, intl.locale), [plans, intl.locale]);
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

function listCallingCodes(numbers: PhoneNumbers | null, locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = numbers?.countries() ?? [{ country: homeCountry, callingCode: '1' }];
  return countries
    .map(({ country, callingCode }) => ({
      value: country,
      label: `${names.of(country)} (+${callingCode})`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
