import {
  Avatar,
  Card,
  CoachesIllustration,
  Columns,
  EmptyState,
  ErrorPanel,
  Heading,
  Inline,
  Link,
  LinkButton,
  ListSkeleton,
  Loading,
  Page,
  Pagination,
  Price,
  readTableQuery,
  SelectField,
  Stack,
  type TableQuery,
  Tag,
  Text,
  useNavigate,
  writeTableQuery,
} from '@institute/design-system';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { KeywordField } from '../KeywordField.tsx';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { SignedContent } from '../SignedContent.tsx';
import { type CoachSummary, coachName } from './coaches.ts';
import { serviceCategories } from './offer-words.ts';

const defaults: TableQuery = { sortBy: 'lastName', descending: false, page: 0, size: 12 };
const languages = ['EN', 'ES'] as const;
type Category = keyof typeof serviceCategories;

/** The coaches who can be booked; what is looked for is in the address. */
export default function CoachesScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = useSearch();
  const wanted = new URLSearchParams(search);
  const keyword = wanted.get('keyword') ?? '';
  const category = (Object.keys(serviceCategories) as Category[]).find((one) => one === wanted.get('about'));
  const language = languages.find((one) => one === wanted.get('language'));
  const { page, size } = readTableQuery(search, defaults, []);
  const list = api.useQuery(
    'get',
    '/coaches',
    {
      params: {
        query: {
          keyword,
          serviceCategoryId: category ?? null,
          languageIso2LetterCode: language ?? null,
          page,
          size,
        },
      },
    },
    { placeholderData: keepPreviousData },
  );
  const show = (change: Record<string, string | null>) =>
    navigate(
      paths.findCoach({
        keyword: keyword || null,
        about: category ?? null,
        language: language ?? null,
        ...change,
      }),
      { replace: true },
    );
  const isFiltered = Boolean(keyword || category || language);
  const coaches = list.data?.content;

  return (
    <Page
      title={<FormattedMessage defaultMessage="Find a coach" description="Title of the list of coaches" />}
      lead={
        <FormattedMessage
          defaultMessage="Book one-on-one time with a coach. All times are in your time zone."
          description="Sentence under the title of the list of coaches"
        />
      }
    >
      <Columns min="m" align="start">
        <KeywordField
          label={intl.formatMessage({
            defaultMessage: 'Name or topic',
            description: 'Label of the search box of the list of coaches',
          })}
          keyword={keyword}
          resultCount={isFiltered && !list.isFetching ? list.data?.pagination.total : undefined}
          onSearch={(next) => show({ keyword: next || null })}
        />
        <SelectField
          label={intl.formatMessage({
            defaultMessage: 'About',
            description: 'Filter: what coaches help with',
          })}
          value={category ?? ''}
          onChange={(next) => show({ about: next || null })}
          placeholder={intl.formatMessage({ defaultMessage: 'Anything', description: 'Filter: no choice' })}
          options={Object.entries(serviceCategories).map(([value, label]) => ({
            value,
            label: intl.formatMessage(label),
          }))}
        />
        <SelectField
          label={intl.formatMessage({ defaultMessage: 'Language', description: 'Label of a field' })}
          value={language ?? ''}
          onChange={(next) => show({ language: next || null })}
          placeholder={intl.formatMessage({
            defaultMessage: 'Any language',
            description: 'Filter: no choice',
          })}
          options={[
            { value: 'EN', label: 'English' },
            { value: 'ES', label: 'Español' },
          ]}
        />
      </Columns>
      {list.isError && !coaches && (
        <ErrorPanel onRetry={() => void list.refetch()}>{describeError(intl, list.error)}</ErrorPanel>
      )}
      {!coaches && !list.isError && (
        <Loading>
          <ListSkeleton look="cards" count={3} />
        </Loading>
      )}
      {coaches?.length === 0 && <NoCoaches isFiltered={isFiltered} />}
      {coaches && coaches.length > 0 && (
        <SignedContent>
          <Columns as="ul" min="xl" isFilling={false}>
            {coaches.map((coach) => (
              <CoachCard key={coach.id} coach={coach} />
            ))}
          </Columns>
        </SignedContent>
      )}
      {list.data && list.data.pagination.total > size && (
        <Pagination
          page={page}
          size={size}
          total={list.data.pagination.total}
          onPageChange={(next) =>
            navigate(paths.findCoach() + writeTableQuery({ ...defaults, page: next }, defaults, search), {
              replace: true,
            })
          }
        />
      )}
    </Page>
  );
}

function CoachCard({ coach }: { coach: CoachSummary }) {
  const name = coachName(coach);
  return (
    <Card as="li" padding="l">
      <Stack gap="m">
        <Inline gap="m" isWrapping={false}>
          <Avatar name={name} src={coach.photo ?? undefined} size="l" isDecorative />
          <Stack gap="xxs">
            <Heading level={2} size="m">
              <Link href={paths.coachPublicProfile({ coachId: coach.id })} isStretched>
                {name}
              </Link>
            </Heading>
            <Text tone="muted" size="s">
              {coach.languages.join(' · ')}
            </Text>
          </Stack>
        </Inline>
        {coach.intro && <Text>{shortened(coach.intro)}</Text>}
        {coach.specializations.length > 0 && (
          <Inline gap="xs">
            {coach.specializations.slice(0, 4).map((one) => (
              <Tag key={one}>{one}</Tag>
            ))}
          </Inline>
        )}
        <Inline justify="between" gap="s">
          <Text tone="muted" size="s">
            <FormattedMessage
              defaultMessage="{count, plural, one {# service} other {# services}}"
              description="How many services a coach offers"
              values={{ count: coach.serviceCount }}
            />
          </Text>
          <Inline gap="xs" align="baseline">
            {coach.lowestPrice > 0 && (
              <Text tone="muted" size="s">
                <FormattedMessage defaultMessage="from" description="Before the lowest price of a coach" />
              </Text>
            )}
            <Price amount={coach.lowestPrice} currency={coach.currency} />
          </Inline>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Letters of the introduction that a card has room for. */
const introRoom = 160;

function shortened(text: string): string {
  if (text.length <= introRoom) return text;
  const cut = text.slice(0, introRoom);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

function NoCoaches({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      picture={<CoachesIllustration />}
      title={
        isFiltered ? (
          <FormattedMessage
            defaultMessage="No coach matches"
            description="In the place of a list of coaches, when none was found"
          />
        ) : (
          <FormattedMessage
            defaultMessage="No coaches yet"
            description="In the place of a list of coaches, when there are none"
          />
        )
      }
      {...(isFiltered && {
        action: (
          <LinkButton href={paths.findCoach()}>
            <FormattedMessage defaultMessage="Show all coaches" description="Link: takes filters away" />
          </LinkButton>
        ),
      })}
    >
      {isFiltered ? (
        <FormattedMessage
          defaultMessage="Try another word, or fewer filters."
          description="When no coach was found"
        />
      ) : (
        <FormattedMessage
          defaultMessage="Coaches appear here once they offer a service."
          description="When there are no coaches"
        />
      )}
    </EmptyState>
  );
}
