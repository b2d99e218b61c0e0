import { FormattedMessage } from 'react-intl';
import { freeCancellationHours, slotHoldMinutes } from './offer.ts';
import { Policy } from './Policy.tsx';

export default function SchedulingPolicyScreen() {
  return (
    <Policy
      title={
        <FormattedMessage
          defaultMessage="Scheduling policy"
          description="Heading of the scheduling policy page"
        />
      }
      version="1.0"
      effectiveDate="2026-11-01"
      summary="What coaches and clients can rely on when a session is booked, moved, canceled or missed. The same rules for everyone."
      sections={[
        {
          id: 'opening-times',
          title: 'Opening times',
          body: (
            <>
              <p>
                A coach opens times by the week, in the coach’s own time zone, and can make exceptions for
                single days. A range ends after it begins. How much notice a booking needs, how far ahead one
                can book and how much rest lies between two sessions is the coach’s decision.
              </p>
              <p>
                Everyone sees a session in their own time zone, with the name of the zone. A session keeps its
                moment in time even if the clocks change in between.
              </p>
            </>
          ),
        },
        {
          id: 'booking',
          title: 'Booking',
          body: (
            <>
              <p>
                When a client chooses a time, it is <strong>held for {slotHoldMinutes} minutes</strong> while
                they confirm. During that time no one else can take it. If they don’t confirm, it is free
                again. A session is booked when the client sees it confirmed; both sides get an e-mail.
              </p>
              <p>
                No time can be booked twice. If someone was faster, the client sees the next free times, and
                nothing is charged.
              </p>
            </>
          ),
        },
        {
          id: 'moving',
          title: 'Moving a session',
          body: (
            <>
              <p>
                Up to {freeCancellationHours} hours before a session begins, its client can move it to another
                free time of the same coach without a charge. A moved session is booked like any other. A
                coach can move a session at any time and says why; if the new time does not suit the client,
                they can cancel with a full refund.
              </p>
            </>
          ),
        },
        {
          id: 'cancelling',
          title: 'Cancelling a session',
          body: (
            <>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Who cancels, and when</th>
                    <th scope="col">What it is called</th>
                    <th scope="col">What the client gets back</th>
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    <td>The client, at least {freeCancellationHours} hours before</td>
                    <td>Cancelled</td>
                    <td>The full amount, or the session back in the package</td>
                  </tr>
                  <tr>
                    <td>The client, later than that</td>
                    <td>Late cancellation</td>
                    <td>Nothing, unless the coach decides otherwise</td>
                  </tr>
                  <tr>
                    <td>The coach, at any time</td>
                    <td>Cancelled</td>
                    <td>The full amount, or a new time, as the client prefers</td>
                  </tr>
                </tbody>
              </table>
              <p>
                Before anyone confirms a cancellation, the app shows what will be refunded. The
                {` ${freeCancellationHours} `}
                hours count back from the moment at which the session begins. Refunds go to the card that
                paid; how soon they arrive depends on the bank.
              </p>
            </>
          ),
        },
        {
          id: 'no-show',
          title: 'No-shows',
          body: (
            <>
              <p>
                A coach waits 15 minutes. If the client has not come and has not written, the coach can mark
                the session as a <strong>no-show</strong>. It counts as held and is not refunded.
              </p>
              <p>
                If the coach does not come within 15 minutes, the client gets the full amount back or a new
                time, as the client prefers.
              </p>
            </>
          ),
        },
        {
          id: 'after-a-session',
          title: 'After a session',
          body: (
            <>
              <p>
                The coach marks each session as held, missed or cancelled. A client who sees it differently
                tells us within 14 days, and we ask both sides before we decide.
              </p>
            </>
          ),
        },
        {
          id: 'good-reasons',
          title: 'Illness and emergencies',
          body: (
            <>
              <p>
                Bodies and families do not read policies. If illness or an emergency keeps a client away, we
                ask coaches to be generous, and most need not be asked. A coach can always refund a late
                cancellation or a no-show, or offer another time.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'Changes to this policy',
          body: (
            <>
              <p>
                A session follows the version of this policy that was in effect when it was booked. We
                announce changes by e-mail at least 30 days before.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
