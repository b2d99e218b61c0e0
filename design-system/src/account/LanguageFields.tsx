import { listTimeZones } from '@institute/values/formats';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RadioGroup, type RadioGroupProps } from '../choices/RadioGroup.tsx';
import { SelectField, type SelectFieldProps } from '../fields/SelectField.tsx';
import { type Language, messages, nameOf, sameAsDevice } from './language-items.tsx';

export interface LanguageFieldProps extends Omit<RadioGroupProps, 'label' | 'options'> {
  /** Without any, nothing is shown. */
  languages: readonly Language[];
}

/** The language that the institute uses with the user. */
export function LanguageField({ languages, ...props }: LanguageFieldProps) {
  const label = useIntl().formatMessage(messages.language);
  if (languages.length === 0) return null;
  const options = languages.map((language) => ({ value: language.value, label: nameOf(language) }));
  return <RadioGroup isRequired {...props} {...{ label, options }} />;
}

/** The time zone of the user. With none chosen, it is the device's. */
export function TimeZoneField(props: Omit<SelectFieldProps, 'label' | 'options' | 'placeholder'>) {
  const intl = useIntl();
  const [saved] = useState(props.value);
  return (
    <SelectField
      {...props}
      label={intl.formatMessage(messages.timeZone)}
      placeholder={sameAsDevice(intl)}
      options={listTimeZones(saved, intl.locale)}
    />
  );
}
