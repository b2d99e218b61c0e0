import { signedUrl } from '@institute/values/formats';
import { eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { files as fileTable } from '../tables/files.ts';
import { removedFiles } from '../tables/removed-files.ts';
import { students } from '../tables/students.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { runJob } from '../testing/run-job.ts';
import { forwardActive } from '../testing/stay-active.ts';
import { pdfOf } from '../testing/uploads.ts';
import { readRange } from './content.ts';

const world = freshWorld();
/** All but the demo world's portraits. */
const uploaded = () => world.db.select().from(fileTable).where(ne(fileTable.contentType, 'image/svg+xml'));
let token: string;
beforeEach(async () => {
  token = (await world.signIn('student@example.com')).accessToken;
});

const grey = sharp({ create: { width: 1, height: 1, channels: 3, background: '#808080' } }).png();
const png = (await grey.toBuffer()).toString('latin1');
/** A PDF, because a document is stored as it is. */
const pdf = pdfOf('the agreement');
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

function formOf(content: string | Uint8Array<ArrayBuffer>, object = 'STUDENT_PHOTO', name = 'me.png') {
  const form = new FormData();
  form.append('file', new File([typeof content === 'string' ? bytesOf(content) : content], name));
  form.append('object', object);
  return form;
}
const upload = (body: unknown, as = token) => world.call('uploadFile', { token: as, body });
const stored = async (content: string, object?: string, as = token) =>
  (await upload(formOf(content, object), as)).body.content.fileName;
const presign = (fileName: string, as = token) =>
  world.call('generatePresignedUrl', { token: as, query: { fileName } });
const remove = (fileName: string, as = token) => world.call('deleteFile', { token: as, query: { fileName } });
/** Requests it like a browser: the site in front of the API removes `/api`. */
const load = async (url: string, headers: Record<string, string> = {}) =>
  world.app.request(`http://api.test${url.replace(/^\/api/, '')}`, { headers });

describe('an upload', () => {
  it('is stored under a generated name, whatever it was called [A-21]', async () => {
    const form = formOf(png, 'STUDENT_PHOTO', '../../etc/passwd.svg');
    const { status, body } = await upload(form);
    expect(status).toBe(201);
    expect(body.content.fileName).toMatch(/^media-[0-9a-f-]{36}\.png$/);
    expect(await uploaded()).toMatchObject([
      { ownerId: demoId('student', 1), contentType: 'image/png', object: 'STUDENT_PHOTO' },
    ]);
  });

  it('leaves nothing if the store does not take it, and no bytes if the database does not', async () => {
    const { files } = world.dependencies;
    const write = vi.spyOn(files, 'write').mockRejectedValueOnce(new Error('The store is away.'));
    expect((await upload(formOf(png))).status).toBe(500);
    expect(await uploaded()).toEqual([]);
    vi.spyOn(world.db, 'transaction').mockRejectedValueOnce(new Error('The database is away.'));
    expect((await upload(formOf(png))).status).toBe(500);
    expect(write).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it('is refused if the account was deleted while it was decoded', async () => {
    const { transaction } = world.db;
    vi.spyOn(world.db, 'transaction').mockImplementationOnce(async (...args) => {
      await world.db
        .update(students)
        .set({ deletedAt: world.clock.now })
        .where(eq(students.id, demoId('student', 1)));
      return transaction.apply(world.db, args);
    });
    expect((await upload(formOf(png))).problem.key).toBe('unauthorized');
    vi.restoreAllMocks();
    expect(await uploaded()).toEqual([]);
  });

  it('is removed if the account is deleted while it is stored', async () => {
    const { files } = world.dependencies;
    const { write } = files;
    const graduate = await world.tokenOf('graduate@example.com');
    const path = { id: demoId('student', 22) };
    const body = { currentPassword: 'Wellness1' };
    let stored = '';
    vi.spyOn(files, 'write').mockImplementationOnce(async (name, bytes) => {
      stored = name;
      expect((await world.call('deleteStudentAccount', { path, token: graduate, body })).status).toBe(204);
      await write(name, bytes);
    });
    await upload(formOf(png), graduate);
    vi.restoreAllMocks();
    world.clock.forward(3600);
    await runJob(world, 'deleted files');
    expect([stored, await files.read(stored)]).toEqual([expect.stringMatching(/^media-/), null]);
  });

  it.each([
    ['a script in a picture’s clothes', formOf('<svg onload="alert(1)"/>'), '/file', 'fileType'],
    ['a document for a photo', formOf(pdf), '/file', 'fileType'],
    ['a picture for a film', formOf(png, 'COACH_VIDEO'), '/file', 'fileType'],
    ['nothing', formOf(''), '/file', 'required'],
    ['the first eight bytes of a picture', formOf(png.slice(0, 8)), '/file', 'fileType'],
    ['an unknown object', formOf(png, 'PASSPORT'), '/object', 'choice'],
  ])('of %s is refused [A-21]', async (_, form, pointer, rule) => {
    const { status, problem } = await upload(form);
    expect([status, problem.key]).toEqual([422, 'validationFailed']);
    expect(problem.errors).toMatchObject([{ in: 'body', pointer, rule }]);
    expect(await uploaded()).toEqual([]);
  });

  it('contains exactly one file and its object [A-21]', async () => {
    const without = (name: string) => {
      const form = formOf(png);
      form.delete(name);
      return form;
    };
    const withMore = (name: string, value: string) => {
      const form = formOf(png);
      form.append(name, value);
      return form;
    };
    const text = without('file');
    text.append('file', 'a text');
    for (const [form, pointer, rule] of [
      [without('file'), '/file', 'required'],
      [text, '/file', 'required'],
      [without('object'), '/object', 'required'],
      [withMore('object', 'DOCUMENT'), '/object', 'type'],
      [withMore('file', 'second'), '/file', 'type'],
      [withMore('path', '/etc'), '/path', 'unknownField'],
    ] as const) {
      expect((await upload(form)).problem.errors).toMatchObject([{ in: 'body', pointer, rule }]);
    }
  });

  it('may have 10 MB, beyond the limit of other bodies, and not a byte more [A-21]', async () => {
    const bytes = new Uint8Array(10 * 1024 * 1024);
    // The rest is behind the picture, and isn't stored.
    bytes.set(bytesOf(png));
    expect((await upload(formOf(bytes))).status).toBe(201);
    expect((await uploaded())[0]!.size).toBeLessThan(200);
    const larger = new Uint8Array(bytes.length + 1);
    larger.set(bytes);
    expect((await upload(formOf(larger))).problem.key).toBe('payloadTooLarge');
    expect((await upload(formOf(new Uint8Array(12_000_000)))).status).toBe(413);
  });

  it('keeps no place, device or name of a photo, and turns it upright', async () => {
    const photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#808080' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Maya Rivera' }, IFD3: { GPSLatitude: '40/1 42/1 46/1' } })
      .toBuffer();
    expect(photo.includes('Maya Rivera')).toBe(true);
    const name = await stored(photo.toString('latin1'));
    const { signedContent } = await world.signIn('student@example.com');
    const kept = Buffer.from(
      await (await load(signedUrl(`/api/content/${name}`, signedContent))).arrayBuffer(),
    );
    expect(kept.includes('Maya Rivera')).toBe(false);
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 683, height: 2048 });
  });

  it.each([
    ['a document with a script', pdfOf('a', '<< /S /JavaScript /JS (app.alert(1)) >>'), 'DOCUMENT'],
    ['the first bytes of a film', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00'.padEnd(32), 'COACH_VIDEO'],
  ])('of %s is refused', async (_, content, object) => {
    const { status, problem } = await upload(formOf(content, object));
    expect([status, problem.errors]).toMatchObject([422, [{ pointer: '/file', rule: 'fileType' }]]);
  });

  it('is possible 60 times an hour, deleted files included', async () => {
    for (let count = 0; count < 60; count += 1) await remove(await stored(pdf, 'DOCUMENT'));
    const { status, problem } = await upload(formOf(pdf, 'DOCUMENT'));
    expect([status, problem.key]).toEqual([429, 'tooManyRequests']);
  });

  it('that is not a form, or a malformed one, is refused', async () => {
    const json = { 'content-type': 'application/json' };
    const notAForm = await world.call('uploadFile', { token, body: { object: 'DOCUMENT' }, headers: json });
    expect(notAForm.problem.key).toBe('unsupportedMediaType');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await world.call('uploadFile', { token, body: '--y\r\nnot a form', headers });
    expect(broken.problem.key).toBe('badRequest');
  });

  it('is limited', async () => {
    const row = {
      ownerId: demoId('student', 1),
      object: 'DOCUMENT',
      contentType: 'application/pdf',
    } as const;
    await world.db.insert(fileTable).values(
      Array.from({ length: 200 }, (_, index) => ({
        ...row,
        name: `${index}`,
        size: 1,
        createdAt: new Date(0),
      })),
    );
    const { status, problem } = await upload(formOf(png));
    expect([status, problem.key]).toEqual([409, 'limitReached']);
    expect((await upload(formOf(png), await world.tokenOf('coach@example.com'))).status).toBe(201);
  });
});

describe('captions', () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Hola</i> &\r\nbienvenida\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nSoy Rosa\r\n';
  const vtt =
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHola &amp;\nbienvenida\n\n00:00:03.000 --> 00:00:04.000\nSoy Rosa\n';
  const send = (content: string | Uint8Array<ArrayBuffer>, name = 'captions.srt') =>
    upload(formOf(content, 'COACH_VIDEO_CAPTIONS', name));
  const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));

  it.each([
    ['SubRip', srt],
    ['SubRip in UTF-16', utf16(srt)],
    ['WebVTT with a style', vtt.replace('\n\n', '\n\nSTYLE\n::cue { background: url(//a.test) }\n\n')],
  ])('of %s are stored as WebVTT, and served as other media are', async (_, content) => {
    const { status, body } = await send(content);
    expect(status).toBe(201);
    const { fileName } = body.content;
    expect(fileName).toMatch(/^media-[0-9a-f-]{36}\.vtt$/);
    const { signedContent } = await world.signIn('new.student@example.com');
    expect((await load(`/api/content/${fileName}`)).status).toBe(403);
    const response = await load(signedUrl(`/api/content/${fileName}`, signedContent));
    expect(response.headers.get('content-type')).toBe('text/vtt');
    expect(await response.text()).toBe(vtt);
  });

  it.each([
    ['a time that can’t be read', srt.replace('00:00:03,000', 'later'), 'captionsTime', { line: 7 }],
    ['an end before its start', srt.replace('00:00:04', '00:00:02'), 'captionsOrder', { line: 7 }],
    ['no empty line between two', srt.replace('\r\n\r\n', '\r\n'), 'captionsGap', { line: 6 }],
    ['nothing in it', 'WEBVTT\n', 'captionsEmpty', {}],
    ['Latin-1', `WEBVTT\n\n00:01.000 --> 00:02.000\nSe\u00f1al`, 'captionsEncoding', {}],
    ['more than 1 MB', `WEBVTT\n${' '.repeat(1024 * 1024)}`, 'fileSize', { max: 1024 * 1024 }],
    ['a picture’s bytes', png, 'fileType', { types: 'text/vtt, text/srt' }],
  ])('with %s are refused, with the line to look at', async (_, content, rule, values) => {
    const { status, problem } = await send(content);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ in: 'body', pointer: '/file', rule, values }]);
    expect(await uploaded()).toEqual([]);
  });
});

