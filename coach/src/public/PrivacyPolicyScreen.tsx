import { FormattedMessage } from 'react-intl';
import { Policy } from './Policy.tsx';

export default function PrivacyPolicyScreen() {
  return (
    <Policy
      title={
        <FormattedMessage defaultMessage="Privacy policy" description="Heading of the privacy policy page" />
      }
      version="1.0"
      effectiveDate="2026-11-01"
      summary="What we know about you, why we know it, who else sees it, how long we keep it, and what you can ask of us. In plain words, because you should not need a lawyer to read it."
      sections={[
        {
          id: 'who-we-are',
          title: 'Who we are',
          body: (
            <>
              <p>
                “We” are the training institute that runs the coach app and the student portal. “You” are a
                coach who uses the app, or a visitor who reads its pages. We decide what happens to the
                personal data in this app, and we answer for it.
              </p>
              <p>
                What a coach writes down about a client belongs to the coach’s own work. For those notes the
                coach decides, and we only keep them safe.
              </p>
            </>
          ),
        },
        {
          id: 'what-we-collect',
          title: 'What we collect, and why',
          body: (
            <>
              <p>We ask only for what a feature needs:</p>
              <ul>
                <li>
                  <strong>To have an account:</strong> your name, e-mail address, mobile phone, language and
                  time zone, and a password. We keep no password, only a one-way code made from it, from which
                  no one can read it back, not even us.
                </li>
                <li>
                  <strong>To know you as a person:</strong> if you give them, your date of birth, gender,
                  address, occupation and level of education. You must be at least 18 years old; your date of
                  birth shows us that.
                </li>
                <li>
                  <strong>To present you to clients:</strong> your introduction, photo, cover picture and
                  film, specializations, focus, languages, education, certifications and links.
                </li>
                <li>
                  <strong>To run your practice:</strong> your services and prices, your schedule, your
                  sessions and what became of them.
                </li>
                <li>
                  <strong>To bill you:</strong> your subscription and its invoices.
                </li>
                <li>
                  <strong>To keep the service safe:</strong> for each request its time, the page asked for,
                  the network address and the kind of browser. Passwords and access codes are never written to
                  that log.
                </li>
              </ul>
            </>
          ),
        },
        {
          id: 'payments',
          title: 'Payments',
          body: (
            <>
              <p>
                <strong>Card numbers are never stored by us.</strong> They go from your browser straight to
                the payment provider and do not pass through our servers. We keep the brand of the card, its
                last four digits and the month in which it expires, so that you recognise it, and the list of
                what was paid and when, because the law asks for it.
              </p>
            </>
          ),
        },
        {
          id: 'who-sees-it',
          title: 'Who sees it',
          body: (
            <>
              <ul>
                <li>
                  <strong>Everyone who is signed in</strong> sees your public profile. Your phone number is on
                  it only if you switch it on.
                </li>
                <li>
                  <strong>Your clients</strong> see the sessions that they have with you, and what you send
                  them.
                </li>
                <li>
                  <strong>Our staff</strong> see what they need to help you, to check a payment or to stop
                  misuse.
                </li>
                <li>
                  <strong>Companies that work for us</strong>, for hosting, e-mail and payments, see what
                  their task needs, under a contract that forbids them any other use.
                </li>
                <li>
                  <strong>Authorities</strong> receive data only where the law obliges us. Where we may, we
                  tell you.
                </li>
              </ul>
              <p>We do not sell personal data, and we do not show advertisements.</p>
            </>
          ),
        },
        {
          id: 'browser-storage',
          title: 'What we keep in your browser',
          body: (
            <>
              <p>We set no advertising cookies. The app keeps a few things in your browser’s own storage:</p>
              <ul>
                <li>your session, until you sign out or it ends;</li>
                <li>the time of your last activity, so that an unattended session can end;</li>
                <li>
                  your e-mail address, your language, your choice of light or dark, and whether you have a
                  subscription, so that you need not tell us again.
                </li>
              </ul>
              <p>You can clear them at any time in the settings of your browser; you are then signed out.</p>
              <p>
                Where we measure how the app is used, we record which screens and buttons were used, together
                with the e-mail address of the account. If your browser asks not to be tracked, nothing is
                sent.
              </p>
            </>
          ),
        },
        {
          id: 'security',
          title: 'How we protect it',
          body: (
            <>
              <ul>
                <li>
                  Your session ends after <strong>five minutes without activity</strong>, in all tabs. You are
                  asked one minute before.
                </li>
                <li>
                  Everything travels encrypted. Private files open only by links that are signed for you and
                  soon expire.
                </li>
                <li>
                  When you choose a new password by an e-mailed link, all sessions of your account are ended.
                </li>
                <li>
                  If something goes wrong that puts your data at risk, we tell you and the authority in charge
                  without delay.
                </li>
              </ul>
            </>
          ),
        },
        {
          id: 'how-long',
          title: 'How long we keep it',
          body: (
            <>
              <p>
                Your account and profile: as long as you have the account. Sessions and payments: as long as
                tax and consumer law ask. Logs of requests: up to 90 days. One-time links and codes: until
                they are used or expire, which is between 15 minutes and one day.
              </p>
              <p>
                When you delete your account we remove your profile at once. What the law makes us keep is
                locked away and removed when its time has come.
              </p>
            </>
          ),
        },
        {
          id: 'your-rights',
          title: 'What you can ask of us',
          body: (
            <>
              <p>
                You can see your data, have them corrected, have a copy in a common format, have them deleted,
                object to a use, and withdraw a consent for the future. We answer within one month. You can
                also complain to the data protection authority where you live.
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
                When we change something that matters, we tell every coach by e-mail at least 30 days before,
                and say what has changed. The version and the date at the top of this page always belong to
                the text below them.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
