import { paymentPollInterval } from '@institute/api-schema/queries';
import {
  AppointmentDay,
  AppointmentTime,
  Avatar,
  announce,
  Banner,
  Card,
  DescriptionList,
  FactLine,
  Heading,
  Inline,
  LinkButton,
  MoneyValue,
  Page,
  Stack,
  soldLines,
  Text,
  TimeZoneName,
} from '@institute/design-system';
import { readLocal } from '@institute/values/availability';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { BackTo } from '../layout/BackTo.tsx';
import { PaymentAtBank } from '../payments/PaymentAtBank.tsx';
import { paymentPath } from '../payments/payments.ts';
import { paths } from '../places.ts';
import { useTimeZone } from '../time-zone.ts';
import { type Coach, coachName } from './coaches.ts';
import { choiceItems } from './ProductDelivery.tsx';
import { SessionCalendarButton } from './SessionCalendarButton.tsx';
import { coachTimes, localTimes } from './SessionTimes.tsx';
import type { CoachSession, Purchase } from './sessions.ts';

interface BookingOutcomeProps {
  purchaseId: string;
  coach: Coach;
  bookPath: string;
}

/** The outcome of a purchase. Read-only, so reloading buys nothing again. */
export function BookingOutcome({ purchaseId, coach, bookPath }: BookingOutcomeProps) {
  const queries = useQueryClient();
  const purchase = api.useContent(
    '/coach_product_purchases/{id}',
    { path: { id: purchaseId } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.content.status === 'IN_PROGRESS' ? paymentPollInterval : false,
    },
  );
  const { status, title } = purchase;
  const heading = useRef<HTMLHeadingElement>(null);
  // The path is the same as for choosing a time, so the app doesn't move the focus.
  useEffect(() => heading.current?.focus(), []);
  const first = useRef(status);
  useEffect(() => {
    if (first.current === status) return;
    first.current = status;
    // The time is now booked or lost, so everything that shows it is outdated.
    void queries.invalidateQueries();
  }, [status, queries]);
  const sessions = api.useContent('/coach_product_purchases/{id}/coaching_sessions', {
    path: { id: purchaseId },
    query: { status: 'BOOKED', descending: false, size: 1 },
  });
  const session = sessions[0];
  return (
    <Page
      headingRef={heading}
      above={<BackTo place="mySessions" />}
      title={<OutcomeTitle status={status} isBooked={session !== undefined} />}
      lead={title}
    >
      {status === 'PAID' && <Booked purchase={purchase} session={session} coach={coach} />}
      {status === 'IN_PROGRESS' && purchase.paymentId && (
        <PaymentAtBank paymentId={purchase.paymentId} returnPath={`${bookPath}?purchase=${purchaseId}`} />
      )}
      {(status === 'FAILED' || status === 'REFUNDED') && (
        <NotBooked purchase={purchase} bookPath={bookPath} />
      )}
    </Page>
  );
}

function OutcomeTitle({ status, isBooked }: { status: Purchase['status']; isBooked: boolean }) {
  if (status === 'IN_PROGRESS') return <FormattedMessage defaultMessage="Almost booked" />;
  if (status === 'FAILED') return <FormattedMessage defaultMessage="Not booked" />;
  if (status === 'REFUNDED')
    return (
      <FormattedMessage defaultMessage="Refunded" description="Heading: money of a purchase went back" />
    );
  if (isBooked) return <FormattedMessage defaultMessage="You’re booked" />;
  return <FormattedMessage defaultMessage="Thank you for your purchase" />;
}

interface BookedProps {
  purchase: Purchase;
  session: CoachSession | undefined;
  coach: Coach;
}

