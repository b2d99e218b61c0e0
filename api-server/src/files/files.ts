import { signedUrl } from '@institute/values/formats';
import { and, eq, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { lockStudent } from '../locks.ts';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { type FieldError, problem } from '../platform/problem.ts';
import { createTurns } from '../platform/turns.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coaches } from '../tables/coaches.ts';
import { files as fileTable } from '../tables/files.ts';
import { students } from '../tables/students.ts';
import { cleanCaptions } from './captions.ts';
import { isSafeDocument } from './documents.ts';
import {
  allowedTypes,
  type FileObject,
  type FileType,
  mediaPrefix,
  nameOfFile,
  sniff,
} from './file-types.ts';
import { cleanFilm } from './films.ts';
import { encodePicture, maxPixels } from './pictures.ts';
import { deleteFileRows, removeBytes } from './remove-files.ts';

/** Limits the space a user can fill. */
const fileLimit = 200;

const fileError = (rule: string, values: FieldError['values'] = {}) =>
  problem('validationFailed', { errors: [{ in: 'body', pointer: '/file', rule, values }] });

/** The maximum pixels a side of stored pictures: that of large screens, and what the small print of a scan needs. */
const sides = { media: 2048, document: 4096 };

/** The bytes to store: what was decoded, so that only what people see is kept. */
async function readContent(given: Uint8Array, type: FileType, object: FileObject): Promise<Uint8Array> {
  const wrongType = () => fileError('fileType', { types: allowedTypes[object].join(', ') });
  if (type === 'application/pdf') {
    if (!isSafeDocument(given)) throw wrongType();
    return given;
  }
  if (type === 'text/vtt' || type === 'text/srt') {
    const captions = cleanCaptions(given);
    if ('rule' in captions) throw fileError(captions.rule, captions.values);
    return captions;
  }
  if (type === 'video/mp4' || type === 'video/webm') {
    const film = cleanFilm(given, type);
    if (!film) throw wrongType();
    return film;
  }
  const picture = await encodePicture(given, type, object === 'DOCUMENT' ? sides.document : sides.media);
  if (picture === 'pictureSize') throw fileError(picture, { max: maxPixels / 1_000_000 });
  if (picture === 'fileType') throw wrongType();
  return picture;
}

/** Decoding a picture takes a core for up to a second: one at a time for each person, and two in all. */
function createDecodingTurns() {
  const inTurnOfPerson = createTurns({ atOnce: 1, waiting: 10 });
  const inTurnOfAll = createTurns({ atOnce: 2, waiting: 200 });
  return <Result>(person: string, work: () => Promise<Result>) =>
    inTurnOfPerson(person, () => inTurnOfAll('everybody', work));
}

/** Forgets a file wherever it is used. Coaches before students, in the lock order given in locks.ts. */
async function clearReferences(db: Database, { name, ownerId }: { name: string; ownerId: string }) {
  await db.update(coaches).set({ coverImage: null }).where(eq(coaches.coverImage, name));
  await db
    .update(coaches)
    .set({ video: null, videoHasSpeech: null, videoCaptions: [] })
    .where(eq(coaches.video, name));
  await db
    .update(coaches)
    .set({
      videoCaptions: sql`(SELECT coalesce(jsonb_agg(one), '[]') FROM jsonb_array_elements(${coaches.videoCaptions}) AS one WHERE one->>'fileName' <> ${name})`,
    })
    .where(
      and(
        eq(coaches.studentId, ownerId),
        sql`${coaches.videoCaptions} @> ${JSON.stringify([{ fileName: name }])}`,
      ),
    );
  await db.update(coachProducts).set({ image: null }).where(eq(coachProducts.image, name));
  await db.update(students).set({ photo: null }).where(eq(students.photo, name));
}

/** `limitUploads` counts each upload of a person, also of files that were deleted since. */
export function fileHandlers(
  { db, now, files, content, config, log }: Dependencies,
  limitUploads: (userId: string) => Promise<void>,
): Pick<Handlers, 'uploadFile' | 'deleteFile' | 'generatePresignedUrl'> {
  const inTurn = createDecodingTurns();
  const isMine = (caller: Caller, file: { ownerId: string }) => file.ownerId === caller.studentId;

  async function findFile(name: string) {
    const [file] = await db.select().from(fileTable).where(eq(fileTable.name, name));
    if (!file) throw problem('notFound');
    return file;
  }

  return {
    uploadFile: async ({ body: { file, object }, caller }) => {
      if (file.size > config.maxUploadSize) throw problem('payloadTooLarge');
      if (file.size === 0) throw fileError('required');
      await limitUploads(caller.userId);
      const given = new Uint8Array(await file.arrayBuffer());
      const contentType = sniff(given) ?? (object === 'COACH_VIDEO_CAPTIONS' ? 'text/vtt' : null);
      if (!contentType || !allowedTypes[object].includes(contentType)) {
        throw fileError('fileType', { types: allowedTypes[object].join(', ') });
      }
      const bytes = await inTurn(caller.userId, () => readContent(given, contentType, object));
      const name = nameOfFile(object, contentType);
      // The row first: bytes that no row knows would stay forever, whereas no one knows the name of a row without bytes.
      await atOnce({ db, now }, async (db, now) => {
        const ownerId = caller.studentId;
        const owner = await lockStudent(db, ownerId);
        // Was deleted while the file was decoded.
        if (!owner || owner.deletedAt) throw problem('unauthorized');
        if ((await db.$count(fileTable, eq(fileTable.ownerId, ownerId))) >= fileLimit)
          throw problem('limitReached');
        await db
          .insert(fileTable)
          .values({ name, ownerId, object, contentType, size: bytes.length, createdAt: now });
      });
      try {
        await files.write(name, bytes);
      } catch (error) {
        // It may have been written all the same.
        await atOnce({ db, now }, (db, now) => deleteFileRows(db, eq(fileTable.name, name), now));
        throw error;
      }
      return { content: { fileName: name } };
    },

    deleteFile: async ({ query: { fileName }, caller }) => {
      const file = await findFile(fileName);
      if (!isMine(caller, file) && !hasRole(caller, 'ADMIN')) throw problem('notFound');
      const names = await atOnce({ db, now }, async (db, now) => {
        const names = await deleteFileRows(db, eq(fileTable.name, fileName), now);
        await clearReferences(db, file);
        return names;
      });
      await removeBytes({ files, log }, names);
    },

    generatePresignedUrl: async ({ query: { fileName }, caller }) => {
      const file = await findFile(fileName);
      const isVisible =
        fileName.startsWith(mediaPrefix) || isMine(caller, file) || hasRole(caller, 'ADVISOR', 'ADMIN');
      if (!isVisible) throw problem('notFound');
      const signed = content.forFile(fileName, now());
      return {
        content: { url: signedUrl(`/api/content/${fileName}`, signed), expiresAt: signed.expiresAt },
      };
    },
  };
}
