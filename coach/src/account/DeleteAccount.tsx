import { sessionObjectionDays } from '@institute/api-schema/policy';
import { Banner, Inline, Link, MoneyValue, SectionCard, Stack, Text } from '@institute/design-system';
import { PasswordDialogButton } from '@institute/design-system/account';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import { openPurchasesQuery } from '../services/sales.ts';
import { session } from '../session.ts';

/** Asks for the password before the coach account is deleted. */
export function DeleteAccount() {
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
        <PasswordDialogButton
          label={<FormattedMessage defaultMessage="Delete coach account" />}
          title={<FormattedMessage defaultMessage="Delete your coach account?" />}
          message={
            <FormattedMessage
              defaultMessage="You can’t undo this. You may want to download your data first. <link>See my sessions</link>"
              values={{ link: (text) => <Link href={paths.mySessions()}>{text}</Link> }}
            />
          }
          keepLabel={<FormattedMessage defaultMessage="Keep my coach account" />}
          onConfirm={async (currentPassword) => {
            await api.request('delete', '/coaches/{coachId}/account', {
              path: { coachId },
              body: { currentPassword },
            });
            await session.signOut();
          }}
        />
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
