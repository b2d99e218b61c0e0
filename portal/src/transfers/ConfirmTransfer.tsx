import { ApiError } from '@institute/api-schema';
import {
  Banner,
  CheckboxField,
  ErrorPanel,
  Inline,
  Loading,
  Skeleton,
  Stack,
  toast,
} from '@institute/design-system';
import { cardName } from '@institute/design-system/cards';
import { formatMoney } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { isUnknown } from '../attempt.ts';
import { client } from '../client.ts';
import { type KeptAttempt, useKeptAttempt } from '../kept-attempt.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { CardChoice, useChosenCard } from '../payment-methods/CardChoice.tsx';
import { PaymentAtBank } from '../payments/PaymentAtBank.tsx';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { CancelTransfer } from './CancelTransfer.tsx';
import { quoteQuery, type Transfer, type TransferQuote } from './transfers.ts';

const schema = z.object({ isAccepted: z.boolean().check(rules(required())) });

/** The polling interval for a fee in progress at the bank, in milliseconds. */
const lookAgain = 3_000;

/** A confirmation with an unknown outcome, which is repeated with the same key. */
interface Attempt extends KeptAttempt {
  quoteId: string;
  paymentMethodId: string | null;
  /** The fee is in progress at the bank. */
  isAtBank: boolean;
}

const isQuoteOver = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ pointer }) => pointer === '/quoteId');
const isAtBank = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.key === 'paymentStatusInProgress';

/** Step 2: the terms, the fee if there is one, and the confirmation, which happens only once. */
export function ConfirmTransfer({ transfer }: { transfer: Transfer }) {
  const intl = useIntl();
  const quote = useQuery(quoteQuery(transfer.id));
  if (quote.isPending)
    return (
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    );
  if (quote.isError)
    return <ErrorPanel onRetry={() => void quote.refetch()}>{describeError(intl, quote.error)}</ErrorPanel>;
  return <Confirmation transfer={transfer} quote={quote.data.content} onNewQuote={() => quote.refetch()} />;
}

interface ConfirmationProps {
  transfer: Transfer;
  quote: TransferQuote;
  onNewQuote: () => Promise<unknown>;
}

function Confirmation({ transfer: { id }, quote, onNewQuote }: ConfirmationProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const [methodId, setMethodId] = useState<string>();
  const [attempt, setAttempt] = useKeptAttempt<Attempt>(`transfer.${id}`);
  // What is sent again uses the card that was sent.
  const chosen = useChosenCard(attempt?.paymentMethodId ?? methodId);
  const [isOutcomeUnknown, setOutcomeUnknown] = useState(attempt !== null);
  const { fee, currency, quoteId } = quote;
  const confirm = useMutation({
    mutationFn: async () => {
      const next: Attempt = attempt ?? {
        key: crypto.randomUUID(),
        sentAt: Date.now(),
        quoteId,
        paymentMethodId: fee > 0 ? (chosen?.id ?? null) : null,
        isAtBank: false,
      };
      setAttempt(next);
      await client.POST('/transfers/{id}/confirm', {
        params: { path: { id }, header: { 'Idempotency-Key': next.key } },
        body: { quoteId: next.quoteId, paymentMethodId: next.paymentMethodId },
      });
    },
    onSuccess() {
      setAttempt(null);
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your transfer was accepted.',
          description: 'Positive message after a transfer was confirmed',
        }),
      );
    },
    async onError(error) {
      setOutcomeUnknown(isUnknown(error));
      if (isAtBank(error)) setAttempt((open) => open && { ...open, isAtBank: true });
      else if (!isUnknown(error)) setAttempt(null);
      if (isQuoteOver(error)) await onNewQuote();
      // It may have been confirmed anyway, and the transfer itself shows that.
      else await queries.invalidateQueries({ queryKey: ['get', '/transfers/{id}'] });
    },
  });
  const form = useForm({
    schema,
    defaultValues: { isAccepted: false },
    describeError: (error) => describeError(intl, error),
    onSubmit: () => confirm.mutateAsync(),
  });
  // Back from the bank or reloaded: continue the confirmation, which happens only once.
  const goOn = useEffectEvent(() => {
    if (attempt?.isAtBank) confirm.mutate();
  });
  useEffect(() => goOn(), []);
  const paymentId = isAtBank(confirm.error) ? confirm.error.current?.paymentId : undefined;
  if (typeof paymentId === 'string')
    return <FeeAtBank transferId={id} paymentId={paymentId} onDecided={() => confirm.mutate()} />;
  const isOfCard = confirm.error instanceof ApiError && confirm.error.key === 'invalidPaymentMethodDetails';
  return (
    <Stack gap="l">
      {isQuoteOver(confirm.error) && (
        <Banner tone="caution" isAnnounced>
          <FormattedMessage
            defaultMessage="The amounts have changed since you opened this page. These are the latest."
            description="In the second step of a transfer, when the quote was too old"
          />
        </Banner>
      )}
      <BeforeAndAfter quote={quote} />
      {fee > 0 && isOutcomeUnknown && chosen && (
        <Banner tone="caution" isAnnounced>
          <FormattedMessage
            defaultMessage="We don’t know yet whether your confirmation reached us. Confirm again to find out. We’ll use {card} again, and you’ll pay only once."
            description="After a transfer with a fee was confirmed and no answer came"
            values={{ card: cardName(intl, chosen) }}
          />
        </Banner>
      )}
      {fee > 0 && !isOutcomeUnknown && (
        <CardChoice
          chosen={chosen}
          onChoose={setMethodId}
          errorMessage={isOfCard ? describeError(intl, confirm.error) : undefined}
        />
      )}
      <form.Form>
        <form.Field
          name="isAccepted"
          as={CheckboxField}
          isRequired
          label={intl.formatMessage({
            defaultMessage: 'I’ve compared both classes and want to move to the new one.',
            description: 'What a student accepts before a transfer',
          })}
        />
        <Inline gap="s">
          <form.SubmitButton>
            {fee > 0 ? (
              <FormattedMessage
                defaultMessage="Pay {amount} and confirm"
                description="Button: charges the fee of a transfer, and makes it"
                values={{ amount: formatMoney({ amount: fee, currency }, { locale: intl.locale }) }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="Confirm the transfer"
                description="Button: makes a transfer"
              />
            )}
          </form.SubmitButton>
          <CancelTransfer transferId={id} />
        </Inline>
      </form.Form>
    </Stack>
  );
}

interface FeeAtBankProps {
  transferId: string;
  paymentId: string;
  /** The bank has answered, so continue the same confirmation. */
  onDecided: () => void;
}

function FeeAtBank({ transferId, paymentId, onDecided }: FeeAtBankProps) {
  const { data } = api.useQuery(
    'get',
    '/payments/{id}',
    { params: { path: { id: paymentId } } },
    { staleTime: 0, refetchInterval: lookAgain },
  );
  const status = data?.content.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the outcome is known
  useEffect(() => {
    if (status && status !== 'IN_PROGRESS') onDecided();
  }, [status]);
  return (
    data && (
      <PaymentAtBank
        payment={data.content}
        returnPath={paths.transferStep({ transferId, step: 'confirm' })}
      />
    )
  );
}
