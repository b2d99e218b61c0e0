import { allPages, type components, largestPage } from '@institute/api-schema';
import {
  AgendaList,
  Button,
  ConfirmButton,
  Dialog,
  EmptyState,
  Inline,
  SelectField,
  Stack,
  StatusBadge,
  Text,
  toast,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { client } from '../client.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { JoinLink } from './JoinLink.tsx';

type Schemas = components['schemas'];
type Circle = Schemas['CoachingCircleDetails'];
type CircleSession = Schemas['CircleSession'];
type Presence = Schemas['CircleAttendance']['status'];

const statuses = defineMessages({
  OPEN: { defaultMessage: 'Open', description: 'Status of a session of a circle: seats are left' },
  FULL: { defaultMessage: 'Full', description: 'Status of a session of a circle: no seats are left' },
  HELD: { defaultMessage: 'Attendance missing', description: 'Status of a session of a circle that is over' },
  ATTENDANCE_SUBMITTED: { defaultMessage: 'Took place', description: 'Status of a session of a circle' },
});
const tones = { OPEN: 'info', FULL: 'info', HELD: 'caution', ATTENDANCE_SUBMITTED: 'positive' } as const;
const presences = defineMessages({
  PRESENT: { defaultMessage: 'Was there', description: 'Whether a member was at a session' },
  ABSENT: { defaultMessage: 'Wasn’t there', description: 'Whether a member was at a session' },
  EXCUSED: { defaultMessage: 'Excused', description: 'Whether a member was at a session' },
});

/** The sessions of the coaching circles that the coach leads, those to come first. */
export function CircleSessions() {
  const coachId = useCoachId();
  const timeZone = useTimeZone();
  const { data } = useSuspenseQuery({
    queryKey: ['led circles', coachId],
    queryFn: () =>
      allPages(async (page) => {
        const query = { coachId, size: largestPage, page };
        return (await client.GET('/coaching_circles', { params: { query } })).data!;
      }),
  });
  const circles = useSuspenseQueries({
    queries: data.map(({ id }) =>
      api.queryOptions('get', '/coaching_circles/{id}', { params: { path: { id } } }),
    ),
    combine: (results) => results.map((result) => result.data.content),
  });
  const all = circles
    .flatMap((circle) => circle.coachingSessions.map((session) => ({ circle, session })))
    .toSorted((a, b) => a.session.startTime.localeCompare(b.session.startTime));
  // Attendance comes before what is to come, and what is settled after it.
  const waiting = all.filter(({ session }) => session.status === 'HELD');
  const upcoming = all.filter(({ session }) => session.status === 'OPEN' || session.status === 'FULL');
  if (waiting.length + upcoming.length === 0)
    return (
      <EmptyState
        title={
          <FormattedMessage defaultMessage="No circle sessions" description="In the place of an empty list" />
        }
      >
        <FormattedMessage
          defaultMessage="Sessions of the coaching circles you lead appear here."
          description="In the place of an empty list of sessions of circles"
        />
      </EmptyState>
    );
  return <Agenda entries={[...waiting, ...upcoming]} timeZone={timeZone} />;
}

type Entry = { circle: Circle; session: CircleSession };

function Agenda({ entries, timeZone }: { entries: readonly Entry[]; timeZone: string }) {
  const intl = useIntl();
  return (
    <AgendaList
      timeZone={timeZone}
      level={2}
      events={entries.map(({ circle, session }) => ({
        id: session.id,
        start: session.startTime,
        end: session.endTime,
        title: circle.title,
        status: (
          <StatusBadge tone={tones[session.status]}>
            {intl.formatMessage(statuses[session.status])}
          </StatusBadge>
        ),
        details: (
          <FormattedMessage
            defaultMessage="{count, plural, one {# member} other {# members}} of {capacity}"
            description="How many members a circle has, and has room for"
            values={{ count: circle.studentCount, capacity: circle.capacity }}
          />
        ),
        actions:
          session.status === 'HELD' ? (
            <AttendanceButton {...{ circle, session }} />
          ) : (
            <Inline gap="s">
              {session.url && <JoinLink url={session.url} name={circle.title} />}
              <DeleteSession {...{ circle, session }} />
            </Inline>
          ),
      }))}
    />
  );
}

function DeleteSession({ circle, session }: Entry) {
  const intl = useIntl();
  const remove = api.useMutation('delete', '/coaching_circles/{id}/coaching_sessions/{sessionId}');
  return (
    <ConfirmButton
      variant="quiet"
      title={intl.formatMessage({
        defaultMessage: 'Delete this session?',
        description: 'Title of the question before a session of a circle is deleted',
      })}
      message={
        <FormattedMessage
          defaultMessage="We’ll message the members of {circle}. You can’t undo this."
          description="What deleting a session of a circle means"
          values={{ circle: circle.title }}
        />
      }
      confirmLabel={
        <FormattedMessage defaultMessage="Delete session" description="Button that deletes a session" />
      }
      onConfirm={async () => {
        await remove.mutateAsync({ params: { path: { id: circle.id, sessionId: session.id } } });
        toast.success(
          intl.formatMessage({
            defaultMessage: 'The coaching session was deleted.',
            description: 'Positive message after deleting a coaching session',
          }),
        );
      }}
      errorText={(error) => describeError(intl, error)}
    >
      <FormattedMessage defaultMessage="Delete" description="Button that deletes" />
    </ConfirmButton>
  );
}

function AttendanceButton(entry: Entry) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <FormattedMessage defaultMessage="Submit attendance" description="Opens the form of who was there" />
      </Button>
      {isOpen && <AttendanceDialog {...entry} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const schema = z.object({ attendance: z.array(z.object({ studentId: z.string(), status: z.string() })) });

function AttendanceDialog({ circle, session, onClose }: Entry & { onClose: () => void }) {
  const intl = useIntl();
  const submit = api.useMutation('post', '/coaching_circles/{id}/coaching_sessions/{sessionId}/attendance');
  const form = useForm({
    schema,
    defaultValues: {
      attendance: circle.students.map(({ studentId }) => ({ studentId, status: 'PRESENT' as string })),
    },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      await submit.mutateAsync({
        params: { path: { id: circle.id, sessionId: session.id } },
        body: {
          attendance: value.attendance.map(({ studentId, status }) => ({
            studentId,
            status: status as Presence,
          })),
        },
      });
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Attendance was submitted.',
          description: 'Positive message after saying what became of a session',
        }),
      );
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={intl.formatMessage({
        defaultMessage: 'Who was there?',
        description: 'Title of the dialog that asks for the attendance of a circle',
      })}
    >
      {circle.students.length === 0 ? (
        <Text>
          <FormattedMessage
            defaultMessage="This circle has no members anymore."
            description="In the place of the members of a circle"
          />
        </Text>
      ) : (
        <form.Form>
          <Stack gap="m">
            {circle.students.map(({ studentId, name }, index) => (
              <form.Field
                key={studentId}
                name={`attendance[${index}].status`}
                as={SelectField}
                isRequired
                label={name}
                options={Object.entries(presences).map(([value, label]) => ({
                  value,
                  label: intl.formatMessage(label),
                }))}
              />
            ))}
          </Stack>
          <form.SubmitButton>
            <FormattedMessage
              defaultMessage="Submit attendance"
              description="Button that sends who was there"
            />
          </form.SubmitButton>
        </form.Form>
      )}
    </Dialog>
  );
}
