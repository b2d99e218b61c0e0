import { and, eq, or, sql } from 'drizzle-orm';
import { newSecret } from '../account/secrets.ts';
import type { Dependencies } from '../dependencies.ts';
import { readSettings } from '../institute/settings.ts';
import type { Handlers } from '../platform/contract.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { studentAwards } from '../tables/awards.ts';
import { publicAddress, qrCodeOf } from './certificate.ts';
import { credentialAnswer, keySetAnswer, statusListAnswer } from './credential.ts';
import { awardView, languageOf } from './read-awards.ts';

type SharedAwards = Pick<
  Handlers,
  | 'shareAward'
  | 'unshareAward'
  | 'getSharedAward'
  | 'getSharedAwardCredential'
  | 'getAwardStatusList'
  | 'getCredentialKeys'
>;

export function sharedAwardHandlers({ db, now, config }: Dependencies): SharedAwards {
  /** An award by its public link, or by the code on its certificate. */
  async function requirePublic(token: string) {
    const [award] = await db
      .select()
      .from(studentAwards)
      .where(or(eq(studentAwards.shareToken, token), eq(studentAwards.verificationCode, token)));
    if (!award) throw problem('notFound');
    return award;
  }

  return {
    shareAward: async ({ path }) => {
      const isThisAward = and(eq(studentAwards.id, path.awardId), eq(studentAwards.studentId, path.id));
      // A single statement, so that two concurrent calls get the same link.
      await db
        .update(studentAwards)
        .set({ shareToken: sql`coalesce(${studentAwards.shareToken}, ${newSecret()})` })
        .where(isThisAward);
      const [row] = await db.select().from(studentAwards).where(isThisAward);
      if (!row) throw problem('notFound');
      return { content: awardView(row, await languageOf(db, path.id)) };
    },

    unshareAward: async ({ path }) => {
      const isOwnAward = and(eq(studentAwards.id, path.awardId), eq(studentAwards.studentId, path.id));
      const changed = await db.update(studentAwards).set({ shareToken: null }).where(isOwnAward).returning();
      if (changed.length === 0) throw problem('notFound');
    },

    getSharedAward: async ({ path, query }) => {
      const award = await requirePublic(path.shareToken);
      const language = query.languageIso2LetterCode;
      const address = publicAddress(config, path.shareToken);
      return {
        content: {
          awardId: award.awardId,
          title: award.title[language],
          description: award.description[language],
          studentName: award.holderName,
          awardedOn: instituteDay(award.awardedAt),
          certificateNumber: award.certificateNumber,
          instituteName: (await readSettings(db)).name,
          criteria: award.criteria,
          revokedOn: award.revokedAt && instituteDay(award.revokedAt),
          address,
          qrCode: qrCodeOf(address),
        },
      };
    },

    getSharedAwardCredential: async ({ path }) =>
      credentialAnswer(db, await requirePublic(path.shareToken), config, now()),

    getAwardStatusList: async ({ path }) => statusListAnswer(db, path.list, config, now()),

    getCredentialKeys: () => keySetAnswer(db, config, now()),
  };
}
