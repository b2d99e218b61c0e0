import { and, eq } from 'drizzle-orm';
import { filled } from '../../coaches/coach-rules.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, recordActivity } from '../../history/activity.ts';
import { lockRow } from '../../locks.ts';
import type { Handlers } from '../../platform/contract.ts';
import { atOnce, type Database } from '../../platform/database.ts';
import { problem } from '../../platform/problem.ts';
import { coachSessionNotes } from '../../tables/coach-sessions.ts';
import { noteView } from './read-sessions.ts';
import { lockSession, readSession } from './sessions.ts';

const noteLimit = 100;

function requireText(text: string) {
  const errors = filled('/text', text);
  if (errors.length > 0) throw problem('validationFailed', { errors });
}

/** The note, if it is as the coach last saw it. */
async function lockNote(
  db: Database,
  path: { coachId: string; sessionId: string; noteId: string },
  version: number,
) {
  const { session } = await lockSession(db, path);
  const note = await lockRow(
    db,
    coachSessionNotes,
    and(eq(coachSessionNotes.id, path.noteId), eq(coachSessionNotes.sessionId, session.id)),
  );
  if (!note) throw problem('notFound');
  if (note.version !== version) throw problem('versionConflict', { current: noteView(note) });
  return note;
}

type Notes = Pick<Handlers, 'addCoachSessionNote' | 'updateCoachSessionNote' | 'deleteCoachSessionNote'>;

export function sessionNoteHandlers({ db, now }: Dependencies): Notes {
  return {
    addCoachSessionNote: async ({ path, body, caller }) => {
      requireText(body.text);
      return atOnce({ db, now }, async (db, now) => {
        const { session } = await lockSession(db, path);
        const there = await db.$count(coachSessionNotes, eq(coachSessionNotes.sessionId, session.id));
        if (there >= noteLimit) throw problem('limitReached');
        await db
          .insert(coachSessionNotes)
          .values({ sessionId: session.id, text: body.text.trim(), createdAt: now });
        const actor = actorOf(caller, session.studentId, 'COACH');
        await recordActivity(db, { ...actor, type: 'NOTE_ADDED', subject: session.title }, now);
        return readSession(db, session.id, caller, now);
      });
    },

    updateCoachSessionNote: async ({ path, body }) => {
      if (body.text !== undefined) requireText(body.text);
      return atOnce({ db, now }, async (db, now) => {
        const note = await lockNote(db, path, body.version);
        const text = body.text?.trim() ?? note.text;
        if (text === note.text) return { content: noteView(note) };
        const [edited] = await db
          .update(coachSessionNotes)
          .set({ text, editedAt: now, version: note.version + 1 })
          .where(eq(coachSessionNotes.id, note.id))
          .returning();
        return { content: noteView(edited!) };
      });
    },

    deleteCoachSessionNote: async ({ path, query }) => {
      return db.transaction(async (db) => {
        const note = await lockNote(db, path, query.version);
        await db.delete(coachSessionNotes).where(eq(coachSessionNotes.id, note.id));
        return { content: noteView(note) };
      });
    },
  };
}
