import { Card, DateValue, DescriptionList, Heading, Page, Stack } from '@institute/design-system';
import { formatPhone, joinName } from '@institute/design-system/formats';
import { FormattedMessage } from 'react-intl';
import { useStudent } from '../student.ts';
import { missingParts } from './missing-parts.ts';
import { NextStep } from './NextStep.tsx';

export default function HomeScreen() {
  const student = useStudent();
  const { personalInfo, contactInfo, address, user } = student;
  return (
    <Page
      title={
        <FormattedMessage
          defaultMessage="Hello, {name}"
          description="Greeting, the heading of the start page"
          values={{ name: personalInfo.firstName || user.email }}
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="Here is what to do next, and what we know about you."
          description="Sentence under the greeting"
        />
      }
    >
      <Stack gap="l">
        <NextStep missing={missingParts(student)} />
        <Card as="section" padding="l" aria-labelledby="about-you">
          <Stack gap="m">
            <Heading level={2} id="about-you">
              <FormattedMessage
                defaultMessage="What we know"
                description="Heading: a summary of the student’s own data"
              />
            </Heading>
            <DescriptionList
              items={[
                {
                  term: <FormattedMessage defaultMessage="Name" description="Label of a value" />,
                  value: joinName(personalInfo.firstName, personalInfo.middleName, personalInfo.lastName),
                },
                {
                  term: <FormattedMessage defaultMessage="E-mail" description="Label of an e-mail field" />,
                  value: user.email,
                },
                {
                  term: <FormattedMessage defaultMessage="Mobile phone" description="Label of a field" />,
                  value: formatPhone(contactInfo.mobilePhone),
                },
                {
                  term: (
                    <FormattedMessage defaultMessage="Address" description="Heading: the postal address" />
                  ),
                  value: address.formattedAddress,
                },
                {
                  term: <FormattedMessage defaultMessage="Date of birth" description="Label of a field" />,
                  value: personalInfo.dateBirth && <DateValue value={personalInfo.dateBirth} />,
                },
              ]}
            />
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
