import { useContentLanguage } from '@institute/api-schema/languages';
import {
  Accordion,
  BackLink,
  Badge,
  Card,
  Columns,
  DateValue,
  FactLine,
  Figures,
  Heading,
  Inline,
  ItemList,
  LinkButton,
  ListItem,
  MoneyValue,
  Page,
  PageSection,
  Plate,
  Prose,
  Stack,
  Stem,
  Text,
} from '@institute/design-system';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { CohortDates } from '../enrollment/CohortDates.tsx';
import { facts, languages, modes, seatsText } from '../enrollment/CohortFacts.tsx';
import { PlanInShort } from '../enrollment/PlanInShort.tsx';
import { cohortsQuery, plansQuery, programDetailsQuery, programQuery } from '../enrollment/step-queries.ts';
import { paths, type ScreenProps } from '../places.ts';
import type { Program, ProgramDetails } from './programs.ts';

/** What a program is like, for people who think about enrolling in it. */
export default function ProgramScreen({ params: { programId: id } }: ScreenProps<'program'>) {
  const language = useContentLanguage();
  // In parallel.
  usePrefetchQuery(programQuery(id, language));
  usePrefetchQuery(programDetailsQuery(id, language));
  usePrefetchQuery(cohortsQuery(id));
  usePrefetchQuery(plansQuery({ program: { id }, cohort: null }, null, language));
  const program = useSuspenseQuery(programQuery(id, language)).data.content;
  const { abilities, phases, outcomes, questions } = useSuspenseQuery(programDetailsQuery(id, language)).data
    .content;
  return (
    <Page
      above={
        <BackLink href={paths.startEnrollment()}>
          <FormattedMessage defaultMessage="All programs" />
        </BackLink>
      }
      title={program.title}
      lead={program.summary}
      actions={<Enroll id={id} />}
    >
      <Stack gap="l">
        <Plate id={id} size="tall" />
        {program.isAlumniOnly && (
          <Inline>
            <Badge tone="info">
              <FormattedMessage defaultMessage="For our graduates" />
            </Badge>
          </Inline>
        )}
        <ProgramFacts program={program} />
      </Stack>
      {abilities.length > 0 && (
        <PageSection title={<FormattedMessage defaultMessage="What you’ll be able to do" />}>
          <Prose>
            <ul>
              {abilities.map((ability) => (
                <li key={ability}>{ability}</li>
              ))}
            </ul>
          </Prose>
        </PageSection>
      )}
      {phases.length > 0 && <Weeks phases={phases} />}
      <Classes id={id} />
      <Plans id={id} />
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {questions.length > 0 && (
        <PageSection title={<FormattedMessage defaultMessage="Good questions" />}>
          <Accordion
            items={questions.map(({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              content: <Text isMeasured>{answer}</Text>,
            }))}
          />
        </PageSection>
      )}
      <Inline>
        <Enroll id={id} />
      </Inline>
    </Page>
  );
}

/** Not without a class to enroll in, such as once the program is closed. */
function Enroll({ id }: { id: string }) {
  const { data: cohorts } = useSuspenseQuery(cohortsQuery(id));
  if (cohorts.length === 0) return null;
  return (
    <LinkButton href={paths.startEnrollment({ program: id })}>
      <FormattedMessage defaultMessage="Enroll" />
    </LinkButton>
  );
}

/** Length, workload, next class and price of a program. */
function ProgramFacts({ program }: { program: Program }) {
  const intl = useIntl();
  const { weeks, weeklyHours, nextStartDate, price, currency } = program;
  const figures = [
    {
      label: <FormattedMessage defaultMessage="Length" />,
      value: (
        <FormattedMessage defaultMessage="{weeks, plural, one {1 week} other {# weeks}}" values={{ weeks }} />
      ),
    },
    {
      label: <FormattedMessage defaultMessage="Time it takes" />,
      value: intl.formatMessage(facts.load, { hours: weeklyHours }),
    },
    {
      label: <FormattedMessage defaultMessage="Next class" />,
      value: nextStartDate ? (
        <DateValue value={nextStartDate} />
      ) : (
        <FormattedMessage defaultMessage="No date yet" />
      ),
    },
    {
      label: <FormattedMessage defaultMessage="Tuition" />,
      value: <MoneyValue amount={price} currency={currency} isFreeNamed />,
    },
  ];
  return (
    <Columns min="xs" gap="m">
      {figures.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures never change places
        <Stack key={index} gap="xxs">
          <Text size="s" tone="muted">
            {label}
          </Text>
          <Text size="l" weight="semibold">
            {value}
          </Text>
        </Stack>
      ))}
    </Columns>
  );
}

