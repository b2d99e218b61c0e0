import { nullIfBlank } from '@institute/api-schema';
import { CoachPatch as limits } from '@institute/api-schema/limits';
import { RadioGroup, Switch, TextField } from '@institute/design-system';
import { introductionFields, useIntroductionControls } from '@institute/shared-screens/coach-fields.ts';
import { lengthMax, rules } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../../api.ts';
import type { Coach } from '../../coach.ts';
import { languageOptions } from '../../institute.ts';
import { SectionForm, useSectionForm } from '../section-form.tsx';

const schema = z.object({
  ...introductionFields,
  hctpGraduatingClass: z.string().check(rules(lengthMax(limits.hctpGraduatingClass.maxLength))),
  languageIso2LetterCode: z.enum(['EN', 'ES']),
  showPhone: z.boolean(),
});

const valuesOf = (coach: Coach) => ({
  intro: coach.intro ?? '',
  specializations: coach.specializations,
  focus: coach.focus,
  languages: coach.languages,
  hctpGraduatingClass: coach.hctpGraduatingClass ?? '',
  languageIso2LetterCode: coach.languageIso2LetterCode,
  showPhone: coach.showPhone,
});

export function AboutForm({ coach }: { coach: Coach }) {
  const intl = useIntl();
  const introduction = useIntroductionControls(api, coach);
  const written = languageOptions();
  const form = useSectionForm({
    draft: 'profile.about',
    schema,
    coach,
    valuesOf,
    toBody: ({ languageIso2LetterCode, ...rest }) => ({ ...nullIfBlank(rest), languageIso2LetterCode }),
  });
  return (
    <SectionForm form={form}>
      <form.Field name="intro" {...introduction.intro} />
      {written.length > 0 && (
        <form.Field
          name="languageIso2LetterCode"
          as={RadioGroup}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Language you write in' })}
          description={intl.formatMessage({
            defaultMessage:
              'For your introduction and your services, so that screen readers pronounce them right.',
          })}
          options={written.map(({ value, lang, label }) => ({
            value,
            label: <span lang={lang}>{label}</span>,
          }))}
        />
      )}
      <form.Field name="specializations" {...introduction.specializations} />
      <form.Field name="focus" {...introduction.focus} />
      <form.Field name="languages" {...introduction.languages} />
      <form.Field
        name="hctpGraduatingClass"
        as={TextField}
        label={intl.formatMessage({ defaultMessage: 'Graduating class' })}
        description={intl.formatMessage({
          defaultMessage: 'The class you graduated with, such as Spring 2021.',
        })}
      />
      <form.Field
        name="showPhone"
        as={Switch}
        label={intl.formatMessage({ defaultMessage: 'Show my mobile phone to clients' })}
      />
    </SectionForm>
  );
}
