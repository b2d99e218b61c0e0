import type { Schemas } from '@institute/api-schema';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { requireOwnPictures } from '../files/own-pictures.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { lockCoach, lockStudent } from '../locks.ts';
import { blankToNull } from '../platform/blank-to-null.ts';
import { type Caller, hasRole } from '../platform/caller.ts';
import { contentVersion } from '../platform/content-version.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { patchedBody } from '../requests/merge-patch.ts';
import { certifications, coaches, educations } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { coachErrors } from './coach-rules.ts';

const { acceptedTermsAt: _, ...coachColumns } = getTableColumns(coaches);

type Coach = Schemas['Coach'];
type Video = Pick<Coach, 'video' | 'videoHasSpeech' | 'videoCaptions'>;

/** The language of a coach's texts: that of the account until the coach chooses one. */
export const profileLanguage = sql<
  Coach['languageIso2LetterCode']
>`coalesce(${coaches.languageIso2LetterCode}, ${students.languageIso2LetterCode})`;

/** A hash of the fields that a coach can change, like the version of a student. */
function withVersion(coach: Omit<Coach, 'version'>): Coach {
  const { rateOfPay, coverImage, intro, specializations, focus, languages, hctpGraduatingClass } = coach;
  const { video, showPhone, coachWebConferenceUrl, facebookGroupUrl, testCall, websiteUrl } = coach;
  const { videoHasSpeech, videoCaptions } = coach;
  const content = [
    [rateOfPay, coverImage, intro, specializations, focus, languages, hctpGraduatingClass],
    [coach.languageIso2LetterCode],
    [videoHasSpeech, videoCaptions.map((one) => [one.languageIso2LetterCode, one.fileName])],
    [video, showPhone, coachWebConferenceUrl, facebookGroupUrl, testCall, websiteUrl],
    [Object.entries(coach.socialNetworks).toSorted(), coach.photo, coach.user.timeZone],
  ];
  return { ...coach, version: contentVersion(content) };
}

const noAnswers = { videoHasSpeech: null, videoCaptions: [] } satisfies Partial<Video>;

/** Whether people who can't hear it understand it as well. */
const isVideoPublic = ({ video, videoHasSpeech, videoCaptions }: Video) =>
  video !== null && (videoHasSpeech === false || (videoHasSpeech === true && videoCaptions.length > 0));

/** Reads the coaches with these ids, always in three queries. */
export async function findCoaches(db: Database, ids: string[]): Promise<Map<string, Coach>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      ...coachColumns,
      firstName: students.firstName,
      lastName: students.lastName,
      photo: students.photo,
      phone: students.mobilePhone,
      user: { timeZone: users.timeZone },
      languageIso2LetterCode: profileLanguage,
    })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(coaches.id, ids));
  const schooling = await db
    .select()
    .from(educations)
    .where(inArray(educations.coachId, ids))
    .orderBy(asc(educations.id));
  const certified = await db
    .select()
    .from(certifications)
    .where(inArray(certifications.coachId, ids))
    .orderBy(asc(certifications.id));
  return new Map(
    found.map((coach) => [
      coach.id,
      withVersion({
        ...coach,
        isVideoPublic: isVideoPublic(coach),
        phone: coach.showPhone ? coach.phone : null,
        educations: schooling.filter((row) => row.coachId === coach.id).map(({ coachId: _, ...row }) => row),
        certifications: certified
          .filter((row) => row.coachId === coach.id)
          .map(({ coachId: _, ...row }) => row),
      }),
    ]),
  );
}

async function readCoach(db: Database, id: string): Promise<Coach> {
  const [coach] = (await findCoaches(db, [id])).values();
  if (!coach) throw problem('notFound');
  return coach;
}

/** Whether the caller is the coach or staff. */
const isInsider = (caller: Caller, coachId: string) =>
  coachId === caller.coachId || hasRole(caller, 'ADVISOR', 'ADMIN');

/**
 * What everyone else sees, clients too. Pay is between the coach and the institute, and a video that isn't public yet is for
 * the coach and staff. The meeting room never changes, so those who are expected there get it with each session, while they
 * can join. The version is of what is shown, so it reveals nothing else.
 */
export function publicView(coach: Coach): Coach {
  const video = coach.isVideoPublic ? {} : { video: null, ...noAnswers };
  return withVersion({ ...coach, ...video, rateOfPay: null, coachWebConferenceUrl: null });
}

/** Removes duplicates from a list of texts. */
const distinct = (texts: string[]) => [...new Set(texts.map((text) => text.trim()))];

