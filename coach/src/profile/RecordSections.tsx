import type { components } from '@institute/api-schema';
import { Badge, DateValue, Divider, Heading, Inline, Link, Stack, Text } from '@institute/design-system';
import { today } from '@institute/design-system/formats';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProfileSection } from './ProfileSection.tsx';

type Schemas = components['schemas'];

export function EducationSection({ educations }: { educations: Schemas['Education'][] }) {
  return (
    <ProfileSection
      isPublic
      title={<FormattedMessage defaultMessage="Education" description="Part of the profile" />}
    >
      <Records
        records={educations}
        empty={
          <FormattedMessage
            defaultMessage="No school or university yet."
            description="In the place of the education list, when it is empty"
          />
        }
      >
        {({ institution, degree, fieldOfStudy, startDate, endDate }) => (
          <>
            <Heading level={3} size="s">
              {institution}
            </Heading>
            {(degree || fieldOfStudy) && <Text>{[degree, fieldOfStudy].filter(Boolean).join(', ')}</Text>}
            <Period start={startDate} end={endDate} />
          </>
        )}
      </Records>
    </ProfileSection>
  );
}

export function CertificationSection({ certifications }: { certifications: Schemas['Certification'][] }) {
  return (
    <ProfileSection
      isPublic
      title={<FormattedMessage defaultMessage="Certifications" description="Part of the profile" />}
    >
      <Records
        records={certifications}
        empty={
          <FormattedMessage
            defaultMessage="No certification yet."
            description="In the place of the list of certifications, when it is empty"
          />
        }
      >
        {({ name, issuer, issueDate, expirationDate, credentialUrl }) => (
          <>
            <Inline gap="s">
              <Heading level={3} size="s">
                {name}
              </Heading>
              {expirationDate && expirationDate < today() && (
                <Badge tone="caution">
                  <FormattedMessage defaultMessage="Expired" description="Mark on a certification" />
                </Badge>
              )}
            </Inline>
            {issuer && <Text>{issuer}</Text>}
            <Period start={issueDate} end={expirationDate} />
            {credentialUrl && (
              <Link href={credentialUrl} isNewTab>
                <FormattedMessage
                  defaultMessage="See the credential"
                  description="Leads to the place where a certification can be checked"
                />
              </Link>
            )}
          </>
        )}
      </Records>
    </ProfileSection>
  );
}

interface RecordsProps<T> {
  records: T[];
  empty: ReactNode;
  children: (record: T) => ReactNode;
}

function Records<T extends { id: string }>({ records, empty, children }: RecordsProps<T>) {
  if (records.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <Stack gap="m">
      {records.map((record, index) => (
        <Fragment key={record.id}>
          {index > 0 && <Divider />}
          <Stack gap="xxs">{children(record)}</Stack>
        </Fragment>
      ))}
    </Stack>
  );
}

function Period({ start, end }: { start: string | null; end: string | null }) {
  if (!start && !end) return null;
  return (
    <Text size="s" tone="muted">
      {start && <DateValue value={start} />}
      {start && end && ' – '}
      {end && <DateValue value={end} />}
    </Text>
  );
}
