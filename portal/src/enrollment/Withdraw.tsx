import { ConfirmButton, Inline, MoneyValue, Text, toast } from '@institute/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { helpLink } from '../help/link.tsx';
import type { Application } from './applications.ts';
import { HeldSentence } from './expectation.tsx';

/** Withdraws an application or an enrollment, or says why that can't be done here now. */
export function Withdraw({ application }: { application: Application }) {
  const intl = useIntl();
  const { id, status, withdrawal, program } = application;
  if (!withdrawal.isPossible) return <Refusal application={application} />;
  const isEnrolled = status === 'COMPLETE';
  return (
    <Inline>
      <ConfirmButton
        variant="quiet"
        title={
          isEnrolled ? (
            <FormattedMessage defaultMessage="Withdraw from {program}?" values={{ program: program.title }} />
          ) : (
            <FormattedMessage defaultMessage="Withdraw your application?" />
          )
        }
        message={
          <>
            <RefundPreview application={application} />{' '}
            {isEnrolled && (
              <>
                <FormattedMessage defaultMessage="Your enrollment ends." />{' '}
              </>
            )}
            <FormattedMessage defaultMessage="Your seat goes to someone else. You can’t undo this." />
          </>
        }
        keepLabel={
          isEnrolled ? (
            <FormattedMessage defaultMessage="Stay enrolled" />
          ) : (
            <FormattedMessage defaultMessage="Keep my application" />
          )
        }
        confirmLabel={
          isEnrolled ? (
            <FormattedMessage defaultMessage="Withdraw" description="Button that withdraws from a class" />
          ) : (
            <FormattedMessage defaultMessage="Withdraw" description="Button that withdraws an application" />
          )
        }
        onConfirm={async () => {
          const { refund, fee } = withdrawal;
          const body = { agreed: { refund, fee } };
          await api.send('post', '/enrollment_applications/{id}/withdraw', { path: { id }, body });
          toast.info(
            isEnrolled
              ? intl.formatMessage({ defaultMessage: 'You withdrew from your class.' })
              : intl.formatMessage({ defaultMessage: 'Your application was withdrawn.' }),
          );
        }}
      >
        {isEnrolled ? (
          <FormattedMessage defaultMessage="Withdraw from your class" />
        ) : (
          <FormattedMessage defaultMessage="Withdraw the application" />
        )}
      </ConfirmButton>
    </Inline>
  );
}

function RefundPreview({ application: { withdrawal, program } }: { application: Application }) {
  const { refund, fee, refundAfterDispute } = withdrawal;
  const money = (amount: number) => <MoneyValue amount={amount} currency={program.currency} />;
  return (
    <>
      {fee > 0 && refund > 0 && (
        <FormattedMessage
          defaultMessage="We’ll refund {refund} to your card and keep {fee}, as your enrollment agreement says."
          values={{ refund: money(refund), fee: money(fee) }}
        />
      )}
      {fee > 0 && refund === 0 && (
        <FormattedMessage
          defaultMessage="We’ll keep {fee}, as your enrollment agreement says."
          values={{ fee: money(fee) }}
        />
      )}
      {fee === 0 && refund > 0 && (
        <FormattedMessage
          defaultMessage="We’ll refund {refund} to your card."
          values={{ refund: money(refund) }}
        />
      )}
      {fee + refund + refundAfterDispute === 0 && (
        <FormattedMessage defaultMessage="You haven’t paid anything, so there’s nothing to refund." />
      )}
      {refundAfterDispute > 0 && (
        <>
          {' '}
          <HeldSentence amount={money(refundAfterDispute)} />
        </>
      )}
    </>
  );
}

const refusals = defineMessages<NonNullable<Application['withdrawal']['refusal']>>({
  PAYMENT_IN_PROGRESS: {
    defaultMessage: 'Your bank hasn’t decided about a payment yet. Once it has, you can withdraw here.',
  },
  CLASS_STARTED: {
    defaultMessage:
      'Your classes have begun. If you want to withdraw, <help>write to us</help>. Your enrollment agreement says what we refund.',
  },
});

function Refusal({ application: { withdrawal } }: { application: Application }) {
  if (withdrawal.refusal === null) return null;
  return (
    <Text tone="muted" isMeasured>
      <FormattedMessage {...refusals[withdrawal.refusal]} values={{ help: helpLink }} />
    </Text>
  );
}
