import { settledTotal } from '@institute/api-schema/queries';
import {
  Avatar,
  Card,
  CoachesIllustration,
  Columns,
  EmptyState,
  FactLine,
  FilterBar,
  FilteredList,
  Heading,
  Inline,
  Link,
  ListSkeleton,
  optionsOf,
  Page,
  PagedList,
  Plate,
  Price,
  SearchField,
  SelectField,
  Stack,
  serviceCategories,
  type TableQuery,
  Text,
} from '@institute/design-system';
import { useListParams, useSearchText, useTablePage, useTableQuery } from '@institute/design-system/app';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageFilter, languageChoices } from '../LanguageFilter.tsx';
import { useList } from '../lists.ts';
import { paths } from '../places.ts';
import { CoachText } from './CoachText.tsx';
import { CoachTag, CoachWords } from './CoachWords.tsx';
import { type CoachSummary, coachName } from './coaches.ts';
import { SoonestTimes } from './SoonestTimes.tsx';

const defaults: TableQuery = { sortBy: 'lastName', descending: false, page: 0, size: 12 };
type Category = keyof typeof serviceCategories;
const choices = {
  keyword: null,
  about: ['', ...(Object.keys(serviceCategories) as Category[])],
  language: languageChoices,
} as const;

/** The coaches who can be booked. The search is in the URL. */
export default function CoachesScreen() {
  const intl = useIntl();
  const [query, setQuery] = useTableQuery(defaults, []);
  const { page, size } = query;
  const [{ keyword, about, language }, setParams, field] = useListParams(choices);
  const search = useSearchText(keyword, (next) => setParams({ keyword: next }));
  const list = useList('/coaches', {
    query: {
      keyword,
      serviceCategoryId: about || null,
      languageIso2LetterCode: language || null,
      page,
      size,
    },
  });
  const isFiltered = Boolean(keyword || about || language);

  return (
    <Page
      lead={
        <FormattedMessage defaultMessage="Book one-on-one time with a coach. All times are in your time zone." />
      }
    >
      <FilteredList filter={[keyword, about, language]} count={settledTotal(list)}>
        <FilterBar
          search={
            <SearchField
              label={intl.formatMessage({ defaultMessage: 'Name or topic' })}
              {...search}
              {...(isFiltered && !list.isFetching && { resultCount: list.data?.pagination.total ?? 0 })}
            />
          }
          count={[about, language].filter(Boolean).length}
        >
          <SelectField
            isFilter
            label={intl.formatMessage({
              defaultMessage: 'About',
              description: 'Filter: what coaches help with',
            })}
            {...field('about')}
            placeholder={intl.formatMessage({ defaultMessage: 'Anything', description: 'Filter: no choice' })}
            options={optionsOf(intl, serviceCategories)}
          />
          <LanguageFilter {...field('language')} />
        </FilterBar>
        <PagedList
          {...useTablePage(list, query, setQuery)}
          skeleton={<ListSkeleton look="cards" count={3} />}
          empty={<NoCoaches isFiltered={isFiltered} />}
        >
          {(coaches) => (
            <Columns as="ul" min="xl" isFilling={false}>
              {coaches.map((coach) => (
                <CoachCard key={coach.id} coach={coach} />
              ))}
            </Columns>
          )}
        </PagedList>
      </FilteredList>
    </Page>
  );
}

function CoachCard({ coach }: { coach: CoachSummary }) {
  const name = coachName(coach);
  return (
    <Card as="li" padding="l" picture={<Plate id={coach.id} isInCard />}>
      <Stack gap="m">
        <Inline gap="m" isWrapping={false}>
          <Avatar name={name} src={coach.photo} size="l" isDecorative />
          <Stack gap="xxs">
            <Heading level={2} size="m">
              <Link href={paths.coachPublicProfile({ coachId: coach.id })} isStretched>
                {name}
              </Link>
            </Heading>
            <Text tone="muted" size="s">
              <CoachWords coach={coach} list="languages" />
            </Text>
          </Stack>
        </Inline>
        {coach.intro && (
          <Text>
            <CoachText coach={coach}>{shortened(coach.intro)}</CoachText>
          </Text>
        )}
        {coach.specializations.length > 0 && (
          <Inline gap="xs">
            {coach.specializations.slice(0, 4).map((one) => (
              <CoachTag key={one} coach={coach} value={one} />
            ))}
          </Inline>
        )}
        <Offer coach={coach} />
        <SoonestTimes coach={coach} />
      </Stack>
    </Card>
  );
}

/**
 * The number of services and the lowest price. Free services are listed separately, because they would be a
 * misleading lowest price.
 */
function Offer({
  coach: { serviceCount, freeServiceCount, lowestPrice, currency },
}: {
  coach: CoachSummary;
}) {
  return (
    <Inline justify="between" gap="s">
      <Text tone="muted" size="s">
        <FactLine>
          <FormattedMessage
            defaultMessage="{count, plural, one {# service} other {# services}}"
            values={{ count: serviceCount }}
          />
          {freeServiceCount > 0 && lowestPrice !== null && (
            <FormattedMessage defaultMessage="{count} free of charge" values={{ count: freeServiceCount }} />
          )}
        </FactLine>
      </Text>
      <Inline gap="xs" align="baseline">
        {lowestPrice !== null && (
          <Text tone="muted" size="s">
            <FormattedMessage defaultMessage="from" description="Before the lowest price of a coach" />
          </Text>
        )}
        <Price amount={lowestPrice ?? 0} currency={currency} />
      </Inline>
    </Inline>
  );
}

/** The length of the introduction on a card. */
const introRoom = 160;

function shortened(text: string): string {
  if (text.length <= introRoom) return text;
  const cut = text.slice(0, introRoom);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

const NoCoaches = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <NoMatch
      picture={<CoachesIllustration />}
      title={<FormattedMessage defaultMessage="No coach matches" />}
      href={paths.findCoach()}
    />
  ) : (
    <EmptyState
      picture={<CoachesIllustration />}
      title={<FormattedMessage defaultMessage="No coaches yet" />}
    >
      <FormattedMessage defaultMessage="Coaches appear here once they offer a service." />
    </EmptyState>
  );
