import type { Language } from '../documents/document.ts';
import { notify } from '../inbox/notify.ts';
import type { EmailText } from '../letters/letter.ts';
import type { Database } from '../platform/database.ts';
import type { ApplicationRow } from './references.ts';

/** The application's title, as the student and the institute know it. */
export const numberOf = ({ sequence }: Pick<ApplicationRow, 'sequence'>): string => `E-${sequence}`;

/** Notifies the student of an application's outcome, in the inbox and by e-mail. */
export async function announce(
  db: Database,
  { id, studentId }: Pick<ApplicationRow, 'id' | 'studentId'>,
  texts: Record<Language, EmailText>,
  now: Date,
): Promise<void> {
  const message = { category: 'ENROLLMENT', link: `/enrollment/${id}`, texts, byEmail: true } as const;
  await notify(db, { studentIds: [studentId], ...message }, now);
}
