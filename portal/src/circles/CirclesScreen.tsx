import { settledTotal } from '@institute/api-schema/queries';
import {
  AppointmentTime,
  Badge,
  CalendarIcon,
  Card,
  Columns,
  EmptyState,
  FactLine,
  FilterBar,
  FilteredList,
  Heading,
  Inline,
  Link,
  LinkButton,
  ListSkeleton,
  Page,
  PagedList,
  Plate,
  SearchField,
  SegmentedControl,
  Split,
  Stack,
  type TableQuery,
  Text,
  TimeZoneName,
  UsersIcon,
} from '@institute/design-system';
import { useListParams, useSearchText, useTablePage, useTableQuery } from '@institute/design-system/app';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf, languageOptions } from '../institute.ts';
import { LanguageFilter, type LanguageFilterProps, languageChoices } from '../LanguageFilter.tsx';
import { useList } from '../lists.ts';
import { paths } from '../places.ts';
import { useTimeZone } from '../time-zone.ts';
import { type Circle, isFull } from './circles.ts';

const defaults: TableQuery = { sortBy: 'nextSessionTime', descending: false, page: 0, size: 12 };
const choices = { show: ['mine', 'join'], keyword: null, language: languageChoices } as const;
const unfiltered = { keyword: '', language: '' } as const;
type View = (typeof choices)['show'][number];

export default function CirclesScreen() {
  const intl = useIntl();
  const [{ show: view, ...filters }, setParams, field] = useListParams(choices);
  // The URL keeps them for the other list, whose search is shown.
  const { keyword, language } = view === 'join' ? filters : unfiltered;
  const [query, setQuery] = useTableQuery(defaults, []);
  const search = useSearchText(keyword, (next) => setParams({ keyword: next }));
  const list = useList(
    '/coaching_circles',
    {
      query: {
        ...query,
        sortBy: 'nextSessionTime',
        keyword,
        languageIso2LetterCode: language || null,
        isMember: view === 'mine',
      },
    },
    { view: 'isMember' },
  );
  const isFiltered = Boolean(keyword || language);

  return (
    <Page
      lead={
        <FormattedMessage defaultMessage="Small groups that meet with a coach. Bring your questions, and practice together." />
      }
    >
      <FilteredList filter={[view, keyword, language]} count={settledTotal(list)}>
        <SegmentedControl<View>
          label={intl.formatMessage({ defaultMessage: 'Show' })}
          {...field('show')}
          options={[
            { value: 'mine', children: <FormattedMessage defaultMessage="My circles" /> },
            { value: 'join', children: <FormattedMessage defaultMessage="Circles to join" /> },
          ]}
        />
        {view === 'join' && (
          <SearchCircles
            search={search}
            {...(isFiltered && !list.isFetching && { resultCount: list.data?.pagination.total ?? 0 })}
            language={field('language')}
          />
        )}
        <PagedList
          {...useTablePage(list, query, setQuery)}
          skeleton={<ListSkeleton look="cards" count={2} />}
          empty={<NoCircles view={view} isFiltered={isFiltered} />}
        >
          {(circles) => (
            <Columns as="ul" min="l">
              {circles.map((circle) => (
                <CircleCard key={circle.id} circle={circle} />
              ))}
            </Columns>
          )}
        </PagedList>
      </FilteredList>
    </Page>
  );
}

interface SearchCirclesProps {
  search: ReturnType<typeof useSearchText>;
  resultCount?: number;
  language: LanguageFilterProps;
}

function SearchCircles({ search, resultCount, language }: SearchCirclesProps) {
  const intl = useIntl();
  const field = (
    <SearchField
      label={intl.formatMessage({ defaultMessage: 'Title, topic or coach' })}
      {...search}
      {...(resultCount !== undefined && { resultCount })}
    />
  );
  if (languageOptions().length === 0) return field;
  return (
    <FilterBar search={field} count={language.value ? 1 : 0}>
      <LanguageFilter {...language} />
    </FilterBar>
  );
}

function Marks({ circle }: { circle: Circle }) {
  const { isInvited } = circle;
  const isClosed = isFull(circle);
  if (!isInvited && !isClosed) return null;
  return (
    <Inline gap="xs">
      {isInvited && (
        <Badge tone="accent">
          <FormattedMessage
            defaultMessage="Invitation"
            description="Mark on a circle: a coach has added the student"
          />
        </Badge>
      )}
      {isClosed && (
        <Badge tone="neutral">
          <FormattedMessage defaultMessage="Full" description="Mark on a circle without a free place" />
        </Badge>
      )}
    </Inline>
  );
}

function CircleCard({ circle }: { circle: Circle }) {
  const { id, title, description, coachName } = circle;
  return (
    <Card as="li" padding="l" picture={<Plate id={id} isInCard />}>
      <Split gap="m" aside={<Meeting circle={circle} />}>
        <Stack gap="s">
          <Marks circle={circle} />
          <Heading level={2} size="m">
            <Link href={paths.coachingCircle({ circleId: id })} tone="plain" isStretched>
              <span lang={langOf(circle)}>{title}</span>
            </Link>
          </Heading>
          {coachName && (
            <Text tone="muted" size="s">
              <FormattedMessage defaultMessage="with {coach}" values={{ coach: coachName }} />
            </Text>
          )}
          <Text>
            <span lang={langOf(circle)}>{description}</span>
          </Text>
        </Stack>
      </Split>
    </Card>
  );
}

/** When it meets next, and how many take part. */
function Meeting({ circle: { studentCount, capacity, nextSessionTime } }: { circle: Circle }) {
  const timeZone = useTimeZone();
  return (
    <Stack gap="s">
      <Inline gap="xs" isWrapping={false}>
        <CalendarIcon size="s" />
        <Text size="s">
          {nextSessionTime ? (
            <FactLine>
              <FormattedMessage
                defaultMessage="Next: {time}"
                values={{ time: <AppointmentTime start={nextSessionTime} timeZone={timeZone} /> }}
              />
              <TimeZoneName timeZone={timeZone} />
            </FactLine>
          ) : (
            <FormattedMessage defaultMessage="No upcoming sessions" />
          )}
        </Text>
      </Inline>
      <Inline gap="xs" isWrapping={false}>
        <UsersIcon size="s" />
        <Text size="s">
          <FormattedMessage
            defaultMessage="{count} of {capacity} members"
            values={{ count: studentCount, capacity }}
          />
        </Text>
      </Inline>
    </Stack>
  );
}

function NoCircles({ view, isFiltered }: { view: View; isFiltered: boolean }) {
  if (view === 'mine')
    return (
      <EmptyState
        title={<FormattedMessage defaultMessage="You aren’t in a circle yet" />}
        action={
          <LinkButton href={paths.coachingCircles({ show: 'join' })}>
            <FormattedMessage defaultMessage="See circles to join" />
          </LinkButton>
        }
      >
        <FormattedMessage defaultMessage="Circles you join appear here." />
      </EmptyState>
    );
  if (!isFiltered)
    return (
      <EmptyState title={<FormattedMessage defaultMessage="No circles to join right now" />}>
        <FormattedMessage defaultMessage="Circles appear here while they’re open to new members." />
      </EmptyState>
    );
  return (
    <NoMatch
      title={<FormattedMessage defaultMessage="No circle matches" />}
      href={paths.coachingCircles({ show: view })}
    />
  );
}
