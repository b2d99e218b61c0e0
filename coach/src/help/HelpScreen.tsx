import { ContactDetails, Link, Page, PageSection, Stack, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { useInstitute } from '../institute.ts';
import { paths } from '../paths.ts';

/** How to reach the institute, and what to read first. */
export default function HelpScreen() {
  const { name, address, supportEmail, supportPhone } = useInstitute();
  return (
    <Page
      width="text"
      title={<FormattedMessage defaultMessage="Help" />}
      lead={<FormattedMessage defaultMessage="Look for an answer here first, or contact us." />}
    >
      <PageSection
        title={
          <FormattedMessage defaultMessage="Answers" description="Heading on the help page: what to read" />
        }
      >
        <Stack as="ul" role="list" gap="xs">
          {[
            {
              href: paths.faq(),
              text: <FormattedMessage defaultMessage="Questions and answers" />,
            },
            {
              href: paths.schedulingPolicy(),
              text: <FormattedMessage defaultMessage="Scheduling policy" />,
            },
            {
              href: paths.termsOfService(),
              text: <FormattedMessage defaultMessage="Terms of service" />,
            },
            {
              href: paths.accessibility(),
              text: <FormattedMessage defaultMessage="Accessibility" />,
            },
            {
              href: paths.privacyPolicy(),
              text: <FormattedMessage defaultMessage="Privacy policy" />,
            },
          ].map(({ href, text }) => (
            <li key={href}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </Stack>
      </PageSection>
      <PageSection id="contact" title={<FormattedMessage defaultMessage="Contact us" />}>
        {!supportEmail && !supportPhone && (
          <Text>
            <FormattedMessage defaultMessage="Reply to any of our e-mails, or write to the address below." />
          </Text>
        )}
        <ContactDetails name={name} address={address} email={supportEmail} phone={supportPhone} />
      </PageSection>
    </Page>
  );
}