function Booked({ purchase, session, coach }: BookedProps) {
  const timeZone = useTimeZone();
  const intl = useIntl();
  const { amount, currency } = purchase;
  const lines = soldLines(intl, purchase);
  return (
    <Stack gap="l">
      {session ? (
        <BookedTime session={session} coach={coach}>
          <NextLinks purchase={purchase} session={session} />
        </BookedTime>
      ) : (
        <Banner tone="positive" isAnnounced actions={<NextLinks purchase={purchase} session={session} />}>
          {purchase.sessionCount > 0 ? (
            <FormattedMessage defaultMessage="We let {coach} know." values={{ coach: coachName(coach) }} />
          ) : purchase.delivery?.address ? (
            <FormattedMessage
              defaultMessage="{coach} sends it to your address. We’ll e-mail you when it’s on its way."
              values={{ coach: coachName(coach) }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="We gave {coach} your e-mail address and phone number. They’ll contact you to arrange the rest."
              values={{ coach: coachName(coach) }}
            />
          )}
        </Banner>
      )}
      <Card padding="l">
        <DescriptionList
          items={[
            // The student's own time is above.
            ...(session ? coachTimes({ time: session, timeZone, coachTimeZone: coach.user.timeZone }) : []),
            {
              term: <FormattedMessage defaultMessage="What you get" />,
              value: <FactLine>{lines.length > 0 ? lines : [purchase.title]}</FactLine>,
            },
            ...choiceItems(intl, {
              color: purchase.color,
              deliveryAddress: purchase.delivery?.address ?? null,
            }),
            !session && {
              term: <FormattedMessage defaultMessage="Coach" description="Label: the coach of a session" />,
              value: coachName(coach),
            },
            {
              term: <FormattedMessage defaultMessage="Price" />,
              value: <MoneyValue amount={amount} currency={currency} isFreeNamed />,
            },
          ]}
        />
      </Card>
    </Stack>
  );
}

const NextLinks = ({ purchase, session }: Pick<BookedProps, 'purchase' | 'session'>) => (
  <Inline gap="s">
    {session && (
      <>
        <SessionCalendarButton session={session} />
        <LinkButton variant="quiet" href={paths.session({ sessionId: session.id })}>
          <FormattedMessage defaultMessage="See your session" />
        </LinkButton>
      </>
    )}
    {(purchase.delivery || purchase.groupId) && (
      <LinkButton href={paths.purchased({ purchaseId: purchase.id })}>
        <FormattedMessage defaultMessage="See your purchase" />
      </LinkButton>
    )}
    {purchase.bookableSessionCount > 0 && (
      <LinkButton variant="secondary" href={paths.bookPurchased({ purchaseId: purchase.id })}>
        <FormattedMessage defaultMessage="Book the next session" />
      </LinkButton>
    )}
    {purchase.paymentId && (
      <LinkButton variant="quiet" href={paymentPath(purchase.paymentId)}>
        <FormattedMessage defaultMessage="Receipt" />
      </LinkButton>
    )}
  </Inline>
);

interface BookedTimeProps {
  session: CoachSession;
  coach: Coach;
  /** The ways on. */
  children: ReactNode;
}

/** With whom and on which day a session is, large. */
function BookedTime({ session, coach, children }: BookedTimeProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const { start, end } = localTimes(session, timeZone);
  const sent = intl.formatMessage(
    { defaultMessage: 'We let {coach} know and e-mailed you the details.' },
    { coach: coachName(coach) },
  );
  // The page may have waited for the bank, with the focus on its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => announce(sent), []);
  return (
    <Card tone="brand" padding="l">
      <Inline gap="l">
        <Avatar name={coachName(coach)} src={coach.photo} size="xl" isDecorative />
        <Stack gap="m" align="start">
          <Stack gap="xxs">
            <Text>
              <FormattedMessage
                defaultMessage="With {coach}"
                description="The coach of a session, beside or above when it is"
                values={{ coach: coachName(coach) }}
              />
            </Text>
            <Heading level={2} size="xl">
              <AppointmentDay date={readLocal(start, timeZone).date} timeZone={timeZone} isRelative={false} />
            </Heading>
            <Text size="l">
              <AppointmentTime start={start} end={end} timeZone={timeZone} hasDay={false} />
            </Text>
            <Text size="s" tone="muted">
              <TimeZoneName timeZone={timeZone} />
            </Text>
          </Stack>
          <Text>{sent}</Text>
          {children}
        </Stack>
      </Inline>
    </Card>
  );
}

function NotBooked({ purchase, bookPath }: { purchase: Purchase; bookPath: string }) {
  return (
    <Banner
      tone={purchase.status === 'FAILED' ? 'critical' : 'info'}
      isAnnounced
      actions={
        <LinkButton variant="secondary" href={bookPath}>
          <FormattedMessage defaultMessage="Book again" />
        </LinkButton>
      }
    >
      {purchase.status === 'FAILED' ? (
        <FormattedMessage defaultMessage="The payment wasn’t made: your bank declined it, or it was canceled. Nothing was charged." />
      ) : (
        <FormattedMessage
          defaultMessage="We’ll refund {amount} to the card you paid with. How soon it arrives depends on your bank."
          values={{ amount: <MoneyValue amount={purchase.amount} currency={purchase.currency} /> }}
        />
      )}
    </Banner>
  );
}
