import {
  Card,
  CongratulationIllustration,
  DateValue,
  Heading,
  LinkButton,
  Page,
  Split,
  Stack,
  Text,
  useNavigate,
} from '@institute/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { isEditable, resumeHref, useApplication } from './applications.ts';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { expectationWords } from './expectation.tsx';

/** Told once, right after submitting. It only reads: loaded again, nothing is sent again. */
export default function CongratulationsScreen({ params }: { params: Record<string, string> }) {
  const navigate = useNavigate();
  const application = useApplication(params.applicationId ?? '');
  const { id, number, program, cohort, expectation, status } = application;
  const isTooEarly = isEditable(application);
  const back = resumeHref(application);
  useEffect(() => {
    if (isTooEarly) navigate(back, { replace: true });
  }, [isTooEarly, back, navigate]);
  if (isTooEarly) return null;
  return (
    <Page
      width="text"
      title={
        <FormattedMessage
          defaultMessage="Congratulations!"
          description="Heading after an application was submitted"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="Your application {number} for {program} is with us."
          description="Sentence after an application was submitted"
          values={{ number, program: program.title }}
        />
      }
    >
      <Stack gap="l">
        <ConfirmPayment application={application} />
        <Split aside={<CongratulationIllustration />} asideSize="s">
          <Card as="section" padding="l" aria-labelledby="next">
            <Stack gap="m">
              <Heading level={2} id="next">
                <FormattedMessage
                  defaultMessage="What happens next"
                  description="Heading after an application was submitted"
                />
              </Heading>
              <Stack as="ol" gap="s">
                <Text as="li">{expectationWords({ status, expectation })}</Text>
                <Text as="li">
                  <FormattedMessage
                    defaultMessage="Admissions then replies within 48 hours."
                    description="What happens after the advisor has looked at an application"
                  />
                </Text>
                <Text as="li">
                  <FormattedMessage
                    defaultMessage="Once you are approved we send you the last documents to sign."
                    description="What happens after an application was approved"
                  />
                </Text>
                {cohort && (
                  <Text as="li">
                    <FormattedMessage
                      defaultMessage="Your class starts on {date}."
                      description="The first day of the class"
                      values={{ date: <DateValue value={cohort.startDate} /> }}
                    />
                  </Text>
                )}
              </Stack>
            </Stack>
          </Card>
        </Split>
        <div>
          <LinkButton href={`/enrollment/${id}/status`}>
            <FormattedMessage
              defaultMessage="Follow your application"
              description="Link to how far an application has come"
            />
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}