function Weeks({ phases }: Pick<ProgramDetails, 'phases'>) {
  const intl = useIntl();
  let last = 0;
  const parts = phases.map(({ title, description, weeks }) => {
    const first = last + 1;
    last += weeks;
    return { title, description, weeks, first, last };
  });
  return (
    <PageSection title={<FormattedMessage defaultMessage="Week by week" />}>
      <Stem
        level={3}
        label={intl.formatMessage({ defaultMessage: 'Parts of the program' })}
        parts={parts.map((part) => ({
          id: `${part.first}`,
          title: part.title,
          state: 'upcoming',
          progress:
            part.weeks === 1 ? (
              <FormattedMessage defaultMessage="Week {week}" values={{ week: part.first }} />
            ) : (
              <FormattedMessage
                defaultMessage="Weeks {first}–{last}"
                values={{ first: part.first, last: part.last }}
              />
            ),
          children: <Text isMeasured>{part.description}</Text>,
        }))}
      />
    </PageSection>
  );
}

function Classes({ id }: { id: string }) {
  const intl = useIntl();
  const { data: cohorts } = useSuspenseQuery(cohortsQuery(id));
  return (
    <PageSection title={<FormattedMessage defaultMessage="Next classes" />}>
      {cohorts.length === 0 ? (
        <Text>
          <FormattedMessage defaultMessage="There is no class to enroll in right now." />
        </Text>
      ) : (
        <ItemList label={intl.formatMessage({ defaultMessage: 'Next classes' })}>
          {/* By date, unlike where one is chosen. */}
          {cohorts
            .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
            .map((cohort) => (
              <ListItem
                key={cohort.id}
                title={
                  <Inline as="span" gap="s">
                    <span>
                      <CohortDates cohort={cohort} />
                    </span>
                    {cohort.seatsLeft === 0 && <Badge tone="neutral">{intl.formatMessage(facts.full)}</Badge>}
                  </Inline>
                }
                details={
                  <FactLine>
                    {intl.formatMessage(modes[cohort.deliveryMode])}
                    {intl.formatMessage(languages[cohort.languageIso2LetterCode])}
                    {cohort.seatsLeft > 0 && seatsText(intl, cohort.seatsLeft)}
                  </FactLine>
                }
              />
            ))}
        </ItemList>
      )}
    </PageSection>
  );
}

function Plans({ id }: { id: string }) {
  const intl = useIntl();
  const language = useContentLanguage();
  const plans = useSuspenseQuery(plansQuery({ program: { id }, cohort: null }, null, language)).data.content;
  if (plans.length === 0) return null;
  return (
    <PageSection title={<FormattedMessage defaultMessage="Ways to pay" />}>
      <Columns as="ul" isFilling={false} aria-label={intl.formatMessage({ defaultMessage: 'Payment plans' })}>
        {plans.map((plan) => (
          <Card key={plan.id} as="li">
            <Stack gap="s">
              <Heading level={3} size="s">
                {plan.name}
              </Heading>
              <PlanInShort plan={plan} />
            </Stack>
          </Card>
        ))}
      </Columns>
    </PageSection>
  );
}

function Outcomes({ outcomes }: Pick<ProgramDetails, 'outcomes'>) {
  const intl = useIntl();
  const share = (percent: number) => intl.formatNumber(percent / 100, { style: 'percent' });
  return (
    <PageSection title={<FormattedMessage defaultMessage="How our students did" />}>
      <Columns
        as="ul"
        isFilling={false}
        aria-label={intl.formatMessage({ defaultMessage: 'Results by year' })}
      >
        {outcomes.toReversed().map(({ year, began, onTimePercent, graduatedPercent }) => (
          <Card key={year} as="li">
            <Stack gap="m">
              <Heading level={3} size="s">
                <FormattedMessage
                  defaultMessage="{began, number} began in {year}"
                  values={{ began, year: `${year}` }}
                />
              </Heading>
              <Figures
                items={[
                  {
                    value: share(onTimePercent),
                    label: <FormattedMessage defaultMessage="graduated on time" />,
                  },
                  graduatedPercent === null
                    ? {
                        value: '–',
                        label: <FormattedMessage defaultMessage="in total: too early to count" />,
                      }
                    : {
                        value: share(graduatedPercent),
                        label: <FormattedMessage defaultMessage="graduated in total" />,
                      },
                ]}
              />
            </Stack>
          </Card>
        ))}
      </Columns>
      <Text size="s" tone="muted" isMeasured>
        <FormattedMessage defaultMessage="On time means within the length of the program. The total includes students who moved to a later class. You’ll get the same figures in the disclosures, before you begin." />
      </Text>
    </PageSection>
  );
}
