import type { PolicyName } from '@institute/api-schema/institute';
import { ContactDetails, Link, Page, PageSection, Prose, Stack, Text } from '@institute/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CoachAppLink } from '../coach-areas/CoachAppLink.tsx';
import { useInstitute, usePolicy } from '../institute.ts';
import { paths, places } from '../places.ts';

const titles = defineMessages({
  FAQ: { defaultMessage: 'Questions and answers' },
  SCHEDULING_POLICY: { defaultMessage: 'Scheduling policy' },
  TERMS_OF_SERVICE: { defaultMessage: 'Terms of service' },
  PRIVACY_POLICY: { defaultMessage: 'Privacy policy' },
});

export default function HelpScreen() {
  const { name, address, supportEmail, supportPhone } = useInstitute();
  return (
    <Page
      width="text"
      title={<FormattedMessage {...places.help.title} />}
      lead={<FormattedMessage defaultMessage="How to reach us, and the rules we go by." />}
    >
      <PageSection id="contact" title={<FormattedMessage defaultMessage="Contact us" />}>
        {!supportEmail && !supportPhone && (
          <Text>
            <FormattedMessage defaultMessage="Reply to any of our e-mails, or write to the address below." />
          </Text>
        )}
        <ContactDetails name={name} address={address} email={supportEmail} phone={supportPhone} />
      </PageSection>
      <OwnPolicy name="FAQ" />
      <OwnPolicy name="SCHEDULING_POLICY" />
      <OwnPolicy name="TERMS_OF_SERVICE" />
      <OwnPolicy name="PRIVACY_POLICY" />
      <PageSection title={<FormattedMessage defaultMessage="Read more" />}>
        <Stack gap="s" align="start">
          <SchedulingPolicyLink />
          <Link href={paths.accessibility()} isStandalone>
            <FormattedMessage defaultMessage="Accessibility statement" />
          </Link>
        </Stack>
      </PageSection>
    </Page>
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
    <CoachAppLink path="/scheduling-policy">
      <FormattedMessage defaultMessage="Booking, moving and canceling sessions: the scheduling policy" />
    </CoachAppLink>
  );
}
