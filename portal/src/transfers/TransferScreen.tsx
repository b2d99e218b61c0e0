import {
  BackLink,
  Banner,
  Button,
  DateTimeValue,
  ErrorBanner,
  Inline,
  LinkButton,
  Page,
  type PageProps,
  QueryPart,
  Stack,
  type Step,
  Stepper,
  useNavigate,
  useNavigateWhileHere,
} from '@institute/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useApplication } from '../enrollment/applications.ts';
import { paths, places, type ScreenProps } from '../places.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { CancelTransfer } from './CancelTransfer.tsx';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { TransferStatus } from './TransferStatus.tsx';
import { quoteQuery, type Transfer, type TransferQuote, useTransfer } from './transfers.ts';

export default function TransferScreen({
  params: { transferId, step: wanted },
}: {
  params: ScreenProps<'transfer'>['params'] & { step?: string };
}) {
  const navigate = useNavigate();
  const transfer = useTransfer(transferId);
  const { program, status: applicationStatus } = useApplication(transfer.applicationId);
  const { status, isOpen } = transfer;
  const reached = status === 'REVIEWED' ? 'confirm' : 'compare';
  const step = wanted === 'compare' || (wanted === 'confirm' && reached === 'confirm') ? wanted : null;
  useEffect(() => {
    if (isOpen && !step) navigate(paths.transferStep({ transferId, step: reached }), { replace: true });
  }, [isOpen, step, reached, transferId, navigate]);

  if (!isOpen)
    return (
      <TransferPage lead={program.title} status={<TransferStatus status={status} />}>
        <Closed transfer={transfer} hasEnded={applicationStatus === 'WITHDRAWN'} />
      </TransferPage>
    );
  return (
    <TransferPage
      lead={program.title}
      steps={<Steps transferId={transferId} step={step} reached={reached} />}
    >
      {step && <OpenStep key={step} transfer={transfer} step={step} />}
    </TransferPage>
  );
}

interface TransferPageProps extends Pick<PageProps, 'lead' | 'status' | 'children'> {
  steps?: ReactNode;
}

const TransferPage = ({ steps, children, ...head }: TransferPageProps) => (
  <Page
    above={
      <BackLink href={paths.pendingTransfers()}>
        <FormattedMessage defaultMessage="All transfers" />
      </BackLink>
    }
    title={<FormattedMessage {...places.transfer.title} />}
    {...head}
  >
    {steps}
    {children}
  </Page>
);

interface StepsProps {
  transferId: string;
  step: string | null;
  reached: 'compare' | 'confirm';
}

function Steps({ transferId, step, reached }: StepsProps) {
  const intl = useIntl();
  const isRead = reached === 'confirm';
  const steps: Step[] = [
    {
      key: 'compare',
      title: intl.formatMessage({ defaultMessage: 'Compare', description: 'Step of a transfer' }),
      state: isRead ? 'completed' : 'inProgress',
      href: paths.transferStep({ transferId, step: 'compare' }),
    },
    {
      key: 'confirm',
      title: intl.formatMessage({ defaultMessage: 'Confirm', description: 'Step of a transfer' }),
      state: isRead ? 'inProgress' : 'blocked',
      href: paths.transferStep({ transferId, step: 'confirm' }),
    },
  ];
  const label = intl.formatMessage({ defaultMessage: 'Transfer to another class' });
  return <Stepper label={label} steps={steps} current={step ?? reached} />;
}

function OpenStep({ transfer, step }: { transfer: Transfer; step: 'compare' | 'confirm' }) {
  const quote = useQuery(quoteQuery(transfer.id));
  return (
    // A quote that couldn't be renewed may be over.
    <QueryPart query={quote.isError ? { ...quote, data: undefined } : quote} level={2} lines={6}>
      {({ content }) =>
        step === 'compare' ? (
          <CompareClasses transfer={transfer} quote={content} />
        ) : (
          <ConfirmTransfer transfer={transfer} quote={content} onNewQuote={() => quote.refetch()} />
        )
      }
    </QueryPart>
  );
}

interface CompareClassesProps {
  transfer: Transfer;
  quote: TransferQuote;
}

/** Step 1: the two classes and their balances side by side. */
function CompareClasses({ transfer: { id }, quote }: CompareClassesProps) {
  const navigate = useNavigateWhileHere();
  const review = useMutation({
    mutationFn: () => api.request('post', '/transfers/{id}/review', { path: { id } }),
    onSuccess: () => navigate(paths.transferStep({ transferId: id, step: 'confirm' })),
  });
  return (
    <Stack gap="l">
      <BeforeAndAfter quote={quote} />
      <ErrorBanner error={review.error} />
      <Inline gap="s">
        <Button isPending={review.isPending} onPress={() => review.mutate()}>
          <FormattedMessage defaultMessage="Continue" />
        </Button>
        <CancelTransfer transferId={id} />
      </Inline>
    </Stack>
  );
}

function Closed({ transfer, hasEnded }: { transfer: Transfer; hasEnded: boolean }) {
  const { status, confirmedAt, closedAt, closeReason } = transfer;
  return (
    <Stack gap="m">
      {status === 'CONFIRMED' && (
        <Banner
          tone="positive"
          title={<FormattedMessage defaultMessage="Your transfer was accepted." />}
          actions={
            <LinkButton variant="secondary" href={paths.myCourses()}>
              <FormattedMessage defaultMessage="Go to my courses" />
            </LinkButton>
          }
        >
          <FormattedMessage
            defaultMessage="You’ve been in the new class since {time}. Your progress, bookmarks and payments moved with you."
            values={{ time: <DateTimeValue value={confirmedAt} /> }}
          />
        </Banner>
      )}
      {status === 'CANCELLED' && (
        <Banner tone="info">
          {hasEnded ? (
            <FormattedMessage
              defaultMessage="This transfer was canceled on {time}, because your enrollment ended."
              values={{ time: <DateTimeValue value={closedAt} /> }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="This transfer was canceled on {time}. You stay in your class."
              values={{ time: <DateTimeValue value={closedAt} /> }}
            />
          )}
          {closeReason && <div>{`“${closeReason}”`}</div>}
        </Banner>
      )}
      {status === 'EXPIRED' && (
        <Banner tone="info">
          <FormattedMessage
            defaultMessage="The offer ended on {time}. You stay in your class, and can request another transfer as long as your class allows it."
            values={{ time: <DateTimeValue value={closedAt} /> }}
          />
        </Banner>
      )}
    </Stack>
  );
}
