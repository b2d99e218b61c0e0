import { useContentLanguage } from '@institute/api-schema/languages';
import { EmptyState, LinkButton, RadioGroup, useNavigate } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { CohortDates } from '../enrollment/CohortDates.tsx';
import { CohortFacts, SharedFacts } from '../enrollment/CohortFacts.tsx';
import { enrollmentChoice } from '../enrollment/enrollment-choice.ts';
import { cohortsQuery } from '../enrollment/step-queries.ts';
import { paths } from '../places.ts';
import { SignInForAlert } from './SignInForAlert.tsx';

const schema = z.object({ cohortId: z.string() });

/** The start date, which determines the graduation date. */
export function ClassStep() {
  const intl = useIntl();
  const navigate = useNavigate();
  const path = { id: enrollmentChoice.read()?.programId ?? '' };
  const languageIso2LetterCode = useContentLanguage();
  const cohortsOfProgram = cohortsQuery(path.id, languageIso2LetterCode);
  usePrefetchQuery(cohortsOfProgram);
  const program = api.useContent('/public/programs/{id}', { path, query: { languageIso2LetterCode } });
  const { data: cohorts } = useSuspenseQuery(cohortsOfProgram);
  const form = useForm({
    draft: { name: 'get-started.class', about: path.id },
    schema,
    defaultValues: { cohortId: enrollmentChoice.read()?.cohortId ?? '' },
    onSubmit({ value: { cohortId } }) {
      const isOpen = cohorts.some(({ id, seatsLeft }) => id === cohortId && seatsLeft > 0);
      if (!isOpen) return { errors: [{ pointer: '/cohortId', rule: 'noCohortSelected' }] };
      enrollmentChoice.write({ ...enrollmentChoice.read(), cohortId });
      navigate(paths.getStartedStep({ step: 'account' }));
    },
  });
  if (cohorts.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage defaultMessage="No classes are open in this language" />}
        action={
          <LinkButton href={paths.getStartedStep({ step: 'program' })}>
            <FormattedMessage defaultMessage="Choose another language or program" />
          </LinkButton>
        }
      >
        <SignInForAlert />
      </EmptyState>
    );
  return (
    <form.Form>
      <form.Field
        name="cohortId"
        as={RadioGroup}
        isRequired
        look="cards"
        label={intl.formatMessage(
          { defaultMessage: 'When do you want to start {program}?' },
          { program: program.title },
        )}
        description={
          <>
            <FormattedMessage defaultMessage="From the first day to graduation." />
            <SharedFacts cohorts={cohorts} program={program} />
          </>
        }
        options={cohorts.map((cohort) => ({
          value: cohort.id,
          label: <CohortDates cohort={cohort} />,
          description: <CohortFacts cohort={cohort} cohorts={cohorts} />,
          isDisabled: cohort.seatsLeft === 0,
        }))}
      />
      <form.SubmitButton>
        <FormattedMessage defaultMessage="Continue" />
      </form.SubmitButton>
    </form.Form>
  );
}
