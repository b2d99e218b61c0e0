import { settledTotal } from '@institute/api-schema/queries';
import {
  DataTable,
  type DataTableProps,
  DateTimeValue,
  DateValue,
  DocumentsIllustration,
  EmptyState,
  FactLine,
  FilteredList,
  Link,
  Page,
  SegmentedControl,
  Stack,
  type TableQuery,
  Text,
} from '@institute/design-system';
import { useListParams, useTablePage, useTableQuery } from '@institute/design-system/app';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useList } from '../lists.ts';
import { paths } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { useDayOf } from '../use-day-of.ts';
import { EnvelopeStatusBadge } from './EnvelopeStatusBadge.tsx';
import { type Envelope, type EnvelopeStatus, useProgramNames } from './queries.ts';
import { ReadAndSign } from './ReadAndSign.tsx';

const choices = { show: ['open', 'signed', 'all'], sortBy: null, descending: null } as const;
type View = (typeof choices)['show'][number];

const newestFirst: TableQuery = { sortBy: 'sentAt', descending: true, page: 0, size: 10 };
/** What expires first is to be signed first. */
const defaultsOf: Record<View, TableQuery> = {
  open: { ...newestFirst, sortBy: 'expiresAt', descending: false },
  signed: newestFirst,
  all: newestFirst,
};
const sortable = ['sentAt', 'expiresAt', 'status'] as const;

const filterOf = {
  open: { isOpen: true },
  signed: { statuses: ['SIGNED', 'COMPLETED'] as EnvelopeStatus[] },
  all: {},
} satisfies Record<View, object>;

/** Those that tell documents of one title apart. */
const datesOf = {
  open: ['expiresAt'],
  signed: ['signedAt', 'sentAt'],
  all: ['sentAt', 'expiresAt'],
} as const satisfies Record<View, readonly (keyof Envelope)[]>;
/** Goes without saying. */
const usualOf: Record<View, EnvelopeStatus | null> = { open: 'SENT', signed: 'COMPLETED', all: null };

function columnsOf(
  intl: IntlShape,
  view: View,
  dayOf: ReturnType<typeof useDayOf>,
  programOf: ReturnType<typeof useProgramNames>['programOf'],
): DataTableProps<Envelope>['columns'] {
  const headers = {
    sentAt: intl.formatMessage({ defaultMessage: 'Sent', description: 'Column of a table' }),
    expiresAt: intl.formatMessage({ defaultMessage: 'Sign by' }),
    signedAt: intl.formatMessage({ defaultMessage: 'Signed' }),
  };
  return [
    {
      id: 'title',
      header: intl.formatMessage({ defaultMessage: 'Document', description: 'Column of a table' }),
      cell: ({ id, applicationId, title, languageIso2LetterCode, sentAt }) => (
        <Stack gap="none">
          <Link href={paths.signingRequest({ envelopeId: id })}>
            <span lang={languageIso2LetterCode.toLowerCase()}>{title}</span>
          </Link>
          <Text as="span" size="s" tone="muted" weight="regular">
            <FactLine>
              {programOf(applicationId)}
              {view === 'open' && (
                <FormattedMessage
                  defaultMessage="Sent {date}"
                  description="When a document was sent to be signed"
                  values={{ date: <DateValue value={dayOf(sentAt)} /> }}
                />
              )}
            </FactLine>
          </Text>
        </Stack>
      ),
    },
    ...datesOf[view].map((id) => ({
      id,
      header: headers[id],
      // It expires at a moment of its last day.
      cell: ({ [id]: moment }: Envelope) =>
        moment &&
        (id === 'expiresAt' ? <DateTimeValue value={moment} /> : <DateValue value={dayOf(moment)} />),
      isSortable: id !== 'signedAt',
    })),
    {
      id: 'status',
      header: intl.formatMessage({ defaultMessage: 'Status' }),
      isUsual: ({ status }) => status === usualOf[view],
      cell: ({ status }) => <EnvelopeStatusBadge status={status} />,
      isSortable: true,
    },
  ];
}

export default function SigningRequestsScreen() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const dayOf = useDayOf();
  const [{ show: view }, setParams] = useListParams(choices);
  const defaults = defaultsOf[view];
  const [query, setQuery] = useTableQuery(defaults, sortable);
  const list = useList('/students/{id}/envelopes', {
    path: { id: studentId },
    query: { ...query, ...filterOf[view] },
  });
  const table = useTablePage(list, query, setQuery);
  const programs = useProgramNames();
  const isByDeadline = query.sortBy === 'expiresAt' && !query.descending && query.page === 0;
  const firstDue = view === 'open' && isByDeadline ? list.data?.content[0] : undefined;

  return (
    <Page
      lead={
        <FormattedMessage defaultMessage="Documents to sign and documents you’ve signed. We’ll remind you by e-mail before one expires." />
      }
    >
      <FilteredList filter={[view]} count={settledTotal(list)}>
        <SegmentedControl<View>
          label={intl.formatMessage({ defaultMessage: 'Show' })}
          value={view}
          // Each view has its own order.
          onChange={(show) => setParams({ show, sortBy: '', descending: '' })}
          options={[
            { value: 'open', children: <FormattedMessage defaultMessage="To sign" /> },
            { value: 'signed', children: <FormattedMessage defaultMessage="Signed" /> },
            { value: 'all', children: <FormattedMessage defaultMessage="All" /> },
          ]}
        />
        <DataTable<Envelope>
          {...table}
          caption={intl.formatMessage({ defaultMessage: 'Documents' })}
          // At once, so that no row grows.
          rows={programs.isPending ? undefined : list.data?.content}
          rowId={({ id }) => id}
          rowName={({ title }) => title}
          columns={columnsOf(intl, view, dayOf, programs.programOf)}
          hasWideActions
          rowActions={(envelope) =>
            envelope.isOpen && (
              <ReadAndSign envelope={envelope} variant={envelope === firstDue ? 'primary' : 'secondary'} />
            )
          }
          empty={<NoDocuments view={view} />}
        />
      </FilteredList>
    </Page>
  );
}

const NoDocuments = ({ view }: { view: View }) => (
  <EmptyState
    picture={<DocumentsIllustration />}
    title={
      view === 'open' ? (
        <FormattedMessage defaultMessage="Nothing to sign" />
      ) : (
        <FormattedMessage defaultMessage="No documents yet" />
      )
    }
  >
    <FormattedMessage defaultMessage="Documents come with your enrollment. We’ll e-mail you when there’s one to sign." />
  </EmptyState>
);
