import { nullIfBlank } from '@institute/api-schema';
import { coachWordOptions } from '@institute/api-schema/labels/coach-words';
import { CoachPatch as limits } from '@institute/api-schema/limits';
import { MultiSelectField, RadioGroup, Switch, TextAreaField, TextField } from '@institute/design-system';
import { lengthMax, rules, selectAtMost } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../../api.ts';
import type { Coach } from '../../coach.ts';
import { languageOptions } from '../../institute.ts';
import { SectionForm, useSectionForm } from '../section-form.tsx';

const terms = z.array(z.string()).check(rules(selectAtMost(limits.specializations.maxItems)));

const schema = z.object({
  intro: z.string().check(rules(lengthMax(limits.intro.maxLength))),
  specializations: terms,
  focus: terms,
  languages: terms,
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
  const lookups = api.useContent('/public/lookups');
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
      <form.Field
        name="intro"
        as={TextAreaField}
        rows={6}
        label={intl.formatMessage({ defaultMessage: 'Introduction', description: 'Label of a field' })}
        description={intl.formatMessage({
          defaultMessage: 'Who you help, and how. Clients read this first.',
        })}
      />
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
      <form.Field
        name="specializations"
        as={MultiSelectField}
        label={intl.formatMessage({ defaultMessage: 'Specializations' })}
        options={coachWordOptions(intl, 'specializations', lookups, coach.specializations)}
      />
      <form.Field
        name="focus"
        as={MultiSelectField}
        label={intl.formatMessage({ defaultMessage: 'Focus' })}
        description={intl.formatMessage({ defaultMessage: 'Who you work with most.' })}
        options={coachWordOptions(intl, 'focus', lookups, coach.focus)}
      />
      <form.Field
        name="languages"
        as={MultiSelectField}
        label={intl.formatMessage({ defaultMessage: 'Languages' })}
        options={coachWordOptions(intl, 'languages', lookups, coach.languages)}
      />
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
