import type { Schemas } from '@institute/api-schema';
import { DateTimeValue, MoneyValue } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { helpLink } from '../help/link.tsx';
import type { Application } from './applications.ts';

/** The next steps and their deadlines, as the institute promises them. */
export function expectationText({
  status,
  expectation,
}: Pick<Application, 'status' | 'expectation'>): ReactNode {
  const by = expectation?.dueBy && <DateTimeValue value={expectation.dueBy} />;
  switch (status) {
    case 'SUBMITTED':
      return (
        <FormattedMessage
          defaultMessage="An advisor replies within {minimum}–{maximum} business days, by {by}."
          values={{ minimum: expectation?.minimum ?? 1, maximum: expectation?.maximum ?? 2, by }}
        />
      );
    case 'IN_REVIEW':
    case 'APPROVED':
      return (
        <FormattedMessage
          defaultMessage="Admissions replies within {maximum} hours, by {by}."
          values={{ maximum: expectation?.maximum ?? 48, by }}
        />
      );
    case 'SIGNING': {
      if (by)
        return <FormattedMessage defaultMessage="Please sign your documents by {by}." values={{ by }} />;
      const unsigned = expectation?.unsigned;
      if (!unsigned)
        return <FormattedMessage defaultMessage="Everything is signed. We’re completing your enrollment." />;
      return unsignedText(unsigned);
    }
    case 'CHANGES_REQUESTED':
      return (
        <FormattedMessage defaultMessage="Make the changes your advisor asked for, then submit again." />
      );
    default:
      return null;
  }
}

/** What becomes of a document that wasn't signed. Another one may still be open. */
export const unsignedText = ({ title, isDeclined }: Schemas['EnrollmentUnsignedDocument']): ReactNode =>
  isDeclined ? (
    <FormattedMessage
      defaultMessage="You declined to sign “{title}”. An advisor will contact you."
      values={{ title }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="“{title}” wasn’t signed in time. Request it again, and sign it."
      values={{ title }}
    />
  );

/** What goes back of an application that ended, and what can't yet. Nothing if nothing was paid. */
export function RefundSentence({ application: { refund, program } }: { application: Application }) {
  if (!refund) return null;
  const money = (amount: number) => <MoneyValue amount={amount} currency={program.currency} />;
  const values = { amount: money(refund.amount) };
  return (
    <>
      {refund.amount > 0 &&
        (refund.isSent ? (
          <FormattedMessage
            defaultMessage="We refunded {amount} to your card. Your bank may take a few days to show it."
            values={values}
          />
        ) : (
          <FormattedMessage defaultMessage="We’re refunding {amount} to your card." values={values} />
        ))}
      {refund.failed > 0 && (
        <>
          {' '}
          <FormattedMessage
            defaultMessage="Your bank refused our refund of {amount}. <help>Write to us</help>, and we’ll get your money to you in another way."
            values={{ amount: money(refund.failed), help: helpLink }}
          />
        </>
      )}
      {refund.held > 0 && (
        <>
          {' '}
          <HeldSentence amount={money(refund.held)} />
        </>
      )}
    </>
  );
}

/** What is refunded only once a bank has decided. */
export const HeldSentence = ({ amount }: { amount: ReactNode }) => (
  <FormattedMessage
    defaultMessage="Your bank is deciding about a payment. If it leaves the money with us, we’ll refund {amount} to your card then."
    values={{ amount }}
  />
);
