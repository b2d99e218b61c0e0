import { ConfirmButton, Page, SectionCard, Stack } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { session, useSignedInSession } from '../session.ts';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionList } from './SessionList.tsx';

/** Password, sessions and what is stored about the student. */
export default function SecurityScreen() {
  return (
    <Page
      title={<FormattedMessage defaultMessage="Security" description="Heading of password and sessions" />}
      lead={
        <FormattedMessage
          defaultMessage="Your password, where you’re signed in, and your data."
          description="Sentence under the heading of password and sessions"
        />
      }
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
      title={<FormattedMessage defaultMessage="Sessions" description="Heading: where someone is signed in" />}
      lead={
        <FormattedMessage
          defaultMessage="You’re signed in as {email}. After {minutes} minutes without activity, you’re signed out."
          description="Sentence under the heading of sessions"
          values={{ email, minutes: session.idle.endAfter / 60_000 }}
        />
      }
    >
      <SessionList />
      <div>
        <ConfirmButton
          title={intl.formatMessage({
            defaultMessage: 'Sign out everywhere?',
            description: 'Title of the question before all sessions end',
          })}
          message={
            <FormattedMessage
              defaultMessage="You’ll need to sign in again on every device, including this one."
              description="What ending all sessions means"
            />
          }
          confirmLabel={
            <FormattedMessage
              defaultMessage="Sign out everywhere"
              description="Button that ends all sessions"
            />
          }
          onConfirm={session.signOutEverywhere}
        >
          <FormattedMessage
            defaultMessage="Sign out everywhere"
            description="Button that ends all sessions"
          />
        </ConfirmButton>
      </div>
    </SectionCard>
  );
}
