import { Banner, Inline, LinkButton, Stack, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import type { Application } from './applications.ts';
import { RefundSentence } from './expectation.tsx';

/** What became of an application that was declined or withdrawn, of the money, and what can be done now. */
export function Ended({ application }: { application: Application }) {
  const { status, note } = application;
  if (status !== 'REJECTED' && status !== 'WITHDRAWN') return null;
  return (
    <Banner
      tone="info"
      title={
        status === 'REJECTED' ? (
          <FormattedMessage defaultMessage="We couldn’t accept your application" />
        ) : (
          <FormattedMessage defaultMessage="You withdrew your application" />
        )
      }
      actions={
        <Inline>
          <LinkButton variant="secondary" href={paths.startEnrollment()}>
            <FormattedMessage defaultMessage="See the programs" />
          </LinkButton>
          <LinkButton variant="quiet" href={paths.help()}>
            <FormattedMessage defaultMessage="Ask a question" />
          </LinkButton>
        </Inline>
      }
    >
      <Stack gap="s">
        {note && (
          <Text>
            <FormattedMessage defaultMessage="Reason: {reason}" values={{ reason: note }} />
          </Text>
        )}
        <Text>
          {application.refund ? (
            <RefundSentence application={application} />
          ) : (
            <FormattedMessage defaultMessage="There is nothing to refund." />
          )}{' '}
          <FormattedMessage defaultMessage="You can apply again for any class that has seats." />
        </Text>
      </Stack>
    </Banner>
  );
}
