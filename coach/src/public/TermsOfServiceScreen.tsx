import {
  changeNoticeDays,
  sessionIdleMinutes,
  sessionObjectionDays,
  subscriptionGraceDays,
} from '@institute/api-schema/policy';
import { Link } from '@institute/design-system';
import { formatUnit } from '@institute/values/formats';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import { Policy, type PolicySection } from './Policy.tsx';

export default function TermsOfServiceScreen() {
  return (
    <Policy
      name="TERMS_OF_SERVICE"
      title={<FormattedMessage defaultMessage="Terms of service" />}
      version="1.1"
      effectiveDate="2026-12-25"
      summary="The agreement between you, a coach, and us. You accept it when you sign up."
      sections={sections}
    />
  );
}

const sections: PolicySection[] = [
  {
    id: 'what-it-is',
    title: 'What the service is',
    body: (
      <p>
        The coach app lets you present yourself to clients, offer services, set your hours and keep track of
        your sessions. We provide the tool, and you provide the coaching: a client’s agreement about a session
        is with you, not with us.
      </p>
    ),
  },
  {
    id: 'who-may-use-it',
    title: 'Who may use it',
    body: (
      <p>
        You must be <strong>at least 18 years of age</strong> and able to enter into a contract. What you say
        about yourself must be true, especially about your education and certifications. An account is for one
        person. Don’t share it.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <>
        <p>
          Confirm your e-mail address before you start, and keep your password to yourself. It needs at least
          8 characters with a lowercase letter, an uppercase letter and a number, and no spaces.
        </p>
        <p>
          To protect your clients, we{' '}
          <strong>sign you out after {formatUnit(sessionIdleMinutes, 'minute')} without activity</strong>.
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
          Health coaching helps people change habits. It doesn’t diagnose, treat or cure, and it doesn’t
          replace a physician, a dietitian or a therapist. You agree to:
        </p>
        <ul>
          <li>tell your clients so, and never promise results;</li>
          <li>stay within what you are trained and, where you live, licensed to do;</li>
          <li>refer a client to a professional when a question goes beyond coaching;</li>
          <li>in an emergency, tell the client to call their local emergency number.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'what-you-publish',
    title: 'What you publish',
    body: (
      <p>
        Your texts, images and videos remain yours. You allow us to show them in the app for as long as
        they’re in your profile. Only publish what is true, what you have the rights to, and what harms no
        one. We may hide content that breaks these rules. We’ll tell you why, and you can respond.
      </p>
    ),
  },
  {
    id: 'subscription',
    title: 'Your subscription',
    body: (
      <>
        <p>
          Signing up is free. You need a subscription, an introduction and your hours before clients can book
          you. We show the price, period and next charge of the subscription before you agree, and at any time
          after that. It says how many services you can publish.
        </p>
        <ul>
          <li>It renews at the end of each period until you cancel it.</li>
          <li>
            You can cancel it in the app at any time. It then runs until the end of the period you’ve paid
            for, and you can resume it until that day.
          </li>
          <li>
            If a charge fails, we tell you right away, and you can pay with another card. If it isn’t paid
            within {formatUnit(subscriptionGraceDays, 'day')}, the subscription ends.
          </li>
          <li>
            Without a subscription, clients can’t find you or book new services. Sessions they’ve already
            bought aren’t affected.
          </li>
          <li>
            We announce price changes at least {formatUnit(changeNoticeDays, 'day')} before they apply to you.
          </li>
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
      <p>
        You decide what you offer and what it costs. Describe it so that clients know what to expect: how many
        sessions, how long, online or in person. Booked sessions keep the price they were booked at. For
        booking, moving and canceling, the <Link href={paths.schedulingPolicy()}>scheduling policy</Link>{' '}
        applies to you and to your clients.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        The <Link href={paths.privacyPolicy()}>privacy policy</Link> says how we handle your data. What your
        clients tell you is confidential. Use it only for coaching, share it with no one without the client’s
        consent unless the law requires it, and follow the data protection laws that apply where you work.
      </p>
    ),
  },
  {
    id: 'our-part',
    title: 'Our responsibility',
    body: (
      <p>
        We run the service with care, keep backups and announce planned downtime. We can’t promise that it’s
        never interrupted. We’re liable for harm that we cause on purpose or through gross negligence. Beyond
        that, our liability is limited to what you paid us in the previous 12 months, as far as the law
        allows. Nothing here limits your rights as a consumer.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    body: (
      <p>
        Before you close your account, hold or cancel your booked sessions and record how they went. You can
        close it {formatUnit(sessionObjectionDays, 'day')} after the last one, so that your clients can
        object. We can end the agreement with 30 days’ notice, or immediately if you seriously break these
        terms or put others at risk. We may disable an account while we look into such a case. You can then
        reach us through <Link href={paths.help()}>support</Link>.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We e-mail you about important changes at least {formatUnit(changeNoticeDays, 'day')} before they
        apply. If you don’t agree, you can close your account before then, and we’ll refund what you paid for
        the time after.
      </p>
    ),
  },
];
