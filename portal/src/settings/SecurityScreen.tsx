import { ConfirmButton, Page, SectionCard, Stack } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { places } from '../places.ts';
import { session, useSignedInSession } from '../session.ts';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionList } from './SessionList.tsx';

/** Password, sessions and what is stored about the student. */
export default function SecurityScreen() {
  return (
    <Page
      title={<FormattedMessage {...places.security.title} />}
      lead={<FormattedMessage defaultMessage="Your password, where you’re signed in, and your data." />}
    >
      <Stack gap="l">
        <PasswordSection />
        <SessionsSection />
        <DataExport />
        <DeleteAccount />
      </Stack>
    </Page>
  );
}

function SessionsSection() {
  const intl = useIntl();
  const { email } = useSignedInSession();
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Sessions" />}
      lead={
        <FormattedMessage
          defaultMessage="You’re signed in as {email}. After {minutes} minutes without activity, you’re signed out."
          values={{ email, minutes: session.idle.endAfter / 60_000 }}
        />
      }
    >
      <SessionList />
      <div>
        <ConfirmButton
          title={intl.formatMessage({ defaultMessage: 'Sign out everywhere?' })}
          message={
            <FormattedMessage defaultMessage="You’ll need to sign in again on every device, including this one." />
          }
          onConfirm={session.signOutEverywhere}
        >
          <FormattedMessage defaultMessage="Sign out everywhere" />
        </ConfirmButton>
      </div>
    </SectionCard>
  );
}
