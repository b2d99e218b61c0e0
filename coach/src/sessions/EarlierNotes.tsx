import { DateTimeValue, Divider, Link, SectionCard, Stack, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import type { Session } from './sessions.ts';

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
      <Stack as="ul" role="list" gap="m">
        {noted.map(({ id, title, startTime: start, notes }, index) => (
          <Stack as="li" key={id} gap="m">
            {index > 0 && <Divider />}
            <Stack gap="xxs">
              <Link href={paths.session({ sessionId: id })}>{title}</Link>
              <Text size="s" tone="muted">
                <DateTimeValue value={start} />
              </Text>
              {notes.map((note) => (
                <Text key={note.id}>{note.text}</Text>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}
