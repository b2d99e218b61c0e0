import { Card, ConfirmButton, lazyExtra, Page, SectionCard } from '@institute/design-system';
import { DataExportSection, PasswordSection } from '@institute/design-system/account';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { session, useSignedInSession } from '../session.ts';
import { useStudent } from '../student.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { SessionList } from './SessionList.tsx';

const loadNote = async () =>
  (await import('@institute/shared-screens/CalendarLinkNote.tsx')).CalendarLinkNote;
/** Most accounts have no coach, and don't load it. */
const CalendarLinkNote = lazyExtra(loadNote, () => null);

export default function SecurityScreen() {
  const { studentId: id, coachId } = useSignedInSession();
  const { user } = useStudent();
  const note = coachId && <CalendarLinkNote api={api} coachId={coachId} />;
  return (
    <Page
      width="text"
      lead={<FormattedMessage defaultMessage="Your password, where you’re signed in, and your data." />}
    >
      <Card padding="rows">
        <PasswordSection
          userName={user.email}
          note={note}
          onSave={(body) => api.send('put', '/students/{id}/password', { path: { id }, body })}
        />
        <SessionsSection note={note} />
        <DataExportSection
          lead={
            <FormattedMessage defaultMessage="Your profile, applications, payments, courses, sessions, messages and activity in one file." />
          }
          fileName="student-data.json"
          load={() => api.download('/students/{id}/data_export', { path: { id } })}
        />
        <DeleteAccount />
      </Card>
    </Page>
  );
}

function SessionsSection({ note }: { note: ReactNode }) {
  const { email } = useSignedInSession();
  return (
    <SectionCard
      isInCard
      title={
        <FormattedMessage defaultMessage="Devices" description="Heading: where the student is signed in" />
      }
      lead={
        <FormattedMessage
          defaultMessage="You’re signed in as {email}. After {minutes} minutes without activity, you’re signed out."
          values={{ email, minutes: session.idle.endAfter / 60_000 }}
        />
      }
      actions={
        <ConfirmButton
          variant="quiet"
          title={<FormattedMessage defaultMessage="Sign out everywhere?" />}
          message={
            <>
              <FormattedMessage defaultMessage="You’ll need to sign in again on every device, including this one." />
              {note && <> {note}</>}
            </>
          }
          onConfirm={session.signOutEverywhere}
        >
          <FormattedMessage defaultMessage="Sign out everywhere" />
        </ConfirmButton>
      }
    >
      <SessionList />
    </SectionCard>
  );
}
