import { defaultTimeZone, listTimeZones, timeZoneLabel } from '@institute/values/formats';
import { useState } from 'react';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { RadioGroup, type RadioGroupProps } from '../choices/RadioGroup.tsx';
import type { OptionalDescription } from '../data/DescriptionList.tsx';
import { SelectField, type SelectFieldProps } from '../fields/SelectField.tsx';

const messages = defineMessages({
  language: {
    id: 'language.label',
    defaultMessage: 'Language',
    description: 'Name of the control that changes the language of the app',
  },
  timeZone: {
    id: 'timeZone.label',
    defaultMessage: 'Time zone',
    description: 'Label of the list of time zones',
  },
});

const sameAsDevice = (intl: IntlShape) =>
  intl.formatMessage(
    {
      id: 'timeZone.sameAsDevice',
      defaultMessage: 'Same as this device ({zone})',
      description: 'The first choice of the list of time zones',
    },
    { zone: timeZoneLabel(defaultTimeZone(), intl.locale) },
  );

/** A language with its code (ISO 639-1) and its name in that language. */
interface Language {
  value: string;
  lang: string;
  label: string;
}

const nameOf = ({ lang, label }: Language) => <span lang={lang}>{label}</span>;

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

/** The saved answers of both fields, for a `DescriptionList`. */
export function useLanguageItems(
  languages: readonly Language[],
  language: string,
  timeZone: string | null,
): OptionalDescription[] {
  const intl = useIntl();
  const chosen = languages.find(({ value }) => value === language);
  const zone = listTimeZones(timeZone ?? undefined, intl.locale).find(({ value }) => value === timeZone);
  return [
    chosen && { term: intl.formatMessage(messages.language), value: nameOf(chosen) },
    { term: intl.formatMessage(messages.timeZone), value: zone?.label ?? sameAsDevice(intl) },
  ];
}
