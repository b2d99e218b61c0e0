import { ConfirmButton, Loading, Skeleton, Stack, Text, Timeline } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { idleLimits, useSignedInSession } from '../session.ts';
import { signOutEverywhere } from '../sign-out.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Password and sessions. */
export default function SecurityScreen() {
  return (
    <SettingsPage
      title={<FormattedMessage defaultMessage="Security" description="Heading of password and sessions" />}
      lead={
        <FormattedMessage
          defaultMessage="Your password, and where you are signed in."
          description="Sentence under the heading of password and sessions"
        />
      }
    >
      <Stack gap="l">
        <PasswordSection />
        <SessionsSection />
      </Stack>
    </SettingsPage>
  );
}

function SessionsSection() {
  const intl = useIntl();
  const { email } = useSignedInSession();
  return (
    <SettingsSection
      title={
        <FormattedMessage defaultMessage="Sessions" description="Heading: where somebody is signed in" />
      }
      lead={
        <FormattedMessage
          defaultMessage="You are signed in as {email}. When nobody is there for {minutes} minutes, the session ends by itself."
          description="Sentence under the heading of sessions"
          values={{ email, minutes: idleLimits.endAfter / 60_000 }}
        />
      }
    >
      <RecentSignIns />
      <div>
        <ConfirmButton
          title={intl.formatMessage({
            defaultMessage: 'Sign out everywhere?',
            description: 'Title of the question before all sessions end',
          })}
          message={
            <FormattedMessage
              defaultMessage="You will have to sign in again on each of your devices, this one too."
              description="What ending all sessions means"
            />
          }
          confirmLabel={
            <FormattedMessage
              defaultMessage="Sign out everywhere"
              description="Button that ends all sessions"
            />
          }
          onConfirm={signOutEverywhere}
          errorText={(error) => describeError(intl, error)}
        >
          <FormattedMessage
            defaultMessage="Sign out everywhere"
            description="Button that ends all sessions"
          />
        </ConfirmButton>
      </div>
    </SettingsSection>
  );
}

function RecentSignIns() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const list = api.useQuery('get', '/students/{id}/activity_log', {
    params: {
      path: { id: studentId },
      query: { source: 'STUDENT', types: ['SIGNED_IN'], size: 5, sortBy: 'createdAt', descending: true },
    },
  });
  if (list.isPending)
    return (
      <Loading>
        <Skeleton lines={3} />
      </Loading>
    );
  if (list.isError) return <Text tone="muted">{describeError(intl, list.error)}</Text>;
  if (list.data.content.length === 0) return null;
  return (
    <Timeline
      label={intl.formatMessage({
        defaultMessage: 'Recent sign-ins',
        description: 'Name of the list of the last sign-ins',
      })}
      events={list.data.content.map(({ id, createdAt }, index) => ({
        id,
        title:
          index === 0 ? (
            <FormattedMessage
              defaultMessage="Last sign-in"
              description="The newest in the list of sign-ins"
            />
          ) : (
            <FormattedMessage defaultMessage="Signed in" description="An older one in the list of sign-ins" />
          ),
        state: index === 0 ? 'current' : 'done',
        at: createdAt,
      }))}
    />
  );
}
