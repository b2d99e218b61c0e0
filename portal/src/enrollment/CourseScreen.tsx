import { useContentLanguage } from '@institute/api-schema/languages';
import {
  Columns,
  EmptyState,
  FilteredList,
  RadioGroup,
  SelectField,
  Stack,
  Text,
} from '@institute/design-system';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { languageOptions } from '../institute.ts';
import type { Application, Cohort } from './applications.ts';
import { ClassAlerts } from './ClassAlerts.tsx';
import { CohortDates } from './CohortDates.tsx';
import { CohortFacts, languages, SharedFacts } from './CohortFacts.tsx';
import { closedClasses } from './class-alerts.ts';
import { useStepForm } from './step-form.ts';
import { cohortsQuery, programQuery } from './step-queries.ts';
import { stepScreen } from './step-screen.tsx';

export default stepScreen('COURSE', CourseStep);

const schema = z.object({ cohortId: z.string() });
/** The number of classes from which filters are shown. */
const many = 10;

function CourseStep({ application }: { application: Application }) {
  const intl = useIntl();
  const { program } = application;
  usePrefetchQuery(cohortsQuery(program.id));
  const { data: offer } = useSuspenseQuery(programQuery(program.id, useContentLanguage()));
  const { data: cohorts } = useSuspenseQuery(cohortsQuery(program.id));
  const filters = useClassFilters(cohorts);
  const form = useStepForm({
    record: application,
    step: 'COURSE',
    schema,
    valuesOf: ({ cohort }: Application) => ({ cohortId: cohort?.id ?? '' }),
    toBody: ({ cohortId }) => (cohortId ? { cohortId } : {}),
    readRecord: async (current) => current,
  });
  const alerts = <ClassAlerts subjects={closedClasses(program.id, cohorts)} />;
  if (cohorts.length === 0)
    return (
      <Stack gap="l">
        <EmptyState picture={null} title={<FormattedMessage defaultMessage="No class is open right now" />} />
        {alerts}
      </Stack>
    );
  return (
    <Stack gap="l">
      <Text tone="muted" isMeasured>
        {offer.content.summary}
      </Text>
      <form.Form>
        {cohorts.length >= many && <ClassFilters cohorts={cohorts} filters={filters} />}
        <FilteredList filter={[filters.language, filters.month]} count={filters.matching.length}>
          <form.Field
            name="cohortId"
            as={RadioGroup}
            isRequired
            look="cards"
            label={intl.formatMessage({ defaultMessage: 'Which class do you want to take?' })}
            description={<SharedFacts cohorts={cohorts} program={offer.content} />}
            options={filters.matching.map((cohort) => ({
              value: cohort.id,
              label: <CohortDates cohort={cohort} />,
              description: <CohortFacts cohort={cohort} cohorts={cohorts} />,
              isDisabled: cohort.seatsLeft === 0 && cohort.id !== application.cohort?.id,
            }))}
          />
          {filters.matching.length === 0 && (
            <Text>
              <FormattedMessage defaultMessage="No classes match. Choose another month or language." />
            </Text>
          )}
        </FilteredList>
        <form.SubmitButton>
          <FormattedMessage defaultMessage="Save and continue" />
        </form.SubmitButton>
      </form.Form>
      {alerts}
    </Stack>
  );
}

const monthOf = ({ startDate }: Cohort) => startDate.slice(0, 7);

function useClassFilters(cohorts: readonly Cohort[]) {
  const [language, setLanguage] = useState('');
  const [month, setMonth] = useState('');
  const matching = cohorts.filter(
    (cohort) =>
      (!language || cohort.languageIso2LetterCode === language) && (!month || monthOf(cohort) === month),
  );
  return { language, setLanguage, month, setMonth, matching };
}

interface ClassFiltersProps {
  cohorts: readonly Cohort[];
  filters: ReturnType<typeof useClassFilters>;
}

function ClassFilters({ cohorts, filters }: ClassFiltersProps) {
  const intl = useIntl();
  const months = [...new Set(cohorts.map(monthOf))].toSorted();
  return (
    <Columns min="s" gap="m">
      {languageOptions().length > 0 && (
        <SelectField
          isFilter
          label={intl.formatMessage({ defaultMessage: 'Language of the class' })}
          placeholder={intl.formatMessage({ defaultMessage: 'Any', description: 'First choice of a filter' })}
          value={filters.language}
          onChange={filters.setLanguage}
          options={languageOptions().map(({ value }) => ({
            value,
            label: intl.formatMessage(languages[value]),
          }))}
        />
      )}
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Starts in' })}
        placeholder={intl.formatMessage({ defaultMessage: 'Any month' })}
        value={filters.month}
        onChange={filters.setMonth}
        options={months.map((value) => ({ value, label: monthName(intl.locale, value) }))}
      />
    </Columns>
  );
}

/** Formats `2026-03` as `March 2026`. */
function monthName(locale: string, month: string): string {
  const [year, number] = month.split('-').map(Number);
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return name.format(Date.UTC(year!, number! - 1));
}
