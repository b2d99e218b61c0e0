import type { Schemas } from '@institute/api-schema';
import { contentLanguageOf, useContentLanguage } from '@institute/api-schema/languages';
import { FilteredList, RadioGroup, SelectField, Stack, Text, useNavigate } from '@institute/design-system';
import { type Form, useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/values/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { ClearMissingChoice } from '../enrollment/ClearMissingChoice.tsx';
import { enrollmentChoice } from '../enrollment/enrollment-choice.ts';
import { programsQuery } from '../enrollment/step-queries.ts';
import { languageOptions } from '../institute.ts';
import { paths } from '../places.ts';
import { programOptions } from '../programs/program-options.tsx';
import type { Program } from '../programs/programs.ts';
import { FollowLanguage } from './FollowLanguage.tsx';
import { SignInForAlert } from './SignInForAlert.tsx';

type Track = Schemas['ProgramTrack'];

const tracks: Record<Track, MessageDescriptor> = defineMessages({
  HEALTH_COACH: { defaultMessage: 'Health coaching' },
  NUTRITION: { defaultMessage: 'Nutrition' },
  MENTORSHIP: { defaultMessage: 'Mentorship', description: 'A direction of study' },
  INTRODUCTION: { defaultMessage: 'Introduction', description: 'A direction of study' },
});

const schema = z.object({
  language: z.enum(['EN', 'ES']),
  track: z.string(),
  programId: z.string().check(rules(required())),
});

type Answers = z.infer<typeof schema>;

export function ProgramStep() {
  const intl = useIntl();
  const navigate = useNavigate();
  const languages = languageOptions();
  const { data } = useSuspenseQuery(programsQuery(useContentLanguage()));
  // Programs for graduates require an account.
  const programs = data.filter(({ isAlumniOnly }) => !isAlumniOnly);
  const offered = (Object.keys(tracks) as Track[]).filter((track) =>
    programs.some((program) => program.tracks.includes(track)),
  );
  const form = useForm({
    draft: 'get-started.program',
    schema,
    defaultValues: {
      language: contentLanguageOf(intl.locale),
      track: enrollmentChoice.read()?.track ?? '',
      programId: enrollmentChoice.read()?.programId ?? '',
    },
    onSubmit({ value: { track, programId } }) {
      const before = enrollmentChoice.read();
      const isSame = before?.programId === programId;
      enrollmentChoice.write({
        ...before,
        track,
        programId,
        cohortId: isSame ? before?.cohortId : undefined,
      });
      navigate(paths.getStartedStep({ step: 'class' }));
    },
  });
  return (
    <form.Form>
      {languages.length > 0 && (
        <form.Field
          name="language"
          as={RadioGroup}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Language' })}
          description={intl.formatMessage({ defaultMessage: 'For your classes and this portal.' })}
          options={languages.map(({ value, lang, label }) => ({
            value,
            label: <span lang={lang}>{label}</span>,
          }))}
        />
      )}
      <form.Subscribe selector={({ values }) => values.language}>
        {(language) => (
          <FollowLanguage language={language} onSwitch={(shown) => form.setFieldValue('language', shown)} />
        )}
      </form.Subscribe>
      <form.Field
        name="track"
        as={SelectField}
        width="medium"
        label={intl.formatMessage({ defaultMessage: 'Program track' })}
        placeholder={intl.formatMessage({ defaultMessage: 'Any', description: 'First choice of a filter' })}
        options={offered.map((value) => ({ value, label: intl.formatMessage(tracks[value]) }))}
      />
      <ProgramField form={form} programs={programs} />
      <form.SubmitButton>
        <FormattedMessage defaultMessage="Continue" />
      </form.SubmitButton>
    </form.Form>
  );
}

function ProgramField({ form, programs }: { form: Form<Answers>; programs: readonly Program[] }) {
  const intl = useIntl();
  return (
    <form.Subscribe selector={({ values }) => `${values.track} ${values.programId}`}>
      {(chosen) => {
        const [track = '', programId = ''] = chosen.split(' ');
        const shownPrograms = programs.filter((program) => !track || program.tracks.includes(track as Track));
        return (
          <FilteredList filter={[track]} count={shownPrograms.length}>
            <ClearMissingChoice
              value={programId}
              options={shownPrograms}
              onClear={() => form.setFieldValue('programId', '')}
            />
            {shownPrograms.length === 0 ? (
              <Stack>
                <Text>
                  <FormattedMessage defaultMessage="No classes are open in this language right now. Try the other language or another track." />
                </Text>
                <SignInForAlert />
              </Stack>
            ) : (
              <form.Field
                name="programId"
                as={RadioGroup}
                isRequired
                look="cards"
                label={intl.formatMessage({ defaultMessage: 'Program' })}
                options={programOptions(intl, shownPrograms)}
              />
            )}
          </FilteredList>
        );
      }}
    </form.Subscribe>
  );
}
