import {
  changeNoticeDays,
  emailLinkHours,
  expiredLinkDays,
  loginLinkMinutes,
  sessionIdleMinutes,
  sessionWarningMinutes,
} from '@institute/api-schema/policy';
import { keptDraftDays } from '@institute/design-system/app';
import { formatUnit } from '@institute/values/formats';
import { FormattedMessage } from 'react-intl';
import { useInstitute } from '../institute.ts';
import { Policy, type PolicySection } from './Policy.tsx';

export default function PrivacyPolicyScreen() {
  return (
    <Policy
      name="PRIVACY_POLICY"
      title={<FormattedMessage defaultMessage="Privacy policy" />}
      version="1.2"
      effectiveDate="2026-12-25"
      summary="What we collect about you and why, who can see it, how long we keep it, and what your rights are. In plain words, because you shouldn’t need a lawyer to read it."
      sections={sections}
    />
  );
}

const InstituteName = () => useInstitute().name;

const sections: PolicySection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <>
        <p>
          “We” are <InstituteName />, the training institute that runs the coach app and the student portal.
          “You” are a coach who uses the app, or a visitor who reads its pages. We decide how personal data in
          this app is used, and we’re responsible for it.
        </p>
        <p>
          Coaches’ notes about clients are part of their own work. Coaches decide how to use those notes. We
          only store them safely, until the client’s or the coach’s account is deleted.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect, and why',
    body: (
      <>
        <p>We only ask for what a feature needs:</p>
        <ul>
          <li>
            <strong>To have an account:</strong> your name, e-mail address, mobile phone, language and time
            zone, and a password. We never store the password itself, only a one-way hash that no one can turn
            back into it, not even us.
          </li>
          <li>
            <strong>To get to know you:</strong> your date of birth, gender, address, occupation and education
            level, if you choose to share them. You must be at least 18, and your date of birth confirms it.
          </li>
          <li>
            <strong>To present you to clients:</strong> your introduction, photo, cover photo, video,
            specializations, focus, languages, education, certifications and links.
          </li>
          <li>
            <strong>To run your practice:</strong> your services and prices, your schedule, and your sessions
            with their outcomes.
          </li>
          <li>
            <strong>To bill you:</strong> your subscription and its invoices.
          </li>
          <li>
            <strong>To keep the service safe:</strong> for each request, the time, the page, the IP address
            and the browser. Passwords and access codes are never logged.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    body: (
      <p>
        <strong>Card numbers are never stored by us.</strong> They go from your browser straight to our
        payment provider and never pass through our servers. We keep the card’s brand, last 4 digits and
        expiration date, and the name and billing address if you give them, so that you can recognize it. We
        also keep 2 codes from the payment provider that stand for your card, so that we can charge it and
        store it only once. We also keep a record of what was paid and when, because the law requires it.
      </p>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who can see it',
    body: (
      <>
        <ul>
          <li>
            <strong>Everyone who is signed in</strong> sees your public profile. It shows your phone number
            only if you choose to.
          </li>
          <li>
            <strong>Your clients</strong> see their sessions with you and what you send them.
          </li>
          <li>
            <strong>Our staff</strong> see what they need to help you, check a payment or stop misuse.
          </li>
          <li>
            <strong>Companies that work for us</strong>, for hosting, e-mail and payments, see what their work
            requires, under contracts that forbid any other use.
          </li>
          <li>
            <strong>Authorities</strong> receive data only when the law requires it. We tell you whenever
            we’re allowed to.
          </li>
        </ul>
        <p>We don’t sell personal data, and we don’t show ads.</p>
      </>
    ),
  },
  {
    id: 'browser-storage',
    title: 'What we keep in your browser',
    body: (
      <>
        <p>We don’t use advertising cookies. The app stores a few things in your browser:</p>
        <ul>
          <li>your session, until you sign out or it ends;</li>
          <li>
            what you’ve typed and not saved yet, for up to {formatUnit(keptDraftDays, 'day')} or until you
            discard it, even after you sign out; never passwords, codes or card numbers;
          </li>
          <li>the time of your last activity, so that an unattended session can end;</li>
          <li>
            your e-mail address, your language, your choice of light or dark, and whether you have a
            subscription, so that you don’t have to tell us again.
          </li>
        </ul>
        <p>You can clear them at any time in your browser’s settings. That also signs you out.</p>
        <p>
          If we measure how the app is used, we record which screens and buttons were used, together with the
          account’s e-mail address. If your browser asks not to be tracked, we send nothing.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <ul>
        <li>
          Your session ends after <strong>{formatUnit(sessionIdleMinutes, 'minute')} without activity</strong>
          , in all tabs. We ask you {formatUnit(sessionWarningMinutes, 'minute')} before.
        </li>
        <li>All traffic is encrypted. Private files open only through signed links that expire soon.</li>
        <li>When you reset your password by e-mail, we end all sessions of your account.</li>
        <li>If your data is ever at risk, we notify you and the responsible authority without delay.</li>
      </ul>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <>
        <p>
          Your account and profile: as long as you have the account. Sessions and payments: as long as tax and
          consumer law require. Request logs: up to 90 days. One-time links and codes, which work for{' '}
          {formatUnit(loginLinkMinutes, 'minute')} to {formatUnit(emailLinkHours, 'hour')}: up to{' '}
          {formatUnit(expiredLinkDays, 'day')} after they expire.
        </p>
        <p>
          When you delete your account, we remove your profile right away. What the law requires us to keep is
          locked and then deleted once that period ends.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <p>
        You can see your data, correct it, get a copy in a common format, have it deleted, object to how it’s
        used, and withdraw your consent. We answer within 1 month. You can also file a complaint with your
        data protection authority.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        We e-mail every coach about important changes at least {formatUnit(changeNoticeDays, 'day')} ahead and
        say what changed. The version and date at the top of this page always match the text below.
      </p>
    ),
  },
];
