import { freeTransferCountIn, highestTransferFeeIn } from '@institute/api-schema/policy';
import {
  Card,
  DataTable,
  DateTimeValue,
  DateValue,
  EmptyState,
  Heading,
  Inline,
  Link,
  LinkButton,
  MoneyValue,
  Page,
  PageSection,
  Stack,
  type TableQuery,
  Text,
} from '@institute/design-system';
import { useTablePage, useTableQuery } from '@institute/design-system/app';
import { FormattedMessage, useIntl } from 'react-intl';
import { CohortDates } from '../enrollment/CohortDates.tsx';
import { useInstitute } from '../institute.ts';
import { useList } from '../lists.ts';
import { useReturnFromBank } from '../payments/use-return-from-bank.ts';
import { paths } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { useDayOf } from '../use-day-of.ts';
import { TransferStatus } from './TransferStatus.tsx';
import { type Transfer, useEnrollments, useOpenTransfers } from './transfers.ts';

export default function TransfersScreen() {
  useReturnFromBank();
  const { currency } = useInstitute();
  const highestFee = highestTransferFeeIn(currency);
  const openTransfers = useOpenTransfers();
  const enrollments = useEnrollments();
  const programOf = ({ target }: Transfer) =>
    enrollments.find(({ program }) => program.id === target.programId)?.program.title;
  const movable = enrollments.filter(
    ({ id }) => !openTransfers.some(({ applicationId }) => applicationId === id),
  );
  return (
    <Page
      lead={
        highestFee > 0 ? (
          <FormattedMessage
            defaultMessage="Move to another class of your program. Your first {count, plural, one {transfer is} other {# transfers are}} free; later ones cost up to {maximum}."
            values={{
              count: freeTransferCountIn(currency),
              maximum: <MoneyValue amount={highestFee} currency={currency} />,
            }}
          />
        ) : (
          <FormattedMessage defaultMessage="Move to another class of your program. Transfers are free." />
        )
      }
    >
      {openTransfers.length === 0 ? (
        <EmptyState picture={null} title={<FormattedMessage defaultMessage="No pending transfers" />}>
          <FormattedMessage defaultMessage="Transfers you request appear here until you confirm or cancel them." />
        </EmptyState>
      ) : (
        <Stack as="ul" gap="m">
          {openTransfers.map((transfer) => (
            <OpenTransfer key={transfer.id} transfer={transfer} program={programOf(transfer)} />
          ))}
        </Stack>
      )}
      {movable.length > 0 && (
        <PageSection title={<FormattedMessage defaultMessage="Change your class" />}>
          <Stack as="ul" gap="s">
            {movable.map(({ id, program, cohort, withdrawal }) => (
              <Card as="li" key={id}>
                <Inline justify="between" gap="m">
                  <Stack gap="none">
                    <Text weight="semibold">{program.title}</Text>
                    {cohort && (
                      <Text tone="muted" size="s">
                        <CohortDates cohort={cohort} />
                      </Text>
                    )}
                  </Stack>
                  <Inline gap="s">
                    {withdrawal.isPossible && (
                      <LinkButton variant="quiet" href={paths.applicationStatus({ applicationId: id })}>
                        <FormattedMessage defaultMessage="Withdraw from your class" />
                      </LinkButton>
                    )}
                    <LinkButton variant="secondary" href={paths.requestTransfer({ applicationId: id })}>
                      <FormattedMessage defaultMessage="Request a transfer" />
                    </LinkButton>
                  </Inline>
                </Inline>
              </Card>
            ))}
          </Stack>
        </PageSection>
      )}
      <ClosedTransfers programOf={programOf} />
    </Page>
  );
}

function OpenTransfer({ transfer, program }: { transfer: Transfer; program: string | undefined }) {
  const { id, current, target, expiresAt, status } = transfer;
  return (
    <Card as="li" padding="l">
      <Stack gap="m">
        <Inline justify="between" align="start">
          <Stack gap="none">
            <Heading level={2} size="m">
              <FormattedMessage
                defaultMessage="Class of {dates}"
                description="Heading: where a transfer leads; dates are its first and last day"
                values={{ dates: <CohortDates cohort={target} /> }}
              />
            </Heading>
            <Text tone="muted">{program}</Text>
          </Stack>
          <TransferStatus status={status} />
        </Inline>
        <Text>
          <FormattedMessage
            defaultMessage="Your class now: {dates}. Confirm by {time}."
            values={{ dates: <CohortDates cohort={current} />, time: <DateTimeValue value={expiresAt} /> }}
          />
        </Text>
        <div>
          <LinkButton href={paths.transfer({ transferId: id })}>
            {status === 'REVIEWED' ? (
              <FormattedMessage defaultMessage="Confirm or cancel" />
            ) : (
              <FormattedMessage defaultMessage="Compare the classes" />
            )}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

const defaults: TableQuery = { sortBy: 'requestedAt', descending: true, page: 0, size: 10 };

function ClosedTransfers({ programOf }: { programOf: (transfer: Transfer) => string | undefined }) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const dayOf = useDayOf();
  const [query, setQuery] = useTableQuery(defaults, ['requestedAt']);
  const list = useList('/students/{id}/transfers', {
    path: { id: studentId },
    query: { ...query, sortBy: 'requestedAt', isOpen: false },
  });
  const table = useTablePage(list, query, setQuery);
  if (!list.isError && !list.data?.pagination.total) return null;
  return (
    <DataTable<Transfer>
      {...table}
      caption={intl.formatMessage({ defaultMessage: 'Earlier transfers' })}
      isCaptionVisible
      rowId={({ id }) => id}
      rowName={({ target }) => target.startDate}
      columns={[
        {
          id: 'target',
          header: intl.formatMessage({ defaultMessage: 'New class' }),
          cell: (transfer) => (
            <Stack gap="none">
              <Link href={paths.transfer({ transferId: transfer.id })}>
                <CohortDates cohort={transfer.target} />
              </Link>
              <Text as="span" size="s" tone="muted" weight="regular">
                {programOf(transfer)}
              </Text>
            </Stack>
          ),
        },
        {
          id: 'requestedAt',
          inRow: 'note',
          header: intl.formatMessage({ defaultMessage: 'Requested' }),
          cell: ({ requestedAt }) => <DateValue value={dayOf(requestedAt)} />,
          isSortable: true,
        },
        {
          id: 'fee',
          inRow: 'value',
          header: intl.formatMessage({
            defaultMessage: 'Fee',
            description: 'Column of a table of transfers',
          }),
          cell: ({ fee, currency }) => <MoneyValue amount={fee} currency={currency} isFreeNamed />,
          isNumeric: true,
        },
        {
          id: 'status',
          inRow: 'note',
          header: intl.formatMessage({ defaultMessage: 'Status' }),
          cell: ({ status }) => <TransferStatus status={status} />,
        },
      ]}
    />
  );
}
