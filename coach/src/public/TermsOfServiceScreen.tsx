import { Link } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import { Policy } from './Policy.tsx';

export default function TermsOfServiceScreen() {
  return (
    <Policy
      title={
        <FormattedMessage
          defaultMessage="Terms of service"
          description="Heading of the terms of service page"
        />
      }
      version="1.0"
      effectiveDate="2026-11-01"
      summary="The agreement between you, a coach, and us. You accept it when you sign up."
      sections={[
        {
          id: 'what-it-is',
          title: 'What the service is',
          body: (
            <>
              <p>
                The coach app lets you present yourself to clients, offer services, open times in a schedule,
                and keep track of your sessions. We provide the tool. The coaching itself is yours: a client’s
                agreement about a session is with you, not with us.
              </p>
            </>
          ),
        },
        {
          id: 'who-may-use-it',
          title: 'Who may use it',
          body: (
            <>
              <p>
                You must be <strong>at least 18 years of age</strong> and able to enter into a contract. What
                you say about yourself, above all about your education and certifications, must be true. An
                account is for one person; do not lend it.
              </p>
            </>
          ),
        },
        {
          id: 'your-account',
          title: 'Your account',
          body: (
            <>
              <p>
                Confirm your e-mail address before you begin, and keep your password to yourself: at least 8
                characters, with a lower-case letter, an upper-case letter and a number, and without spaces.
              </p>
              <p>
                To protect your clients, a session <strong>ends after five minutes without activity</strong>.
                Tell us right away if you think someone else has used your account.
              </p>
            </>
          ),
        },
        {
          id: 'coaching-is-not-treatment',
          title: 'Coaching is not medical treatment',
          body: (
            <>
              <p>
                Health coaching supports people in changing habits. It does not diagnose, treat or cure, and
                does not replace a physician, a dietitian or a therapist. You will:
              </p>
              <ul>
                <li>say so to your clients, and not promise results;</li>
                <li>stay within what you are trained and, where you live, licensed to do;</li>
                <li>refer a client to a professional when a question goes beyond coaching;</li>
                <li>
                  in an emergency, tell the client to call the emergency number of the place where they are.
                </li>
              </ul>
            </>
          ),
        },
        {
          id: 'what-you-publish',
          title: 'What you publish',
          body: (
            <>
              <p>
                Your texts, pictures and films stay yours. You allow us to show them in the app for as long as
                they are in your profile. Publish only what is true, what you may publish, and what hurts
                nobody. We may hide what breaks these rules; we tell you why, and you can answer.
              </p>
            </>
          ),
        },
        {
          id: 'subscription',
          title: 'Your subscription',
          body: (
            <>
              <p>
                Signing up is free. To be booked by clients you need a subscription. Its price, period and
                next charge are shown before you agree to it, and at any time afterwards.
              </p>
              <ul>
                <li>It renews at the end of each period until you cancel it.</li>
                <li>
                  You can cancel it in the app at any time. It then runs to the end of the period that is
                  already paid, and until that day you can resume it.
                </li>
                <li>
                  If a charge fails we tell you at once, and you can put it right with another card. Sessions
                  that are already booked remain.
                </li>
                <li>We announce a change of price at least 30 days before it applies to you.</li>
              </ul>
              <p>
                Charges go through a payment provider. <strong>Card numbers are never stored by us.</strong>
              </p>
            </>
          ),
        },
        {
          id: 'your-services',
          title: 'Your services and your clients',
          body: (
            <>
              <p>
                You decide what you offer and what it costs. Describe it so that a client knows what to
                expect: how many sessions, how long, online or in person. What was booked keeps the price it
                was booked at. For booking, moving and cancelling, the{' '}
                <Link href={paths.schedulingPolicy()}>scheduling policy</Link> applies to you and to your
                clients.
              </p>
            </>
          ),
        },
        {
          id: 'privacy',
          title: 'Privacy',
          body: (
            <>
              <p>
                How we handle your data is in the <Link href={paths.privacyPolicy()}>privacy policy</Link>.
                What your clients tell you is confidential. Use it only for the coaching, show it to no one
                without the client’s consent unless the law obliges you, and follow the data protection law
                that applies where you work.
              </p>
            </>
          ),
        },
        {
          id: 'our-part',
          title: 'What we answer for',
          body: (
            <>
              <p>
                We run the service with care, keep backups and announce planned interruptions. We cannot
                promise that it is never interrupted. We answer for harm that we cause on purpose or by gross
                negligence; beyond that, up to what you paid us in the twelve months before, as far as the law
                allows such a limit. Nothing here takes away a right that the law gives you as a consumer.
              </p>
            </>
          ),
        },
        {
          id: 'ending',
          title: 'Ending the agreement',
          body: (
            <>
              <p>
                You can close your account at any time. Before you do, hold or cancel the sessions that are
                booked. We can end the agreement with 30 days’ notice, or immediately when someone seriously
                breaks these terms or puts others at risk. An account may be disabled while we look into such
                a case; you can then reach us through support.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'Changes to these terms',
          body: (
            <>
              <p>
                We e-mail you a change that matters at least 30 days before it applies. If you do not agree,
                you can close your account until then, and we return what you paid for the time after.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