describe('a private file', () => {
  it('opens with the credentials of a session, and not without [D-10]', async () => {
    const name = await stored(png);
    const { signedContent } = await world.signIn('new.student@example.com');
    const plain = `/api/content/${name}`;
    expect((await load(plain)).status).toBe(403);
    expect((await load(`${plain}?Policy=a&Signature=b&Key-Pair-Id=c`)).status).toBe(403);

    const response = await load(signedUrl(`${plain}?w=80`, signedContent));
    expect(response.status).toBe(200);
    const shown = await sharp(await response.arrayBuffer()).metadata();
    expect([shown.format, shown.width, shown.height]).toEqual(['png', 1, 1]);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
  });

  it('closes when the credentials expire; a refresh brings new ones [D-10]', async () => {
    const url = `/api/content/${await stored(png)}`;
    const session = await world.signIn('student@example.com');
    await forwardActive(world, 2 * 3600);
    expect((await load(signedUrl(url, session.signedContent))).status).toBe(403);
    const { body } = await world.call('refreshSession', { body: { refreshToken: session.refreshToken } });
    expect((await load(signedUrl(url, body.content.signedContent))).status).toBe(200);
    const state = await world.call('getSession', { token: body.content.accessToken });
    expect(state.body.content.signedContent).toEqual(body.content.signedContent);
  });

  it('is served in ranges, as video players request it', async () => {
    const { signedContent } = await world.signIn('student@example.com');
    const url = signedUrl(`/api/content/${await stored(png)}`, signedContent);
    const part = await load(url, { range: 'bytes=1-3' });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    const size = Number(/^bytes 1-3\/(\d+)$/.exec(part.headers.get('content-range')!)![1]);
    expect((await load(url, { range: `bytes=${size}-` })).status).toBe(416);
    expect((await load(url, { range: 'bytes=1-3', 'if-range': '"another"' })).status).toBe(200);
    const headers = { range: 'bytes=1-3' };
    const head = await world.app.request(`http://api.test${url.replace(/^\/api/, '')}`, {
      method: 'HEAD',
      headers,
    });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
  });

  it.each([
    [undefined, null],
    ['bytes=0-', [0, 99]],
    ['bytes=90-200', [90, 99]],
    ['bytes=-10', [90, 99]],
    ['bytes=-200', [0, 99]],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', 'unsatisfiable'],
    ['bytes=-', null],
    ['bytes=0-1,3-4', null],
    ['lines=0-1', null],
  ])('serves the range %s of 100 bytes as %j', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });
});

