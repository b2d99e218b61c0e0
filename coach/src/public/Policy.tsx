import type { PolicyName } from '@institute/api-schema/institute';
import {
  Banner,
  Button,
  Card,
  ContactDetails,
  Heading,
  Lang,
  Link,
  Page,
  PageSection,
  PrintIcon,
  Prose,
  Split,
  Stack,
  Text,
} from '@institute/design-system';
import { formatDate, languageOf, today } from '@institute/values/formats';
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInstitute, usePolicy } from '../institute.ts';
import { SupportLink } from '../layout/SupportLink.tsx';

export interface PolicySection {
  /** The fragment id. It never changes, because people link to it. */
  id: string;
  title: string;
  body: ReactNode;
}

interface PolicyProps {
  name: PolicyName;
  title: ReactNode;
  version: string;
  /** The date from which it applies, `YYYY-MM-DD`. */
  effectiveDate: string;
  summary: string;
  sections: PolicySection[];
}

/** A policy: the institute's own text if there is one. */
export function Policy(props: PolicyProps) {
  const { locale } = useIntl();
  const text = usePolicy(props.name, locale);
  return text ? <OwnPolicy title={props.title} text={text} /> : <StandardPolicy {...props} />;
}

const printButton = (
  <Button variant="secondary" icon={<PrintIcon />} onPress={() => window.print()}>
    <FormattedMessage defaultMessage="Print" />
  </Button>
);

function OwnPolicy({ title, text }: { title: ReactNode; text: string }) {
  const { name, address, supportEmail, supportPhone } = useInstitute();
  return (
    <Page width="text" title={title} actions={printButton}>
      <Prose as="article">{text}</Prose>
      <PageSection
        id="contact"
        title={<FormattedMessage defaultMessage="Contact" description="Heading at the end of a policy" />}
      >
        <ContactDetails name={name} address={address} email={supportEmail} phone={supportPhone} />
      </PageSection>
    </Page>
  );
}

/** In English, whatever the page's language, because only one text can be authoritative. */
function StandardPolicy({ title, version, effectiveDate, summary, sections: rules }: PolicyProps) {
  const intl = useIntl();
  const contentsId = useId();
  const sections = [...rules, { id: 'contact', title: 'Contact', body: <Contact /> }];
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
            <Card as="nav" tone="sunken" aria-labelledby={contentsId}>
              <Stack gap="s">
                <Heading level={2} size="xs" id={contentsId}>
                  <FormattedMessage defaultMessage="On this page" />
                </Heading>
                <Stack as="ul" role="list" gap="none">
                  {sections.map((section) => (
                    <li key={section.id}>
                      <Link href={`#${section.id}`} tone="plain" lang="en" isStandalone>
                        {section.title}
                      </Link>
                    </li>
                  ))}
                </Stack>
              </Stack>
            </Card>
          </Stack>
        }
      >
        <Prose as="article" lang="en">
          {sections.map((section) => (
            <Fragment key={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.body}
            </Fragment>
          ))}
        </Prose>
      </Split>
    </Page>
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
