import { CoachSessionNoteInput } from '@institute/api-schema/limits';
import {
  Badge,
  DateTimeValue,
  Divider,
  LockIcon,
  SectionCard,
  Stack,
  Text,
  TextAreaField,
} from '@institute/design-system';
import { UnsavedChangesGuard, useForm } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import type { Session } from './sessions.ts';

const schema = z.object({
  text: z.string().check(rules(required(), lengthMax(CoachSessionNoteInput.text.maxLength))),
});
const blank = { text: '' };

/** The coach's private notes about a session. */
export function Notes({ session: { id, notes } }: { session: Session }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const add = api.useMutation('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/notes');
  const form = useForm({
    draft: `session.${id}.note`,
    schema,
    defaultValues: blank,
    async onSubmit({ value }) {
      await add.mutateAsync({ params: { path: { coachId, sessionId: id } }, body: value });
      form.reset(blank);
    },
  });
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Notes" description="Heading of the notes about a session" />}
      status={
        <Badge icon={<LockIcon size="s" />}>
          <FormattedMessage defaultMessage="Only you" description="No one else sees the notes" />
        </Badge>
      }
    >
      <form.Form hasErrorSummary={false}>
        <form.Field
          name="text"
          as={TextAreaField}
          isRequired
          rows={3}
          label={intl.formatMessage({ defaultMessage: 'New note', description: 'Label of a field' })}
        />
        <form.SubmitButton variant="secondary">
          <FormattedMessage defaultMessage="Add note" description="Button that keeps a note" />
        </form.SubmitButton>
      </form.Form>
      {notes.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="No notes yet. What you write here helps you prepare the next session."
            description="In the place of the notes about a session"
          />
        </Text>
      ) : (
        <Stack as="ul" role="list" gap="m">
          {notes.map((note, index) => (
            <Stack as="li" key={note.id} gap="m">
              {index > 0 && <Divider />}
              <Stack gap="xxs">
                <Text size="s" tone="muted">
                  <DateTimeValue value={note.createdAt} />
                </Text>
                <Text>{note.text}</Text>
              </Stack>
            </Stack>
          ))}
        </Stack>
      )}
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </SectionCard>
  );
}
