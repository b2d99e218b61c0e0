import { FileButton, SectionCard } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

/** Downloads all data stored about the student. */
export function DataExport() {
  const { studentId } = useSignedInSession();
  const name = <FormattedMessage defaultMessage="Download your data" />;
  return (
    <SectionCard
      isInCard
      title={<FormattedMessage defaultMessage="Your data" />}
      lead={
        <FormattedMessage defaultMessage="Your profile, applications, payments, courses, sessions, messages and activity in one file." />
      }
      actions={
        <FileButton
          isCompact
          name={name}
          label={name}
          kind="JSON"
          fileName="student-data.json"
          load={() => api.download('/students/{id}/data_export', { path: { id: studentId } })}
        />
      }
    />
  );
}
