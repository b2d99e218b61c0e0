import {
  Columns,
  ContactDetails,
  Link,
  Page,
  PageSection,
  SectionCard,
  Split,
  Stack,
  Text,
} from '@institute/design-system';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useInstitute, usePolicy } from '../institute.ts';
import { paths, places } from '../places.ts';
import { questionGroups } from '../public/questions.ts';

const { help, faq, schedulingPolicy, termsOfService, accessibility, privacyPolicy } = places;

export default function HelpScreen() {
  return (
    <Page
      title={<FormattedMessage {...help.title} />}
      lead={<FormattedMessage defaultMessage="Look for an answer here first, or contact us." />}
    >
      <Split aside={<Contact />} asideSize="l">
        <PageSection
          title={
            <FormattedMessage defaultMessage="Answers" description="Heading on the help page: what to read" />
          }
        >
          <Stack gap="l">
            <FirstQuestions />
            <Links
              links={[faq, schedulingPolicy, termsOfService, accessibility, privacyPolicy].map(
                ({ path, title }) => ({ href: path, label: title }),
              )}
            />
          </Stack>
        </PageSection>
      </Split>
    </Page>
  );
}

const Links = ({ links }: { links: { href: string; label: MessageDescriptor }[] }) => (
  <Stack as="ul" role="list" gap="s">
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href}>
          <FormattedMessage {...label} />
        </Link>
      </li>
    ))}
  </Stack>
);

/** The first questions of each group, unless the institute has its own. */
function FirstQuestions() {
  const { locale } = useIntl();
  if (usePolicy('FAQ', locale)) return null;
  return (
    <Columns min="s" gap="l">
      {questionGroups.map(({ id: groupId, title, questions }) => (
        <PageSection key={groupId} level={3} size="s" title={<FormattedMessage {...title} />}>
          <Links
            links={questions
              .slice(0, 3)
              .map(({ id, question }) => ({ href: `${paths.faq()}#${id}`, label: question }))}
          />
        </PageSection>
      ))}
    </Columns>
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
