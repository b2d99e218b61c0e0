import { Banner, Inline, LinkButton, MoneyValue, Stack, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import type { Application } from './applications.ts';

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

/** What became of an application that was declined or withdrawn, of the money, and what can be done now. */
export function Ended({ application }: { application: Application }) {
  const { status, note } = application;
  if (status !== 'REJECTED' && status !== 'WITHDRAWN') return null;
  return (
    <Banner
      tone="info"
      title={
        status === 'REJECTED' ? (
          <FormattedMessage
            defaultMessage="We couldn’t accept your application"
            description="Title: an application was declined"
          />
        ) : (
          <FormattedMessage
            defaultMessage="You withdrew your application"
            description="Title: an application was withdrawn by the student"
          />
        )
      }
      actions={
        <Inline>
          <LinkButton variant="secondary" href={paths.startEnrollment()}>
            <FormattedMessage
              defaultMessage="See the programs"
              description="Link to where enrolling begins"
            />
          </LinkButton>
          <LinkButton variant="quiet" href={paths.help()}>
            <FormattedMessage
              defaultMessage="Ask a question"
              description="Link to the ways to reach the institute, under an application that ended"
            />
          </LinkButton>
        </Inline>
      }
    >
      <Stack gap="s">
        {note && (
          <Text>
            <FormattedMessage
              defaultMessage="Reason: {reason}"
              description="Why documents were declined or taken back"
              values={{ reason: note }}
            />
          </Text>
        )}
        <Text>
          {application.refund ? (
            <RefundSentence application={application} />
          ) : (
            <FormattedMessage
              defaultMessage="There is nothing to refund."
              description="Of an application that was declined or withdrawn"
            />
          )}{' '}
          <FormattedMessage
            defaultMessage="You can apply again for any class that has seats."
            description="Of an application that was declined or withdrawn"
          />
        </Text>
      </Stack>
    </Banner>
  );
}