/** The video with the answers that belong to it. Those that are left out stay only if the video does. */
function videoOf(body: Input<'updateCoach'>['body'], before: Coach): Video {
  const video = body.video?.trim() || null;
  const knownCaptions = video === before.video ? before : noAnswers;
  const { videoHasSpeech = knownCaptions.videoHasSpeech, videoCaptions = knownCaptions.videoCaptions } = body;
  if (video === null) return { video, ...noAnswers };
  return { video, videoHasSpeech, videoCaptions: videoHasSpeech ? videoCaptions : [] };
}

/** Captions are files of the coach, as pictures are. By their field. */
const captionFiles = (captions: Coach['videoCaptions']) =>
  Object.fromEntries(captions.map(({ fileName }, index) => [`videoCaptions/${index}/fileName`, fileName]));

/** What is stored with the coach. Listed explicitly, because what was read has members only the server may set. */
function columnsOf(body: Input<'updateCoach'>['body']) {
  const { languageIso2LetterCode, specializations, focus, languages } = body;
  const { rateOfPay, coverImage, intro, hctpGraduatingClass, showPhone } = body;
  const { socialNetworks, coachWebConferenceUrl, facebookGroupUrl, testCall, websiteUrl } = body;
  const about = { rateOfPay, coverImage, intro, hctpGraduatingClass, showPhone };
  const links = { socialNetworks, coachWebConferenceUrl, facebookGroupUrl, testCall, websiteUrl };
  return {
    ...blankToNull({ ...about, ...links }),
    ...(languageIso2LetterCode && { languageIso2LetterCode }),
    specializations: distinct(specializations),
    focus: distinct(focus),
    languages: distinct(languages),
  };
}

type Coaches = Pick<Handlers, 'getCoach' | 'updateCoach' | 'patchCoach'>;

/** Called in the same transaction when a coach's video link has changed. */
export type OnLinkChanged = (
  db: Database,
  coachId: string,
  sending: { config: Dependencies['config']; now: Date },
) => Promise<void>;

export function coachHandlers({ db, now, config }: Dependencies, onLinkChanged: OnLinkChanged): Coaches {
  const updateCoach = async ({
    path,
    body,
    caller,
  }: Pick<Input<'updateCoach'>, 'path' | 'body' | 'caller'>) => {
    const errors = coachErrors(body);
    if (errors.length > 0) throw problem('validationFailed', { errors });

    const { user, photo, coverImage } = body;
    const content = await atOnce({ db, now }, async (db, now) => {
      if (body.version) {
        await lockCoach(db, path.id);
        // The photo and the time zone are the student's.
        const { studentId } = await readCoach(db, path.id);
        await lockStudent(db, studentId);
        const current = await readCoach(db, path.id);
        // Prevents overwriting changes the caller hasn't seen.
        if (current.version !== body.version) throw problem('versionConflict', { current: { ...current } });
      }
      const before = await readCoach(db, path.id);
      const stored = { photo: before.photo, coverImage: before.coverImage };
      const video = videoOf(body, before);
      await requireOwnPictures(
        db,
        before.studentId,
        { photo, coverImage, ...captionFiles(video.videoCaptions) },
        { ...stored, ...captionFiles(before.videoCaptions) },
      );
      const [coach] = await db
        .update(coaches)
        .set({ ...columnsOf(body), ...video })
        .where(eq(coaches.id, path.id))
        .returning();
      if (!coach) throw problem('notFound');
      const [student] = await db
        .update(students)
        .set({ ...blankToNull({ photo }), updatedAt: now })
        .where(eq(students.id, coach.studentId))
        .returning();
      const timeZone = user.timeZone === 'none' ? null : user.timeZone;
      await db.update(users).set({ timeZone }).where(eq(users.id, student!.userId));
      const actor = actorOf(caller, coach.studentId, 'COACH');
      await recordActivity(db, { ...actor, type: 'COACH_PROFILE_UPDATED' }, now);
      if (coach.coachWebConferenceUrl !== before.coachWebConferenceUrl)
        await onLinkChanged(db, coach.id, { config, now });
      return readCoach(db, coach.id);
    });
    return { content };
  };

  return {
    getCoach: async ({ path, caller }) => {
      const coach = await readCoach(db, path.id);
      return { content: isInsider(caller, coach.id) ? coach : publicView(coach) };
    },

    updateCoach,

    patchCoach: async ({ path, body, caller }) => {
      const whole = patchedBody('updateCoach', await readCoach(db, path.id), body);
      return updateCoach({ path, body: whole, caller });
    },
  };
}
