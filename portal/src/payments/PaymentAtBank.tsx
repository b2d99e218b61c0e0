import { paymentPollInterval } from '@institute/api-schema/queries';
import {
  Banner,
  Button,
  DateTimeValue,
  Skeleton,
  Stack,
  Text,
  useNavigateWhileHere,
} from '@institute/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { paths } from '../places.ts';
import { bankAddress } from './bank-address.ts';
import { type Payment, usePaymentSchedules } from './payments.ts';
import { bankReturn } from './use-return-from-bank.ts';

interface PaymentAtBankProps {
  paymentId: string;
  /** Return address from the bank. */
  returnPath: string;
}

/** A payment in progress, read again until it has an outcome. */
export function PaymentAtBank({ paymentId, returnPath }: PaymentAtBankProps) {
  const queries = useQueryClient();
  const { data } = api.useQuery(
    'get',
    '/payments/{id}',
    { params: { path: { id: paymentId } } },
    { staleTime: 0, refetchInterval: paymentPollInterval },
  );
  const status = data?.content.status;
  useEffect(() => {
    if (status && status !== 'IN_PROGRESS') void queries.invalidateQueries();
  }, [status, queries]);
  return data && <BankQuestion payment={data.content} returnPath={returnPath} />;
}

interface BankQuestionProps {
  payment: Payment;
  returnPath: string;
}

/** To be confirmed with the bank, or waiting for its answer. */
function BankQuestion({ payment, returnPath }: BankQuestionProps) {
  const intl = useIntl();
  const { nextActionUrl, confirmBy } = payment;
  // Back at the payment, in whatever way.
  useEffect(() => bankReturn.write(null), []);
  if (nextActionUrl)
    return (
      <Banner
        tone="caution"
        title={<FormattedMessage defaultMessage="Your bank asks you to confirm this payment" />}
        actions={
          <>
            <Button
              onPress={() => {
                bankReturn.write(returnPath);
                window.location.assign(bankAddress(nextActionUrl, intl.locale));
              }}
            >
              <FormattedMessage defaultMessage="Confirm with your bank" />
            </Button>
            <CancelPayment payment={payment} />
          </>
        }
      >
        <FormattedMessage
          defaultMessage="You can confirm until {time}, then you’ll come back here. Nothing is charged until you confirm."
          values={{ time: confirmBy && <DateTimeValue value={confirmBy} /> }}
        />
      </Banner>
    );
  return (
    <Stack gap="s">
      <Banner isAnnounced>
        <FormattedMessage defaultMessage="We’re waiting for your bank and will keep checking. You can close this page; you won’t be charged twice." />
      </Banner>
      <Skeleton lines={1} />
    </Stack>
  );
}

/** Cancels an unconfirmed payment, so that another card can pay instead. */
function CancelPayment({ payment: { id, kind, paymentScheduleId } }: { payment: Payment }) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: (_next: string | null) => api.request('post', '/payments/{id}/cancel', { path: { id } }),
    onSuccess: (_, next) => next && navigate(next),
    // It succeeded or was declined in the meantime, and the payment itself shows that.
    onError: () => void queries.invalidateQueries(),
  });
  const applicationId = usePaymentSchedules().find((one) => one.id === paymentScheduleId)?.applicationId;
  // Without its deposit, an application is a draft again, and its schedule is gone.
  const payAgain =
    kind === 'DEPOSIT' && applicationId
      ? paths.applicationStatus({ applicationId })
      : paymentScheduleId && paths.pay({ schedule: paymentScheduleId });
  return (
    <>
      {payAgain && (
        <Button variant="secondary" isPending={cancel.isPending} onPress={() => cancel.mutate(payAgain)}>
          <FormattedMessage defaultMessage="Use another card" />
        </Button>
      )}
      <Button variant="quiet" isPending={cancel.isPending} onPress={() => cancel.mutate(null)}>
        <FormattedMessage defaultMessage="Cancel payment" />
      </Button>
      {cancel.isError && <Text role="alert">{describeError(intl, cancel.error)}</Text>}
    </>
  );
}
