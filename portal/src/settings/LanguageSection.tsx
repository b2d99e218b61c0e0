import { RadioGroup, SectionCard, SelectField } from '@institute/design-system';
import { defaultTimeZone, listTimeZones } from '@institute/design-system/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { languageOptions } from '../institute.ts';
import { preferences } from '../preferences.ts';
import { type Student, timeZoneToSend } from '../student.ts';
import { timeZonePlace } from '../time-zone.ts';
import { SaveLabel, useSectionForm } from './section-form.tsx';

const schema = z.object({
  languageIso2LetterCode: z.enum(['EN', 'ES']),
  user: z.object({ timeZone: z.string() }),
});

const valuesOf = ({ languageIso2LetterCode, user }: Student) => ({
  languageIso2LetterCode,
  user: { timeZone: user.timeZone ?? '' },
});

export function LanguageSection({ student }: { student: Student }) {
  const intl = useIntl();
  const form = useSectionForm({
    draft: 'profile.language',
    student,
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
  const deviceZone = defaultTimeZone(null);

  const title = (
    <FormattedMessage defaultMessage="Language and time" description="Heading: language and time zone" />
  );
  return (
    <SectionCard
      id={timeZonePlace}
      title={title}
      lead={
        <FormattedMessage
          defaultMessage="For the portal and the messages we send you."
          description="Sentence under the heading of language and time zone"
        />
      }
    >
      <form.Form>
        {languages.length > 0 && (
          <form.Field
            name="languageIso2LetterCode"
            as={RadioGroup}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Language', description: 'Label of a field' })}
            options={languages.map(({ value, lang, label }) => ({
              value,
              label: <span lang={lang}>{label}</span>,
            }))}
          />
        )}
        <form.Field
          name="user.timeZone"
          as={SelectField}
          label={intl.formatMessage({ defaultMessage: 'Time zone', description: 'Label of a field' })}
          placeholder={intl.formatMessage(
            {
              defaultMessage: 'Same as this device ({zone})',
              description: 'First choice of the time zone',
            },
            { zone: deviceZone },
          )}
          options={listTimeZones(student.user.timeZone ?? undefined, intl.locale)}
        />
        <form.SubmitButton>
          <SaveLabel section={title} />
        </form.SubmitButton>
      </form.Form>
    </SectionCard>
  );
}
