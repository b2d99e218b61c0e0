import type { Schemas } from '@institute/api-schema';
import {
  AddIcon,
  Badge,
  Button,
  DateValue,
  Heading,
  Inline,
  Link,
  lazyExtra,
  lazyPart,
  Pagination,
  type PaginationProps,
  Stack,
  Text,
} from '@institute/design-system';
import { MenuPlace } from '@institute/shared-screens/MenuPlace.tsx';
import { today } from '@institute/values/formats';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { ProfileSection } from './ProfileSection.tsx';

const EducationDialog = lazyExtra(async () => (await import('./RecordDialogs.tsx')).EducationDialog);
const CertificationDialog = lazyExtra(async () => (await import('./RecordDialogs.tsx')).CertificationDialog);
const RecordMenu = lazyPart(async () => (await import('./RecordMenu.tsx')).RecordMenu);

/** The contract's limit for both lists. */
const size = 30;

export function EducationSection() {
  const intl = useIntl();
  const coachId = useCoachId();
  const [page, setPage] = useState(0);
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/educations', {
    params: { path: { coachId }, query: { size, page } },
  });
  return (
    <Records<Schemas['Education']>
      title={<FormattedMessage defaultMessage="Education" />}
      records={data.content}
      pages={{ page, total: data.pagination.total, onPageChange: setPage }}
      nameOf={({ institution }) => institution}
      dialog={(record, onClose) => <EducationDialog record={record} onClose={onClose} />}
      onDelete={({ id }) =>
        api.send('delete', '/coaches/{coachId}/educations/{id}', { path: { coachId, id } })
      }
      addLabel={intl.formatMessage({ defaultMessage: 'Add education' })}
      empty={<FormattedMessage defaultMessage="No school or university yet." />}
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
  );
}

export function CertificationSection() {
  const intl = useIntl();
  const coachId = useCoachId();
  const [page, setPage] = useState(0);
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/certifications', {
    params: { path: { coachId }, query: { size, page } },
  });
  return (
    <Records<Schemas['Certification']>
      title={<FormattedMessage defaultMessage="Certifications" />}
      records={data.content}
      pages={{ page, total: data.pagination.total, onPageChange: setPage }}
      nameOf={({ name }) => name}
      dialog={(record, onClose) => <CertificationDialog record={record} onClose={onClose} />}
      onDelete={({ id }) =>
        api.send('delete', '/coaches/{coachId}/certifications/{id}', { path: { coachId, id } })
      }
      addLabel={intl.formatMessage({ defaultMessage: 'Add certification' })}
      empty={<FormattedMessage defaultMessage="No certification yet." />}
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
                defaultMessage="See the credential<hidden>: {name}</hidden>"
                values={{ name }}
              />
            </Link>
          )}
        </>
      )}
    </Records>
  );
}

interface RecordsProps<T> {
  title: ReactNode;
  records: readonly T[];
  /** Which of them they are. */
  pages: Omit<PaginationProps, 'size'>;
  nameOf: (record: T) => string;
  /** The form for a new or an existing record. */
  dialog: (record: T | undefined, onClose: () => void) => ReactNode;
  onDelete: (record: T) => Promise<unknown>;
  addLabel: string;
  empty: ReactNode;
  children: (record: T) => ReactNode;
}

/** A part of the profile with records, and actions to change them. */
function Records<T extends { id: string }>({
  title,
  records,
  pages,
  nameOf,
  dialog,
  onDelete,
  addLabel,
  empty,
  children,
}: RecordsProps<T>) {
  const intl = useIntl();
  const [edited, setEdited] = useState<{ record: T | undefined } | null>(null);
  return (
    <ProfileSection
      isPublic
      title={title}
      action={
        <Button
          variant="quiet"
          icon={<AddIcon size="s" />}
          aria-label={addLabel}
          aria-haspopup="dialog"
          onPress={() => setEdited({ record: undefined })}
        >
          <FormattedMessage defaultMessage="Add" />
        </Button>
      }
    >
      {records.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <Stack as="ul" role="list" gap="m" isDivided>
          {records.map((record) => {
            const name = nameOf(record);
            const label = intl.formatMessage({ defaultMessage: 'More for {name}' }, { name });
            return (
              <Inline as="li" key={record.id} aria-label={name} justify="between" gap="m" isWrapping={false}>
                <Stack gap="xxs" align="start">
                  {children(record)}
                </Stack>
                <MenuPlace label={label}>
                  <RecordMenu
                    name={name}
                    label={label}
                    onEdit={() => setEdited({ record })}
                    onDelete={() => onDelete(record)}
                  />
                </MenuPlace>
              </Inline>
            );
          })}
        </Stack>
      )}
      <Pagination size={size} {...pages} />
      {edited && dialog(edited.record, () => setEdited(null))}
    </ProfileSection>
  );
}

function Period({ start, end }: { start: string | null; end: string | null }) {
  if (!start && !end) return null;
  return (
    <Text size="s" tone="muted">
      {start && <DateValue value={start} />}
      {start && end && <span> – </span>}
      {end && <DateValue value={end} />}
    </Text>
  );
}