describe('a presigned URL', () => {
  it('opens one file for 15 minutes [A-23]', async () => {
    const name = await stored(pdf, 'DOCUMENT');
    const { status, body } = await presign(name);
    expect([status, body.content.expiresAt]).toEqual([200, '2026-03-02T15:15:00.000Z']);
    const response = await load(body.content.url);
    expect([response.status, await response.text()]).toEqual([200, pdf]);
    expect(response.headers.get('content-disposition')).toBe('attachment');

    const other = await stored(pdf, 'DOCUMENT');
    expect((await load(body.content.url.replace(name, other))).status).toBe(403);
    world.clock.forward(15 * 60);
    expect((await load(body.content.url)).status).toBe(403);
  });

  it.each([
    ['student@example.com', 200],
    ['new.student@example.com', 404],
    ['coach@example.com', 404],
    ['advisor@example.com', 200],
    ['admin@example.com', 200],
  ])('of a document responds to %s with status %i [A-23]', async (email, status) => {
    const name = await stored(pdf, 'DOCUMENT');
    expect((await presign(name, await world.tokenOf(email))).status).toBe(status);
  });

  it('of a picture is available to everyone; of a missing file to no one [A-23]', async () => {
    const name = await stored(png);
    expect((await presign(name, await world.tokenOf('coach@example.com'))).status).toBe(200);
    for (const nothing of ['media-1.png', '../../etc/passwd', 'document-*', '%2e%2e/x']) {
      expect((await presign(nothing)).status).toBe(404);
    }
  });
});

