import { DateTimeValue, MoneyValue } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
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
          description="What happens next with an application"
          values={{ minimum: expectation?.minimum ?? 1, maximum: expectation?.maximum ?? 2, by }}
        />
      );
    case 'IN_REVIEW':
    case 'APPROVED':
      return (
        <FormattedMessage
          defaultMessage="Admissions replies within {maximum} hours, by {by}."
          description="What happens next with an application"
          values={{ maximum: expectation?.maximum ?? 48, by }}
        />
      );
    case 'SIGNING':
      return by ? (
        <FormattedMessage
          defaultMessage="Please sign your documents by {by}."
          description="What happens next with an application"
          values={{ by }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Everything is signed. We’re completing your enrollment."
          description="What happens next with an application"
        />
      );
    case 'CHANGES_REQUESTED':
      return (
        <FormattedMessage
          defaultMessage="Make the changes your advisor asked for, then submit again."
          description="What happens next with an application"
        />
      );
    default:
      return null;
  }
}

/** What goes back to the card of an application that ended. Nothing if nothing was paid. */
export function RefundSentence({ application: { refund, program } }: { application: Application }) {
  if (!refund) return null;
  const values = { amount: <MoneyValue amount={refund.amount} currency={program.currency} /> };
  return refund.isSent ? (
    <FormattedMessage
      defaultMessage="We refunded {amount} to your card. Your bank may take a few days to show it."
      description="Of an application that was declined or withdrawn: the refund was sent"
      values={values}
    />
  ) : (
    <FormattedMessage
      defaultMessage="We’re refunding {amount} to your card."
      description="Of an application that was declined or withdrawn: the refund is on its way"
      values={values}
    />
  );
}
