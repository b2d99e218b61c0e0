import { Card, DateValue, DescriptionList, Heading, Page, Stack } from '@institute/design-system';
import { formatPhone, joinName, today } from '@institute/design-system/formats';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { openStatuses } from '../signing/queries.ts';
import { type Student, useStudent } from '../student.ts';
import { NextThings } from './NextThings.tsx';
import { nextThings } from './next-things.ts';

export default function HomeScreen() {
  const student = useStudent();
  const { personalInfo, contactInfo, address, user } = student;
  const things = useNextThings(student);
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
        <NextThings things={things} />
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

/** What there is to do, out of everything that the student has with the institute. */
function useNextThings(student: Student) {
  const path = { id: student.id };
  const { data: applications } = api.useSuspenseQuery('get', '/students/{id}/enrollment_applications', {
    params: { path, query: { size: 100, sortBy: 'updatedAt', descending: true } },
  });
  const { data: envelopes } = api.useSuspenseQuery('get', '/students/{id}/envelopes', {
    params: { path, query: { size: 100, statuses: [...openStatuses] } },
  });
  const { data: finances } = api.useSuspenseQuery('get', '/students/{id}/financial_summary', {
    params: { path },
  });
  return nextThings({
    student,
    applications: applications.content,
    envelopes: envelopes.content,
    finances: finances.content,
    today: today(),
  });
}
