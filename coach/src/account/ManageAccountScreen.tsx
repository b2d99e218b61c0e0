import {
  ConfirmButton,
  FileButton,
  Inline,
  Link,
  Loading,
  Page,
  SectionCard,
  Stack,
} from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths, places } from '../places.ts';
import { session } from '../session.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LanguageForm } from './LanguageForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The coach's sign-in details, and actions for the whole account. */
export default function ManageAccountScreen() {
  return (
    <Page
      width="text"
      title={<FormattedMessage {...places.manageAccount.title} />}
      lead={<FormattedMessage defaultMessage="How you sign in, and your data." />}
    >
      <Suspense fallback={<Loading blocks={2} />}>
        <Sections />
      </Suspense>
    </Page>
  );
}

function Sections() {
  return (
    <Stack gap="l">
      <SectionCard title={<FormattedMessage defaultMessage="E-mail" />}>
        <EmailForm />
      </SectionCard>
      <SectionCard title={<FormattedMessage defaultMessage="Password" />}>
        <PasswordForm />
      </SectionCard>
      <SectionCard title={<FormattedMessage defaultMessage="Language and time" />}>
        <LanguageForm />
      </SectionCard>
      <SectionCard
        title={
          <FormattedMessage
            defaultMessage="Calendar"
            description="Heading: sessions in the coach’s calendar"
          />
        }
        lead={
          <FormattedMessage defaultMessage="See your sessions next to everything else in your own calendar." />
        }
      >
        <Inline>
          <Link href={paths.calendarFeed()} isStandalone>
            <FormattedMessage defaultMessage="Subscribe in your calendar" />
          </Link>
        </Inline>
      </SectionCard>
      <SignOutEverywhere />
      <DataExport />
      <DeleteAccount />
    </Stack>
  );
}

function SignOutEverywhere() {
  const intl = useIntl();
  return (
    <SectionCard
      title={
        <FormattedMessage defaultMessage="Devices" description="Heading: where the coach is signed in" />
      }
      lead={
        <FormattedMessage defaultMessage="Lost a device or used a shared one? End all your sessions at once." />
      }
    >
      <Inline>
        <ConfirmButton
          title={intl.formatMessage({ defaultMessage: 'Sign out everywhere?' })}
          message={
            <FormattedMessage defaultMessage="You’ll need to sign in again on every device, including this one." />
          }
          onConfirm={session.signOutEverywhere}
        >
          <FormattedMessage defaultMessage="Sign out everywhere" />
        </ConfirmButton>
      </Inline>
    </SectionCard>
  );
}

function DataExport() {
  const coachId = useCoachId();
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Your data" />}
      lead={
        <FormattedMessage defaultMessage="Your profile, services, hours, sessions with notes, purchases and invoices in one file." />
      }
    >
      <Inline>
        <FileButton
          name={<FormattedMessage defaultMessage="Download your data" />}
          kind="JSON"
          fileName="coach-data.json"
          load={() => api.download('/coaches/{coachId}/data_export', { path: { coachId } })}
        />
      </Inline>
    </SectionCard>
  );
}
