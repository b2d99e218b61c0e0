import { FileButton, Inline, SectionCard } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

/** Downloads all data stored about the student. */
export function DataExport() {
  const { studentId } = useSignedInSession();
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Your data" />}
      lead={
        <FormattedMessage defaultMessage="Your profile, applications, payments, courses, sessions, messages and activity in one file." />
      }
    >
      <Inline>
        <FileButton
          name={<FormattedMessage defaultMessage="Download your data" />}
          kind="JSON"
          fileName="student-data.json"
          load={() => api.download('/students/{id}/data_export', { path: { id: studentId } })}
        />
      </Inline>
    </SectionCard>
  );
}
