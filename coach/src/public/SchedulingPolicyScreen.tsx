import {
  absenceReplyHours,
  changeNoticeDays,
  freeCancellationHours,
  freeSessionsPerDay,
  noShowWaitMinutes,
  sessionObjectionDays,
  slotHoldMinutes,
  slotHoldPauseMinutes,
  slotHoldRenewals,
} from '@institute/api-schema/policy';
import { formatUnit } from '@institute/values/formats';
import { FormattedMessage } from 'react-intl';
import { Policy, type PolicySection } from './Policy.tsx';

const notice = formatUnit(freeCancellationHours, 'hour');

export default function SchedulingPolicyScreen() {
  return (
    <Policy
      name="SCHEDULING_POLICY"
      title={<FormattedMessage defaultMessage="Scheduling policy" />}
      version="1.2"
      effectiveDate="2026-12-25"
      summary="What coaches and clients can expect when a session is booked, moved, canceled or missed. The rules are the same for everyone."
      sections={sections}
    />
  );
}

const sections: PolicySection[] = [
  {
    id: 'opening-times',
    title: 'Opening times',
    body: (
      <>
        <p>
          Coaches set weekly hours in their own time zone and can make exceptions for single days. They also
          decide how much notice they need, how far ahead clients can book, and how long to keep free between
          sessions.
        </p>
        <p>
          Everyone sees session times in their own time zone, with the name of the zone. A session stays at
          the same moment even if the clocks change before it.
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
          When a client chooses a time, we{' '}
          <strong>hold it for {formatUnit(slotHoldMinutes, 'minute')}</strong> while they confirm. No one else
          can take it during that time. If they don’t confirm, the time opens up again. A session is booked
          once the client sees the confirmation, and both sides get an e-mail.
        </p>
        <p>
          A client can have the same time held {slotHoldRenewals + 1} times in a row. After that, it’s open to
          others for {formatUnit(slotHoldPauseMinutes, 'minute')}. A declined card doesn’t extend the hold.
        </p>
        <p>
          If a client has another session at that time, we ask before they book both. Of free sessions,
          one-on-one or in a group, a client can have {freeSessionsPerDay} a day with each coach. Coaches
          can’t book their own services.
        </p>
        <p>
          A time can’t be booked twice. If someone else books it first, the client sees the next available
          times and isn’t charged.
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
          Up to {notice} before a session starts, the client can move it to another available time with the
          same coach at no charge. Coaches can move a session until they record its outcome, at most{' '}
          {formatUnit(sessionObjectionDays, 'day')} after it, and must say why. Dates of a group are moved for
          all of its members. The session keeps its length, and both times and the reason are e-mailed to the
          client.
        </p>
        <p>
          The client is asked to accept the new time. Until they do, they can choose another time before the
          session starts, except for a date of a group, or cancel and get back what the table below says for a
          cancellation in time. After that, the {notice} count from the time they accepted. A session whose
          new time wasn’t accepted can’t become a no-show.
        </p>
      </>
    ),
  },
  {
    id: 'canceling',
    title: 'Canceling a session',
    body: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">Who cancels, and when</th>
              <th scope="col">Status</th>
              <th scope="col">What the client gets back</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>The client, at least {notice} before</td>
              <td>Canceled</td>
              <td>The full amount, or the session returned to their package</td>
            </tr>
            <tr>
              <td>The client, less than {notice} before</td>
              <td>Late cancellation</td>
              <td>Nothing, unless the coach decides otherwise</td>
            </tr>
            <tr>
              <td>
                The coach, until the outcome is recorded, at most {formatUnit(sessionObjectionDays, 'day')}{' '}
                after the session
              </td>
              <td>Canceled</td>
              <td>The full amount, or the session returned to their package</td>
            </tr>
          </tbody>
        </table>
        <p>
          Before you confirm a cancellation, the app shows what will be refunded. The time is counted back
          from the start that the client agreed to. Refunds go to the card that was charged. How soon they
          arrive depends on the bank.
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
          Coaches wait {formatUnit(noShowWaitMinutes, 'minute')}. If the client hasn’t joined or sent a
          message by then, the coach can mark the session as a <strong>no-show</strong>. It counts as
          completed and isn’t refunded.
        </p>
        <p>
          If the coach doesn’t join within {formatUnit(noShowWaitMinutes, 'minute')}, the client can report it
          on the page of the session. The coach then has {formatUnit(absenceReplyHours, 'hour')} to cancel
          with a full refund, to offer a new time, or to mark the session as completed. Without a reply, the
          client gets a full refund or a new time, whichever they prefer, or a refund if it was a date of a
          group.
        </p>
      </>
    ),
  },
  {
    id: 'after-a-session',
    title: 'After a session',
    body: (
      <p>
        The coach marks each session as completed, no-show or canceled. A client who disagrees can tell us
        within {formatUnit(sessionObjectionDays, 'day')}. We hear both sides before we decide.
      </p>
    ),
  },
  {
    id: 'good-reasons',
    title: 'Illness and emergencies',
    body: (
      <p>
        Life happens. If illness or an emergency keeps a client away, we ask coaches to be generous. A coach
        can refund a late cancellation or a no-show, unless a bank is deciding about the payment. Before
        marking a session as a no-show, the coach can move it to another time.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        The version in effect when a session was booked applies to it. We announce changes by e-mail at least{' '}
        {formatUnit(changeNoticeDays, 'day')} ahead.
      </p>
    ),
  },
];
