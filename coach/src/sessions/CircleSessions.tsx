import { AgendaList, EmptyState, PageSection, Stack } from '@institute/design-system';
import { lazy, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import { circleEvent } from './agenda-events.tsx';
import { DialogButton } from './CircleActions.tsx';
import { type CircleEntry, useCircleEntries, useLedCircles } from './circles.ts';

const CircleSessionDialog = lazy(async () => ({
  default: (await import('./CircleSessionDialog.tsx')).CircleSessionDialog,
}));

/** The sessions of the coach's circles: those without attendance, upcoming ones, and past ones. */
export function CircleSessions() {
  const circles = useLedCircles();
  const entries = useCircleEntries(circles);
  if (circles.length === 0)
    return (
      <EmptyState
        title={
          <FormattedMessage
            defaultMessage="No coaching circles"
            description="In the place of an empty list"
          />
        }
      >
        <FormattedMessage
          defaultMessage="When the institute gives you a circle to lead, its sessions appear here."
          description="In the place of an empty list of sessions of circles"
        />
      </EmptyState>
    );
  const waiting = entries.filter(({ session }) => session.status === 'HELD');
  const upcoming = entries.filter(({ session }) => session.status === 'OPEN' || session.status === 'FULL');
  const past = entries.filter(({ session }) => session.status === 'ATTENDANCE_SUBMITTED');
  return (
    <Stack gap="l">
      <div>
        <DialogButton
          variant="secondary"
          label={
            <FormattedMessage
              defaultMessage="Schedule a circle session"
              description="Title of the dialog that adds a session to a circle, and the button that opens it"
            />
          }
        >
          {(onClose) => <CircleSessionDialog circles={circles} onClose={onClose} />}
        </DialogButton>
      </div>
      {waiting.length > 0 && (
        <Part
          title={<FormattedMessage defaultMessage="Needs action" description="Heading over sessions" />}
          entries={waiting}
        />
      )}
      <Part
        title={<FormattedMessage defaultMessage="Upcoming" description="Heading over sessions" />}
        entries={upcoming}
        empty={
          <EmptyState
            level={3}
            picture={null}
            title={
              <FormattedMessage
                defaultMessage="No upcoming circle sessions"
                description="In the place of an empty list"
              />
            }
          >
            <FormattedMessage
              defaultMessage="Schedule one, and we’ll let the members know."
              description="In the place of an empty list of upcoming sessions of circles"
            />
          </EmptyState>
        }
      />
      {past.length > 0 && (
        <Part
          title={<FormattedMessage defaultMessage="Past" description="Heading over sessions" />}
          entries={past}
          isNewestFirst
        />
      )}
    </Stack>
  );
}

interface PartProps {
  title: ReactNode;
  entries: readonly CircleEntry[];
  isNewestFirst?: boolean;
  /** Shown if there are no entries. */
  empty?: ReactNode;
}

function Part({ title, entries, isNewestFirst = false, empty }: PartProps) {
  const timeZone = useTimeZone();
  return (
    <PageSection size="m" title={title}>
      {entries.length === 0 ? (
        empty
      ) : (
        <AgendaList {...{ isNewestFirst, timeZone }} level={3} events={entries.map(circleEvent)} />
      )}
    </PageSection>
  );
}
