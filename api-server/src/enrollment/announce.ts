import type { PortalMail } from '../config.ts';
import type { Language } from '../documents/document.ts';
import { notify } from '../inbox/notify.ts';
import { actionsTo, type EmailText } from '../letters/letter.ts';
import type { Database } from '../platform/database.ts';
import type { ApplicationRow } from './references.ts';

/** The application's title, as the student and the institute know it. */
export const numberOf = ({ sequence }: Pick<ApplicationRow, 'sequence'>): string => `E-${sequence}`;

/** What a student is notified of, the page that it leads to if it isn't the application's, and the label of the button. */
export type ApplicationNews = {
  texts: Record<Language, EmailText>;
  label: Record<Language, string>;
  path?: string;
};

/** Notifies the student of an application's outcome, in the inbox and by e-mail. */
export async function announce(
  db: Database,
  { id, studentId }: Pick<ApplicationRow, 'id' | 'studentId'>,
  { texts, label, path: link = `/enrollment/${id}` }: ApplicationNews,
  { portalOrigin, now }: PortalMail,
): Promise<void> {
  const emailOnly = { actions: actionsTo(portalOrigin + link, label) };
  const message = { category: 'ENROLLMENT', link, texts, byEmail: true, emailOnly } as const;
  await notify(db, { studentIds: [studentId], ...message }, now);
}
