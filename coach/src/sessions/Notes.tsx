import { currentVersionOf } from '@institute/api-schema';
import { CoachSessionNoteInput } from '@institute/api-schema/limits';
import {
  Badge,
  ConfirmButton,
  DateTimeValue,
  Inline,
  Link,
  LockIcon,
  lazyPart,
  SectionCard,
  Stack,
  Text,
  TextAreaField,
  toast,
} from '@institute/design-system';
import { UnsavedChangesGuard, useForm } from '@institute/design-system/forms';
import { DialogButton } from '@institute/shared-screens/DialogButton.tsx';
import { formatDateTime } from '@institute/values/formats';
import { lengthMax, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import { queryClient } from '../query-client.ts';
import type { Session } from './sessions.ts';

const NoteDialog = lazyPart(async () => (await import('./NoteDialog.tsx')).NoteDialog);

const schema = z.object({
  text: z.string().check(rules(required(), lengthMax(CoachSessionNoteInput.text.maxLength))),
});
const blank = { text: '' };

/** The coach's private notes about a session. */
export function Notes({ session: { id, notes } }: { session: Session }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const form = useForm({
    draft: `session.${id}.note`,
    schema,
    defaultValues: blank,
    async onSubmit({ value }) {
      await api.send('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/notes', {
        path: { coachId, sessionId: id },
        body: value,
      });
      form.reset(blank);
      toast.success(intl.formatMessage({ defaultMessage: 'Note added.' }));
    },
  });
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Notes" description="Heading of the notes about a session" />}
      status={
        <Badge icon={<LockIcon size="s" />}>
          <FormattedMessage defaultMessage="Only you" />
        </Badge>
      }
    >
      <form.Form hasErrorSummary={false}>
        <form.Field
          name="text"
          as={TextAreaField}
          isRequired
          rows={3}
          label={intl.formatMessage({ defaultMessage: 'New note' })}
        />
        <form.SubmitButton variant="secondary">
          <FormattedMessage defaultMessage="Add note" />
        </form.SubmitButton>
      </form.Form>
      {notes.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage defaultMessage="No notes yet. What you write here helps you prepare the next session." />
        </Text>
      ) : (
        <Stack as="ul" role="list" gap="m" isDivided>
          {notes.map((note) => (
            <NoteItem key={note.id} sessionId={id} note={note} />
          ))}
        </Stack>
      )}
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </SectionCard>
  );
}

function NoteItem({ sessionId, note }: { sessionId: string; note: Session['notes'][number] }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const { locale, timeZone } = intl;
  const time = formatDateTime(note.createdAt, { locale, ...(timeZone && { timeZone }) });
  return (
    <Stack as="li" gap="xxs" align="start">
      <Text size="s" tone="muted">
        <DateTimeValue value={note.createdAt} />
      </Text>
      {note.editedAt && (
        <Text size="s" tone="muted">
          <FormattedMessage
            defaultMessage="Edited {time}"
            values={{ time: <DateTimeValue value={note.editedAt} /> }}
          />
        </Text>
      )}
      <Text>{note.text}</Text>
      <Inline gap="xs">
        <DialogButton
          variant="quiet"
          label={<FormattedMessage defaultMessage="Edit" />}
          name={intl.formatMessage({ defaultMessage: 'Edit note from {time}' }, { time })}
        >
          {(onClose) => <NoteDialog sessionId={sessionId} note={note} onClose={onClose} />}
        </DialogButton>
        <ConfirmButton
          variant="quiet"
          isDestructive
          aria-label={intl.formatMessage({ defaultMessage: 'Delete note from {time}' }, { time })}
          title={intl.formatMessage({ defaultMessage: 'Delete this note?' })}
          message={note.text}
          onConfirm={() =>
            api
              .send('delete', '/coaches/{coachId}/coaching_sessions/{sessionId}/notes/{noteId}', {
                path: { coachId, sessionId, noteId: note.id },
                query: { version: note.version },
              })
              .catch((error) => {
                // The dialog then shows the text as it is now.
                if (currentVersionOf(error)) void queryClient.invalidateQueries();
                throw error;
              })
          }
          successMessage={intl.formatMessage({ defaultMessage: 'Note deleted.' })}
        >
          <FormattedMessage defaultMessage="Delete" />
        </ConfirmButton>
      </Inline>
    </Stack>
  );
}

/** How many sessions back notes are shown. */
const sessionCount = 10;

/** The coach's notes about earlier sessions with the same client, whatever they were bought with. */
export function EarlierNotes({ session: { startTime, client } }: { session: Session }) {
  const coachId = useCoachId();
  const coachingSessions = api.useContent('/coaches/{coachId}/coaching_sessions', {
    path: { coachId },
    query: { studentId: client.studentId, to: startTime, size: sessionCount },
  });
  const noted = coachingSessions.filter(({ notes }) => notes.length > 0);
  if (noted.length === 0) return null;
  return (
    <SectionCard title={<FormattedMessage defaultMessage="Notes from earlier sessions" />}>
      <Stack as="ul" role="list" gap="m" isDivided>
        {noted.map(({ id, title, startTime: start, notes }) => (
          <Stack as="li" key={id} gap="xxs">
            <Link href={paths.session({ sessionId: id })}>{title}</Link>
            <Text size="s" tone="muted">
              <DateTimeValue value={start} />
            </Text>
            {notes.map((note) => (
              <Text key={note.id}>{note.text}</Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}
