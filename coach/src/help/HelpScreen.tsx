import { Inline, Link, Page, PageSection, Split, Stack } from '@institute/design-system';
import { ContactSection } from '@institute/shared-screens/ContactSection.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInstitute, usePolicy } from '../institute.ts';
import { places } from '../places.ts';
import { Questions } from '../public/Questions.tsx';
import { questionGroups } from '../public/questions.ts';

const { help, faq, schedulingPolicy, termsOfService, accessibility, privacyPolicy } = places;

export default function HelpScreen() {
  return (
    <Page title={<FormattedMessage {...help.title} />}>
      <Split aside={<ContactSection institute={useInstitute()} />} asideAt="first" asideSize="l">
        <Stack gap="l">
          <FirstQuestions />
          <Inline as="ul" role="list" gap="m">
            {[faq, schedulingPolicy, termsOfService, accessibility, privacyPolicy].map(({ path, title }) => (
              <li key={path}>
                <Link href={path}>
                  <FormattedMessage {...title} />
                </Link>
              </li>
            ))}
          </Inline>
        </Stack>
      </Split>
    </Page>
  );
}

/** The first questions about each subject, unless the institute has its own. */
function FirstQuestions() {
  const { locale } = useIntl();
  if (usePolicy('FAQ', locale)) return null;
  return (
    <PageSection title={<FormattedMessage {...faq.title} />}>
      <Questions level={3} questions={questionGroups.flatMap(({ questions }) => questions.slice(0, 2))} />
    </PageSection>
  );
}
