import {
  Card,
  ConfirmButton,
  FileButton,
  LinkButton,
  Loading,
  Page,
  SectionCard,
} from '@institute/design-system';
import { ChangePasswordForm } from '@institute/design-system/account';
import { EditableSection } from '@institute/design-system/forms';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths, places } from '../places.ts';
import { session, useSignedInSession } from '../session.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';

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
    <Card padding="rows">
      <EmailSection />
      <PasswordSection />
      <LanguageSection />
      <SectionCard
        isInCard
        title={
          <FormattedMessage
            defaultMessage="Calendar"
            description="Heading: sessions in the coach’s calendar"
          />
        }
        lead={
          <FormattedMessage defaultMessage="See your sessions next to everything else in your own calendar." />
        }
        actions={
          <LinkButton variant="quiet" href={paths.calendarFeed()}>
            <FormattedMessage defaultMessage="Subscribe in your calendar" />
          </LinkButton>
        }
      />
      <SignOutEverywhere />
      <DataExport />
      <DeleteAccount />
    </Card>
  );
}

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

function SignOutEverywhere() {
  const intl = useIntl();
  return (
    <SectionCard
      isInCard
      title={
        <FormattedMessage defaultMessage="Devices" description="Heading: where the coach is signed in" />
      }
      lead={
        <FormattedMessage defaultMessage="Lost a device or used a shared one? End all your sessions at once." />
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
    />
  );
}

function DataExport() {
  const coachId = useCoachId();
  const name = <FormattedMessage defaultMessage="Download your data" />;
  return (
    <SectionCard
      isInCard
      title={<FormattedMessage defaultMessage="Your data" />}
      lead={
        <FormattedMessage defaultMessage="Your profile, services, hours, sessions with notes, purchases and invoices in one file." />
      }
      actions={
        <FileButton
          isCompact
          name={name}
          label={name}
          kind="JSON"
          fileName="coach-data.json"
          load={() => api.download('/coaches/{coachId}/data_export', { path: { coachId } })}
        />
      }
    />
  );
}
