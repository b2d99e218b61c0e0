import { localeOf } from '@institute/api-schema/languages';
import { LanguageField, TimeZoneField } from '@institute/design-system/account';
import { SaveButtons } from '@institute/design-system/forms';
import { z } from 'zod/mini';
import { languageOptions } from '../institute.ts';
import { preferences } from '../preferences.ts';
import { type Student, timeZoneToSend } from '../student.ts';
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
  const form = useSectionForm({
    ...props,
    schema,
    valuesOf,
    toBody: ({ languageIso2LetterCode, user }) => ({
      languageIso2LetterCode,
      user: { timeZone: timeZoneToSend(user.timeZone) },
    }),
    onSaved: ({ languageIso2LetterCode }) => preferences.locale.set(localeOf(languageIso2LetterCode)),
  });
  return (
    <form.Form>
      <form.Field name="languageIso2LetterCode" as={LanguageField} languages={languageOptions()} />
      <form.Field name="user.timeZone" as={TimeZoneField} />
      <SaveButtons onCancel={props.onClose} />
    </form.Form>
  );
}
