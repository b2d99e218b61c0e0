import {
  BackLink,
  Banner,
  OutcomePending,
  Page,
  Stack,
  Text,
  useNavigateWhileHere,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useOnce } from '../once.ts';
import { paths, places, type ScreenProps } from '../places.ts';
import { useTimeZone } from '../time-zone.ts';
import { ChooseTime, type ChosenTime } from './ChooseTime.tsx';
import { useCoach } from './coaches.ts';
import type { Hold } from './hold.ts';
import { usePurchaseById } from './purchased.ts';
import type { CoachSession, Purchase } from './sessions.ts';

/** Books a session of a purchase, as it was bought, whatever became of the product. */
export default function BookPurchasedScreen({ params: { purchaseId } }: ScreenProps<'bookPurchased'>) {
  const purchase = usePurchaseById(purchaseId);
  const { id, title, coach, bookableSessionCount } = purchase;
  return (
    <Page
      above={
        <BackLink href={paths.purchased({ purchaseId: id })}>
          <FormattedMessage {...places.purchased.title} />
        </BackLink>
      }
      title={title}
    >
      {coach.value && bookableSessionCount > 0 ? (
        <BookPurchased purchase={purchase} coachId={coach.value} />
      ) : (
        <Banner tone="info">
          <FormattedMessage defaultMessage="There are no sessions left to book." />
        </Banner>
      )}
    </Page>
  );
}

function BookPurchased({ purchase, coachId }: { purchase: Purchase; coachId: string }) {
  const { id } = purchase;
  const navigate = useNavigateWhileHere();
  const timeZone = useTimeZone();
  const coach = useCoach(coachId);
  const book = useOnce<{ reservationId: string }, CoachSession>({
    name: `book.${id}`,
    send: (body, key) =>
      api.request('post', '/coach_product_purchases/{id}/coaching_sessions', { path: { id }, key, body }),
    onDone: (session) => navigate(paths.session({ sessionId: session.id })),
  });
  const reserve = useOnce<{ startTime: string; timeZone: string; allowOverlap: boolean }, Hold>({
    name: `reservation.${id}`,
    send: (body, key) =>
      api.request('post', '/coach_product_purchases/{id}/slot_reservations', { path: { id }, key, body }),
    onDone: (reservation) => book.send({ reservationId: reservation.id }),
  });
  return (
    <OutcomePending of={book} isRefusalShown>
      <OutcomePending of={reserve}>
        <ChooseTime
          bookedFor={{ purchaseId: id }}
          draft={`purchase.${id}.time`}
          coach={coach}
          facts={<Bought purchase={purchase} />}
          hrefFrom={(from) => paths.bookPurchased({ purchaseId: id }, { from })}
          refusal={book.refusal}
          onChoose={({ start, allowOverlap }: ChosenTime) => {
            book.reset();
            return reserve.sendAsync({ startTime: start, timeZone, allowOverlap });
          }}
          submitLabel={(time) =>
            time ? (
              <FormattedMessage defaultMessage="Book {time}" values={{ time }} />
            ) : (
              <FormattedMessage defaultMessage="Book this time" />
            )
          }
        />
      </OutcomePending>
    </OutcomePending>
  );
}

/** How long a session is, and how many are paid for. */
function Bought({ purchase: { duration, bookableSessionCount } }: { purchase: Purchase }) {
  const { formatNumber } = useIntl();
  return (
    <Stack gap="xxs">
      {duration !== null && formatNumber(duration, { style: 'unit', unit: 'minute', unitDisplay: 'long' })}
      <Text tone="muted">
        <FormattedMessage
          defaultMessage="{count, plural, one {# session} other {# sessions}} left to book"
          values={{ count: bookableSessionCount }}
        />
      </Text>
    </Stack>
  );
}