describe('deleting a file', () => {
  it('of captions keeps those in the other language, and hides a video without any', async () => {
    const coach = await world.tokenOf('coach@example.com');
    const path = { id: demoId('coach', 5) };
    const captions = () => stored('WEBVTT\n\n00:01.000 --> 00:02.000\nHello', 'COACH_VIDEO_CAPTIONS', coach);
    const [english, spanish] = [await captions(), await captions()];
    const read = async () => (await world.call('getCoach', { path, token: coach })).body.content;
    const body = {
      version: (await read()).version,
      video: 'media-hello.mp4',
      videoHasSpeech: true,
      videoCaptions: [
        { languageIso2LetterCode: 'EN', fileName: english },
        { languageIso2LetterCode: 'ES', fileName: spanish },
      ],
    };
    expect((await world.call('patchCoach', { path, token: coach, body })).status).toBe(200);
    await remove(english, coach);
    expect(await read()).toMatchObject({ videoCaptions: [{ fileName: spanish }], isVideoPublic: true });
    await remove(spanish, coach);
    expect(await read()).toMatchObject({ videoCaptions: [], isVideoPublic: false, video: 'media-hello.mp4' });
  });

  it('removes it from storage and from everything that shows it [A-22]', async () => {
    const coach = await world.tokenOf('coach@example.com');
    const photo = await stored(png, 'STUDENT_PHOTO', coach);
    const { signedContent } = await world.signIn('student@example.com');
    const path = { id: demoId('coach', 5) };
    const {
      id: _,
      studentId,
      firstName,
      lastName,
      phone,
      currency,
      educations,
      certifications,
      ...record
    } = (await world.call('getCoach', { path, token: coach })).body.content;
    const body = { ...record, user: { timeZone: 'none' }, photo, coverImage: photo, video: photo };
    expect((await world.call('updateCoach', { path, token: coach, body })).status).toBe(200);

    expect((await remove(photo, coach)).status).toBe(204);
    const shown = await world.call('getCoach', { path, token: coach });
    expect(shown.body.content).toMatchObject({ photo: null, coverImage: null, video: null });
    expect((await load(signedUrl(`/api/content/${photo}`, signedContent))).status).toBe(404);
    expect((await remove(photo, coach)).status).toBe(404);
  });

  it('is final even if the store is away, which removes it later', async () => {
    const { files } = world.dependencies;
    const name = await stored(png);
    const away = vi.spyOn(files, 'remove').mockRejectedValue(new Error('The store is away.'));
    expect([(await remove(name)).status, (await remove(name)).status]).toEqual([204, 404]);
    world.clock.forward(3600);
    await runJob(world, 'deleted files');
    expect(await files.read(name)).not.toBeNull();
    away.mockRestore();
    await runJob(world, 'deleted files');
    expect([await files.read(name), await world.db.$count(removedFiles)]).toEqual([null, 0]);
  });

  it.each([
    ['new.student@example.com', 404],
    ['advisor@example.com', 404],
    ['admin@example.com', 204],
  ])('of another user responds to %s with %i [A-22]', async (email, status) => {
    const name = await stored(png);
    expect((await remove(name, await world.tokenOf(email))).status).toBe(status);
  });

  it('needs a name [A-22]', async () => {
    const { status, problem } = await world.call('deleteFile', { token });
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ in: 'query', pointer: '/fileName', rule: 'required' }]);
  });
});
