import { Card, ConfirmButton, Page, SectionCard } from '@institute/design-system';
import { ChangePasswordForm } from '@institute/design-system/account';
import { EditableSection } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { places } from '../places.ts';
import { session, useSignedInSession } from '../session.ts';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { SessionList } from './SessionList.tsx';

/** Password, sessions and what is stored about the student. */
export default function SecurityScreen() {
  return (
    <Page
      width="text"
      title={<FormattedMessage {...places.security.title} />}
      lead={<FormattedMessage defaultMessage="Your password, where you’re signed in, and your data." />}
    >
      <Card padding="rows">
        <PasswordSection />
        <SessionsSection />
        <DataExport />
        <DeleteAccount />
      </Card>
    </Page>
  );
}

/** Changes the password, which ends every other session. */
function PasswordSection() {
  const { studentId } = useSignedInSession();
  return (
    <EditableSection
      id="password"
      title={<FormattedMessage defaultMessage="Password" />}
      lead={<FormattedMessage defaultMessage="Changing it signs you out everywhere else." />}
      form={(onClose) => (
        <ChangePasswordForm
          onClose={onClose}
          onSave={(body) => api.send('put', '/students/{id}/password', { path: { id: studentId }, body })}
        />
      )}
    />
  );
}

function SessionsSection() {
  const intl = useIntl();
  const { email } = useSignedInSession();
  return (
    <SectionCard
      isInCard
      title={<FormattedMessage defaultMessage="Sessions" />}
      lead={
        <FormattedMessage
          defaultMessage="You’re signed in as {email}. After {minutes} minutes without activity, you’re signed out."
          values={{ email, minutes: session.idle.endAfter / 60_000 }}
        />
      }
      actions={
        <ConfirmButton
          variant="quiet"
          title={intl.formatMessage({ defaultMessage: 'Sign out everywhere?' })}
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
