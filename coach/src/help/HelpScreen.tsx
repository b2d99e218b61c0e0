import { ContactDetails, Link, Page, PageSection, Stack, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { useInstitute } from '../institute.ts';
import { places } from '../places.ts';

const { help, faq, schedulingPolicy, termsOfService, accessibility, privacyPolicy } = places;

export default function HelpScreen() {
  const { name, address, supportEmail, supportPhone } = useInstitute();
  return (
    <Page
      width="text"
      title={<FormattedMessage {...help.title} />}
      lead={<FormattedMessage defaultMessage="Look for an answer here first, or contact us." />}
    >
      <PageSection
        title={
          <FormattedMessage defaultMessage="Answers" description="Heading on the help page: what to read" />
        }
      >
        <Stack as="ul" role="list" gap="xs">
          {[faq, schedulingPolicy, termsOfService, accessibility, privacyPolicy].map(({ path, title }) => (
            <li key={path}>
              <Link href={path}>
                <FormattedMessage {...title} />
              </Link>
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
