import { Card, ConfirmButton, Link, LinkButton, Loading, Page, SectionCard } from '@institute/design-system';
import { DataExportSection, PasswordSection } from '@institute/design-system/account';
import { useCalendarLinkNote } from '@institute/shared-screens/CalendarLinkNote.tsx';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths, places } from '../places.ts';
import { portalUrl } from '../portal-url.ts';
import { session, useSignedInSession } from '../session.ts';
import { useAccount } from './account.ts';
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
  const { studentId: id } = useSignedInSession();
  const coachId = useCoachId();
  const { email } = useAccount();
  const note = useCalendarLinkNote({ api, coachId });
  const portal = portalUrl();
  return (
    <Card padding="rows">
      <EmailSection note={note} />
      <PasswordSection
        userName={email}
        note={note}
        onSave={(body) => api.send('put', '/students/{id}/password', { path: { id }, body })}
      />
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
      {portal && (
        <SectionCard
          isInCard
          title={<FormattedMessage defaultMessage="Notifications" />}
          lead={
            <FormattedMessage defaultMessage="Which e-mails you get. You choose them in the student portal, for both apps." />
          }
          actions={
            <Link href={`${portal}/settings/communication-preferences`} isStandalone isNewTab>
              <FormattedMessage defaultMessage="Open notifications" />
            </Link>
          }
        />
      )}
      <Devices note={note} />
      <DataExportSection
        lead={
          <FormattedMessage defaultMessage="Your profile, services, hours, sessions with notes, purchases and invoices in one file." />
        }
        fileName="coach-data.json"
        load={() => api.download('/coaches/{coachId}/data_export', { path: { coachId } })}
      />
      <DeleteAccount />
    </Card>
  );
}

const Devices = ({ note }: { note: ReactNode }) => (
  <SectionCard
    isInCard
    title={<FormattedMessage defaultMessage="Devices" description="Heading: where the coach is signed in" />}
    lead={
      <FormattedMessage defaultMessage="Lost a device or used a shared one? Sign out everywhere at once." />
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
  />
);
