import { defaultTimeZone, isTimeZone, timeZonePlace } from '@institute/values/formats';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import type { OptionalDescription } from '../data/DescriptionList.tsx';
import { timeZoneName } from '../intl/time-zone-name.ts';

export const messages = defineMessages({
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

export const sameAsDevice = (intl: IntlShape) =>
  intl.formatMessage(
    {
      id: 'timeZone.sameAsDevice',
      defaultMessage: 'Same as this device ({zone})',
      description: 'The first choice of the list of time zones',
    },
    { zone: timeZonePlace(defaultTimeZone(), intl.locale) },
  );

/** A language with its code (ISO 639-1) and its name in that language. */
export interface Language {
  value: string;
  lang: string;
  label: string;
}

export const nameOf = ({ lang, label }: Language) => <span lang={lang}>{label}</span>;

/** The saved answers of both fields, for a `DescriptionList`. */
export function useLanguageItems(
  languages: readonly Language[],
  language: string,
  timeZone: string | null,
): OptionalDescription[] {
  const intl = useIntl();
  const chosen = languages.find(({ value }) => value === language);
  return [
    chosen && { term: intl.formatMessage(messages.language), value: nameOf(chosen) },
    {
      term: intl.formatMessage(messages.timeZone),
      value: timeZone && isTimeZone(timeZone) ? timeZoneName(intl, timeZone) : sameAsDevice(intl),
    },
  ];
}
