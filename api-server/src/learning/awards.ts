import { and, eq } from 'drizzle-orm';
import { type PortalMail, portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { notify } from '../inbox/notify.ts';
import { describeAct } from '../institute/audited-database.ts';
import { actionsTo, inQuotes } from '../letters/letter.ts';
import { lockRow } from '../locks.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { studentAwards } from '../tables/awards.ts';
import { certificateOf } from './certificate.ts';
import { credentialAnswer } from './credential.ts';
import { awardsPath, readMissing } from './grant-awards.ts';
import { awardView, type IssuedAward, languageOf } from './read-awards.ts';

type Awards = Pick<
  Handlers,
  'listAwards' | 'listAvailableAwards' | 'getAwardCertificate' | 'getAwardCredential' | 'revokeAward'
>;

/** Revokes an award: notifies the student with the reason and keeps it in the history. `db` is a transaction. */
async function revoke(
  db: Database,
  { id, studentId, title }: IssuedAward,
  reason: string,
  caller: Caller,
  { portalOrigin, now }: PortalMail,
): Promise<IssuedAward> {
  const [revoked] = await db
    .update(studentAwards)
    .set({ revokedAt: now, revocationReason: reason, revokedBy: caller.userId })
    .where(eq(studentAwards.id, id))
    .returning();
  const actor = actorOf(caller, studentId, 'STUDENT');
  await recordActivity(db, { ...actor, studentId, type: 'AWARD_REVOKED', subject: title.EN }, now);
  const texts = {
    EN: {
      subject: `Your award was revoked: ${title.EN}`,
      lines: [
        `The institute has revoked your award “${title.EN}”. Its certificate is no longer valid.`,
        `Reason: ${inQuotes(reason, 'EN')}`,
        'If you think this is a mistake, write to your advisor.',
      ],
    },
    ES: {
      subject: `Se revocó tu reconocimiento: ${title.ES}`,
      lines: [
        `El instituto revocó tu reconocimiento «${title.ES}». El certificado ya no es válido.`,
        `Motivo: ${inQuotes(reason, 'ES')}`,
        'Si crees que es un error, escribe a asesoría.',
      ],
    },
  };
  const label = { EN: 'See your awards', ES: 'Ver tus reconocimientos' };
  const emailOnly = { actions: actionsTo(portalOrigin + awardsPath, label) };
  const message = { category: 'COURSE', texts, link: awardsPath, byEmail: true, emailOnly } as const;
  await notify(db, { studentIds: [studentId], ...message }, now);
  return revoked!;
}

export function awardHandlers({ db, now, config }: Dependencies): Awards {
  async function requireAward(path: { id: string; awardId: string }) {
    const [award] = await db
      .select()
      .from(studentAwards)
      .where(and(eq(studentAwards.id, path.awardId), eq(studentAwards.studentId, path.id)));
    if (!award) throw problem('notFound');
    return award;
  }

  return {
    listAwards: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const language = await languageOf(db, path.id);
      const condition = eq(studentAwards.studentId, path.id);
      const { rows, total } = await readPage(
        db,
        db.select().from(studentAwards).where(condition).$dynamic(),
        pageOf(query, studentAwards[query.sortBy], studentAwards.id),
      );
      return { content: rows.map((row) => awardView(row, language)), pagination: { total } };
    },

    listAvailableAwards: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const language = await languageOf(db, path.id);
      const missing = await readMissing(db, path.id);
      const content = missing
        .toSorted((a, b) => b.percent - a.percent)
        .map(({ id, title, description, percent, criteria }) => ({
          id,
          title: title[language],
          description: description[language],
          percent,
          criteria,
        }));
      return { content };
    },

    getAwardCertificate: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return certificateOf(db, await requireAward(path), config);
    },

    getAwardCredential: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return credentialAnswer(db, await requireAward(path), config, now());
    },

    revokeAward: async ({ path, body, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const award = await atOnce({ db, now }, async (db, now) => {
        const isThisAward = and(eq(studentAwards.id, path.awardId), eq(studentAwards.studentId, path.id));
        const locked = await lockRow(db, studentAwards, isThisAward);
        if (!locked) throw problem('notFound');
        if (locked.revokedAt) return locked;
        const reason = body.reason.trim();
        describeAct(db, { subject: locked.title.EN });
        return revoke(db, locked, reason, caller, portalMail({ config, now }));
      });
      return { content: awardView(award, await languageOf(db, path.id)) };
    },
  };
}
