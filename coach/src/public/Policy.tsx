import type { PolicyName } from '@institute/api-schema/institute';
import {
  Banner,
  Button,
  Card,
  ContactDetails,
  Disclosure,
  Lang,
  Link,
  Page,
  PageSection,
  PrintIcon,
  Prose,
  Split,
  Stack,
  Text,
  useIsWide,
} from '@institute/design-system';
import { formatDate, languageOf, today } from '@institute/values/formats';
import { Children, isValidElement, type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useInstitute, usePolicy } from '../institute.ts';
import { SupportLink } from '../layout/SupportLink.tsx';
import { places } from '../places.ts';

interface PolicySectionProps {
  /** The fragment id. It never changes, because people link to it. */
  id: string;
  title: string;
  children?: ReactNode;
}

/** A section of a policy, which its contents list. */
export function PolicySection({ id, title, children }: PolicySectionProps) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {children}
    </>
  );
}

interface PolicyProps {
  name: Exclude<PolicyName, 'FAQ'>;
  version: string;
  /** The date from which it applies, `YYYY-MM-DD`. */
  effectiveDate: string;
  summary: string;
  /** Each a `PolicySection`. */
  children?: ReactNode;
}

const titles: Record<PolicyProps['name'], MessageDescriptor> = {
  PRIVACY_POLICY: places.privacyPolicy.title,
  SCHEDULING_POLICY: places.schedulingPolicy.title,
  TERMS_OF_SERVICE: places.termsOfService.title,
};

/** A policy: the institute's own text if there is one. */
export function Policy(props: PolicyProps) {
  const intl = useIntl();
  const text = usePolicy(props.name, intl.locale);
  const title = intl.formatMessage(titles[props.name]);
  return text ? <OwnPolicy title={title} text={text} /> : <StandardPolicy {...props} title={title} />;
}

const printButton = (
  <Button variant="secondary" isIconOnPhones icon={<PrintIcon />} onPress={() => window.print()}>
    <FormattedMessage defaultMessage="Print" />
  </Button>
);

function OwnPolicy({ title, text }: { title: ReactNode; text: string }) {
  const { name, address, supportEmail, supportPhone } = useInstitute();
  return (
    <Page title={title} actions={printButton}>
      <Split
        asideSize="l"
        aside={
          <PageSection
            id="contact"
            title={<FormattedMessage defaultMessage="Contact" description="Heading at the end of a policy" />}
          >
            <ContactDetails name={name} address={address} email={supportEmail} phone={supportPhone} />
          </PageSection>
        }
      >
        <Prose as="article">{text}</Prose>
      </Split>
    </Page>
  );
}

/** In English, whatever the page's language, because only one text can be authoritative. */
function StandardPolicy({
  title,
  version,
  effectiveDate,
  summary,
  children,
}: PolicyProps & { title: string }) {
  const intl = useIntl();
  const sections = [
    ...Children.toArray(children).filter(isValidElement<PolicySectionProps>),
    <PolicySection key="contact" id="contact" title="Contact">
      <Contact />
    </PolicySection>,
  ];
  return (
    <Page title={title} lead={<Lang code="en">{summary}</Lang>} actions={printButton}>
      {languageOf(intl.locale) !== 'en' && (
        <Banner>
          <FormattedMessage defaultMessage="This policy is written in English. The English text is the authoritative one." />
        </Banner>
      )}
      <Split
        asideAt="start"
        asideSize="m"
        gap="xxl"
        aside={
          <Stack gap="m">
            <VersionNote version={version} effectiveDate={effectiveDate} />
            <Contents sections={sections.map(({ props }) => props)} />
          </Stack>
        }
      >
        <Prose as="article" lang="en">
          {sections}
        </Prose>
      </Split>
    </Page>
  );
}

/** Above the text it's closed at first, so that the text is in view. */
function Contents({ sections }: { sections: readonly PolicySectionProps[] }) {
  const intl = useIntl();
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState<boolean>();
  const title = intl.formatMessage({ defaultMessage: 'On this page' });
  return (
    <Card as="nav" tone="sunken" padding="s" aria-label={title}>
      <Disclosure level={2} title={title} isOpen={isOpen ?? isWide} onOpenChange={setIsOpen}>
        <Stack as="ul" role="list" gap="none">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`} tone="plain" lang="en" isStandalone>
                {title}
              </Link>
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Card>
  );
}

function VersionNote({ version, effectiveDate }: { version: string; effectiveDate: string }) {
  const { locale } = useIntl();
  // The page may have been rendered days ago, so whether the date is ahead is known only in the browser. Each fact has
  // its own line, so that nothing moves then.
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => setIsAhead(effectiveDate > today()), [effectiveDate]);
  const date = formatDate(effectiveDate, 'medium', locale);
  return (
    <Stack gap="none">
      <Text size="s" tone="muted">
        <FormattedMessage defaultMessage="Version {version}" values={{ version }} />
      </Text>
      <Text size="s" tone="muted">
        {isAhead ? (
          <FormattedMessage defaultMessage="Takes effect on {date}" values={{ date }} />
        ) : (
          <FormattedMessage defaultMessage="Effective {date}" values={{ date }} />
        )}
      </Text>
    </Stack>
  );
}

export const InstituteName = () => useInstitute().name;

function Contact() {
  const { name, address } = useInstitute();
  return (
    <>
      <p>
        Questions about this text? Write to <SupportLink />.
      </p>
      <p>{[name, ...(address?.split('\n') ?? [])].join(', ')}</p>
    </>
  );
}
