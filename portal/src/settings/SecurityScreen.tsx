import { Card, ConfirmButton, Page, SectionCard } from '@institute/design-system';
import { DataExportSection, PasswordSection } from '@institute/design-system/account';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { places } from '../places.ts';
import { session, useSignedInSession } from '../session.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { SessionList } from './SessionList.tsx';

export default function SecurityScreen() {
  const { studentId: id } = useSignedInSession();
  return (
    <Page
      width="text"
      title={<FormattedMessage {...places.security.title} />}
      lead={<FormattedMessage defaultMessage="Your password, where you’re signed in, and your data." />}
    >
      <Card padding="rows">
        <PasswordSection
          onSave={(body) => api.send('put', '/students/{id}/password', { path: { id }, body })}
        />
        <SessionsSection />
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

function SessionsSection() {
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
            <FormattedMessage defaultMessage="You’ll need to sign in again on every device, including this one." />
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
