import { RadioGroup, SelectField } from '@institute/design-system';
import { SaveButtons } from '@institute/design-system/forms';
import { defaultTimeZone, listTimeZones, timeZoneLabel } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { languageOptions } from '../institute.ts';
import { preferences } from '../preferences.ts';
import { type Student, timeZoneToSend } from '../student.ts';
import { sameAsDevice } from './same-as-device.ts';
import { type SectionFormProps, useSectionForm } from './section-form.tsx';

const schema = z.object({
  languageIso2LetterCode: z.enum(['EN', 'ES']),
  user: z.object({ timeZone: z.string() }),
});

const valuesOf = ({ languageIso2LetterCode, user }: Student) => ({
  languageIso2LetterCode,
  user: { timeZone: user.timeZone ?? '' },
});

export function LanguageForm(props: SectionFormProps) {
  const intl = useIntl();
  const form = useSectionForm({
    ...props,
    schema,
    valuesOf,
    toBody: ({ languageIso2LetterCode, user }) => ({
      languageIso2LetterCode,
      user: { timeZone: timeZoneToSend(user.timeZone) },
    }),
    onSaved: ({ languageIso2LetterCode }) =>
      preferences.locale.set(languageIso2LetterCode === 'ES' ? 'es' : 'en'),
  });
  const languages = languageOptions();
  return (
    <form.Form>
      {languages.length > 0 && (
        <form.Field
          name="languageIso2LetterCode"
          as={RadioGroup}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Language' })}
          options={languages.map(({ value, lang, label }) => ({
            value,
            label: <span lang={lang}>{label}</span>,
          }))}
        />
      )}
      <form.Field
        name="user.timeZone"
        as={SelectField}
        label={intl.formatMessage({ defaultMessage: 'Time zone' })}
        placeholder={intl.formatMessage(sameAsDevice, {
          zone: timeZoneLabel(defaultTimeZone(), intl.locale),
        })}
        options={listTimeZones(props.student.user.timeZone ?? undefined, intl.locale)}
      />
      <SaveButtons onCancel={props.onClose} />
    </form.Form>
  );
}
