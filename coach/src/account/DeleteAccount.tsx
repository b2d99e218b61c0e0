import { sessionObjectionDays } from '@institute/api-schema/policy';
import {
  Banner,
  Inline,
  Link,
  MoneyValue,
  PasswordField,
  SectionCard,
  Stack,
  Text,
} from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { required, rules } from '@institute/values/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import { openPurchasesQuery } from '../services/sales.ts';
import { session } from '../session.ts';

/** Asks for the password before the coach account is deleted. */
export function DeleteAccount() {
  const intl = useIntl();
  const coachId = useCoachId();
  return (
    <SectionCard
      isInCard
      title={<FormattedMessage defaultMessage="Stop coaching" />}
      lead={
        <FormattedMessage
          defaultMessage="Deletes your coach profile, pictures, services, hours and session notes, and ends your subscription. Clients get their money back for sessions they haven’t booked. Your student account stays, and so do records of sessions and of what clients bought: the law requires us to keep them. You can delete your account {days, plural, one {# day} other {# days}} after your last session, once all of them have an outcome."
          values={{ days: sessionObjectionDays }}
        />
      }
    >
      <UnusedSessions coachId={coachId} />
      <Inline>
        <FormDialogButton
          variant="danger"
          label={<FormattedMessage defaultMessage="Delete coach account" />}
          title={intl.formatMessage({ defaultMessage: 'Delete your coach account?' })}
          message={
            <FormattedMessage
              defaultMessage="You can’t undo this. You may want to download your data first. <link>See my sessions</link>"
              values={{ link: (text) => <Link href={paths.mySessions()}>{text}</Link> }}
            />
          }
          isDestructive
          keepLabel={<FormattedMessage defaultMessage="Keep my coach account" />}
          draft={{ none: 'A password is never stored.' }}
          schema={z.object({ currentPassword: z.string().check(rules(required())) })}
          defaultValues={{ currentPassword: '' }}
          onSubmit={async ({ value }) => {
            await api.request('delete', '/coaches/{coachId}/account', { path: { coachId }, body: value });
            await session.signOut();
          }}
        >
          {(form) => (
            <form.Field
              name="currentPassword"
              as={PasswordField}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'Your password' })}
            />
          )}
        </FormDialogButton>
      </Inline>
    </SectionCard>
  );
}

/** The clients who have paid sessions that they have not booked, and what each gets back. */
function UnusedSessions({ coachId }: { coachId: string }) {
  const { data: open } = useSuspenseQuery(openPurchasesQuery(coachId));
  if (open.length === 0) return null;
  return (
    <Banner tone="info">
      <Stack gap="s">
        <Text>
          <FormattedMessage defaultMessage="Some clients have sessions left to book. When you delete your account, we refund them:" />
        </Text>
        <Stack as="ul" gap="xxs">
          {open.map(({ id, customer, title, currency, amount, bookableSessionCount, refund }) => (
            <Text as="li" key={id}>
              {amount > 0 && refund.unusedAmounts.length === 0 ? (
                <FormattedMessage
                  defaultMessage="{name}: {count, plural, one {# session} other {# sessions}} of {title}, once the bank has decided about a dispute"
                  values={{ name: customer.label, title, count: bookableSessionCount }}
                />
              ) : (
                <FormattedMessage
                  defaultMessage="{name}: {amount} for {count, plural, one {# session} other {# sessions}} of {title}"
                  values={{
                    name: customer.label,
                    title,
                    count: bookableSessionCount,
                    amount: (
                      <MoneyValue amount={refund.unusedAmounts.at(-1) ?? 0} currency={currency} isFreeNamed />
                    ),
                  }}
                />
              )}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Banner>
  );
}
