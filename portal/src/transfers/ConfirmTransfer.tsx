import { ApiError } from '@institute/api-schema';
import { Banner, CheckboxField, Inline, OutcomePending, Stack, toast } from '@institute/design-system';
import { CardChoice, cardName, isCardInvalid, useCardChoice } from '@institute/design-system/cards';
import { useForm } from '@institute/design-system/forms';
import { formatMoney } from '@institute/values/formats';
import { required, rules } from '@institute/values/rules';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { useOnce } from '../once.ts';
import { AddCard } from '../payment-methods/AddCard.tsx';
import { useUsableCards } from '../payment-methods/payment-methods.ts';
import { PaymentAtBank } from '../payments/PaymentAtBank.tsx';
import { paths } from '../places.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { CancelTransfer } from './CancelTransfer.tsx';
import type { Transfer, TransferQuote } from './transfers.ts';

const schema = z.object({ isAccepted: z.boolean().check(rules(required())) });

interface SentConfirmation {
  quoteId: string;
  paymentMethodId: string | null;
}

const isQuoteOver = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ pointer }) => pointer === '/quoteId');
const isAtBank = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.key === 'paymentStatusInProgress';

interface ConfirmTransferProps {
  transfer: Transfer;
  quote: TransferQuote;
  onNewQuote: () => Promise<unknown>;
}

/** The form of the confirmation, the card for its fee, and what came of it. */
function useConfirmation({ transfer: { id }, quote: { fee, quoteId }, onNewQuote }: ConfirmTransferProps) {
  const intl = useIntl();
  const [methodId, setMethodId] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>(null);
  const confirm = useOnce<SentConfirmation, null>({
    name: `transfer.${id}`,
    async send(body, key) {
      await api.request('post', '/transfers/{id}/confirm', { path: { id }, key, body });
      return null;
    },
    isInProgress: isAtBank,
    onDone: () => toast.success(intl.formatMessage({ defaultMessage: 'Your transfer was accepted.' })),
    onRefused(error) {
      setRefusal(error);
      if (isQuoteOver(error)) void onNewQuote();
    },
  });
  // What is sent again uses the card that was sent.
  const card = useCardChoice({
    cards: useUsableCards(),
    cardId: confirm.pending?.sent?.paymentMethodId ?? methodId,
    onChoose: setMethodId,
  });
  const form = useForm({
    draft: { none: 'Accepting applies to one quote, and each visit has a new one.' },
    schema,
    defaultValues: { isAccepted: false },
    onSubmit() {
      setRefusal(null);
      return confirm.sendAsync({ quoteId, paymentMethodId: fee > 0 ? (card.charged?.id ?? null) : null });
    },
  });
  return { form, confirm, card, refusal };
}

/** Step 2: the terms, the fee if there is one, and the confirmation, which happens only once. */
export function ConfirmTransfer({ transfer, quote, onNewQuote }: ConfirmTransferProps) {
  const intl = useIntl();
  const { id } = transfer;
  const { fee, currency } = quote;
  const { form, confirm, card, refusal } = useConfirmation({ transfer, quote, onNewQuote });
  const { pending } = confirm;
  const { charged, choice } = card;
  const paymentId = isAtBank(pending?.problem) ? pending.problem.current?.paymentId : undefined;
  // The confirmation is repeated until the bank has answered.
  if (typeof paymentId === 'string')
    return (
      <PaymentAtBank
        paymentId={paymentId}
        returnPath={paths.transferStep({ transferId: id, step: 'confirm' })}
      />
    );
  return (
    <Stack gap="l">
      {isQuoteOver(refusal) && (
        <Banner tone="caution" isAnnounced>
          <FormattedMessage defaultMessage="The amounts have changed since you opened this page. These are the latest." />
        </Banner>
      )}
      <BeforeAndAfter quote={quote} />
      <OutcomePending
        of={confirm}
        isRefusalShown={isCardInvalid(refusal) || isQuoteOver(refusal)}
        {...(fee > 0 &&
          charged && {
            unknown: {
              title: (
                <FormattedMessage defaultMessage="We don’t know yet whether your confirmation reached us" />
              ),
              text: (
                <FormattedMessage
                  defaultMessage="Send it again to find out. We’ll use {card} again, and you’ll pay only once."
                  values={{ card: cardName(intl, charged) }}
                />
              ),
            },
          })}
      >
        {fee > 0 && !pending && (
          <CardChoice
            {...choice}
            addCard={(props) => <AddCard {...props} />}
            {...(isCardInvalid(refusal) && { errorMessage: describeError(intl, refusal) })}
          />
        )}
        {fee > 0 && !charged ? (
          <CancelTransfer transferId={id} />
        ) : (
          <form.Form>
            <form.Field
              name="isAccepted"
              as={CheckboxField}
              isRequired
              label={intl.formatMessage({
                defaultMessage: 'I’ve compared both classes and want to move to the new one.',
              })}
            />
            <Inline gap="s">
              <form.SubmitButton>
                {fee > 0 ? (
                  <FormattedMessage
                    defaultMessage="Pay {amount} and confirm"
                    values={{ amount: formatMoney({ amount: fee, currency }, { locale: intl.locale }) }}
                  />
                ) : (
                  <FormattedMessage defaultMessage="Confirm the transfer" />
                )}
              </form.SubmitButton>
              <CancelTransfer transferId={id} />
            </Inline>
          </form.Form>
        )}
      </OutcomePending>
    </Stack>
  );
}
