import type { PolicyName } from '@institute/api-schema/institute';
import {
  ContactDetails,
  Link,
  Page,
  PageSection,
  Prose,
  SectionCard,
  Split,
  Stack,
  Text,
} from '@institute/design-system';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CoachAppLink } from '../coach-areas/CoachAppLink.tsx';
import { useInstitute, usePolicy } from '../institute.ts';
import { paths, places } from '../places.ts';
import { useSession } from '../session.ts';

const titles = defineMessages({
  FAQ: { defaultMessage: 'Questions and answers' },
  SCHEDULING_POLICY: { defaultMessage: 'Scheduling policy' },
  TERMS_OF_SERVICE: { defaultMessage: 'Terms of service' },
  PRIVACY_POLICY: { defaultMessage: 'Privacy policy' },
});

/** Where students do what they ask about most. */
const tasks = [
  { href: paths.mySessions(), label: defineMessage({ defaultMessage: 'Move or cancel a session' }) },
  { href: paths.paymentPlanTerms(), label: defineMessage({ defaultMessage: 'Look up your payment plan' }) },
  { href: paths.pendingTransfers(), label: defineMessage({ defaultMessage: 'Ask for a transfer' }) },
  { href: paths.security(), label: defineMessage({ defaultMessage: 'Change your password' }) },
];

export default function HelpScreen() {
  const isSignedIn = useSession() !== null;
  return (
    <Page
      title={<FormattedMessage {...places.help.title} />}
      lead={<FormattedMessage defaultMessage="Look for an answer here first, or contact us." />}
    >
      <Split aside={<Contact />} asideSize="l">
        <Stack gap="xl">
          <PageSection
            title={
              <FormattedMessage
                defaultMessage="Answers"
                description="Heading on the help page: what to read"
              />
            }
          >
            <Stack as="ul" role="list" gap="s">
              {isSignedIn &&
                tasks.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>
                      <FormattedMessage {...label} />
                    </Link>
                  </li>
                ))}
              <SchedulingPolicyLink />
              <li>
                <Link href={paths.accessibility()}>
                  <FormattedMessage defaultMessage="Accessibility statement" />
                </Link>
              </li>
            </Stack>
          </PageSection>
          <OwnPolicy name="FAQ" />
          <OwnPolicy name="SCHEDULING_POLICY" />
          <OwnPolicy name="TERMS_OF_SERVICE" />
          <OwnPolicy name="PRIVACY_POLICY" />
        </Stack>
      </Split>
    </Page>
  );
}

function Contact() {
  const { name, address, supportEmail, supportPhone } = useInstitute();
  return (
    <SectionCard id="contact" title={<FormattedMessage defaultMessage="Contact us" />}>
      {!supportEmail && !supportPhone && (
        <Text>
          {address ? (
            <FormattedMessage defaultMessage="Reply to any of our e-mails, or write to the address below." />
          ) : (
            <FormattedMessage defaultMessage="Reply to any of our e-mails." />
          )}
        </Text>
      )}
      <ContactDetails
        email={supportEmail}
        phone={supportPhone}
        {...(address ? { address: `${name}\n${address}` } : { name })}
      />
    </SectionCard>
  );
}

/** A policy that the institute has written. The other ones are for coaches, and in their app. */
function OwnPolicy({ name }: { name: PolicyName }) {
  const { locale } = useIntl();
  const text = usePolicy(name, locale);
  return (
    text && (
      <PageSection title={<FormattedMessage {...titles[name]} />}>
        <Prose as="article">{text}</Prose>
      </PageSection>
    )
  );
}

/** Ours, unless the institute has its own. */
function SchedulingPolicyLink() {
  const { locale } = useIntl();
  if (usePolicy('SCHEDULING_POLICY', locale)) return null;
  return (
    <li>
      <CoachAppLink path="/scheduling-policy">
        <FormattedMessage defaultMessage="Booking, moving and canceling sessions: the scheduling policy" />
      </CoachAppLink>
    </li>
  );
}
