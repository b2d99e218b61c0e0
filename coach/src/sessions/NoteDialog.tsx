import { CoachSessionNotePatch } from '@institute/api-schema/limits';
import { Dialog, TextAreaField, toast } from '@institute/design-system';
import { SaveButtons, useRecordForm } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { useCoachId } from '../coach.ts';
import { conflicts, patch } from '../records.ts';
import type { Session } from './sessions.ts';

type Note = Session['notes'][number];

const schema = z.object({
  text: z.string().check(rules(required(), lengthMax(CoachSessionNotePatch.text.maxLength))),
});
const valuesOf = ({ text }: Note) => ({ text });

interface NoteDialogProps {
  sessionId: string;
  note: Note;
  onClose: () => void;
}

export function NoteDialog({ sessionId, note, onClose }: NoteDialogProps) {
  const intl = useIntl();
  const coachId = useCoachId();
  const path = { coachId, sessionId, noteId: note.id };
  const form = useRecordForm({
    draft: `session.${sessionId}.note.${note.id}`,
    record: note,
    schema,
    valuesOf,
    toBody: (values) => values,
    save: (body) => patch('/coaches/{coachId}/coaching_sessions/{sessionId}/notes/{noteId}', { path, body }),
    ...conflicts,
    onSaved() {
      onClose();
      toast.success(intl.formatMessage({ defaultMessage: 'Note saved.' }));
    },
  });
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!form.state.isSubmitting) onClose();
      }}
      title={intl.formatMessage({ defaultMessage: 'Edit note' })}
    >
      <form.Form hasErrorSummary={false}>
        <form.Field
          name="text"
          as={TextAreaField}
          isRequired
          rows={6}
          label={intl.formatMessage({ defaultMessage: 'Note' })}
        />
        <SaveButtons onCancel={onClose} />
      </form.Form>
    </Dialog>
  );
}
