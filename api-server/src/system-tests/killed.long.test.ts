import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { cases } from '../../../scripts/lane.ts';
import { demoId } from '../seed/seed.ts';
import { type ServerProcess, startProcess } from '../testing/process.ts';
import { pdfOf } from '../testing/uploads.ts';

// Kills the server repeatedly during writes. Acknowledged writes must survive the restart, and other writes must be
// complete or absent.

const kills = cases(2, 1);

let folder: string;
let running: ServerProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
  const loadDataDir = new Blob([await readFile(inject('snapshot'))]);
  await (await PGlite.create({ dataDir: join(folder, 'database'), loadDataDir })).close();
});
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await rm(folder, { recursive: true });
});

type Send = (method: string, path: string, body?: unknown) => Promise<{ status: number; content: never }>;
/** The server's data after a start. */
type Shown = {
  occupation: string | null;
  timeZone: string | null;
  /** Names of educations and products. */
  records: Set<string>;
  /** The subjects of the activity log. */
  activities: Set<string>;
  away: string[];
};
type Write = {
  send: () => Promise<unknown>;
  /** Whether it exists, or `null` if later writes may have overwritten it. */
  isDone: (shown: Shown) => boolean | null | Promise<boolean>;
};

const student = `/students/${demoId('student', 1)}`;
const coach = `/coaches/${demoId('coach', 5)}`;
const zones = ['Europe/Madrid', 'America/Denver', 'Asia/Tokyo'];

async function listMessages(send: Send, archived: boolean): Promise<string[]> {
  const { content } = await send('POST', `${student}/communication_intents?size=100`, { archived });
  return (content as { id: string }[]).map(({ id }) => id);
}

async function look(send: Send): Promise<Shown> {
  const { occupation, user } = (await send('GET', student)).content as {
    occupation: string | null;
    user: { timeZone: string | null };
  };
  const schools = (await send('GET', `${coach}/educations?size=100`)).content as { institution: string }[];
  const products = (await send('GET', `${coach}/products/public`)).content as { title: string }[];
  const log = `/students/${demoId('student', 5)}/activity_log?types=EDUCATION_ADDED&types=PRODUCT_ADDED&size=100`;
  const activities = [0, 1].map(async (page) => (await send('GET', `${log}&page=${page}`)).content);
  return {
    occupation,
    timeZone: user.timeZone,
    records: new Set([
      ...schools.map(({ institution }) => institution),
      ...products.map(({ title }) => title),
    ]),
    activities: new Set(
      (await Promise.all(activities)).flat().map(({ subject }: { subject: string }) => subject),
    ),
    away: await listMessages(send, true),
  };
}

/** The invariants of a server without partial writes: `messages` are always archived together. */
function expectWhole({ occupation, timeZone, records, activities, away }: Shown, messages: string[]): void {
  const job = /^Job (\d+)$/.exec(occupation ?? '')?.[1];
  if (job) expect(timeZone).toBe(zones[Number(job) % 3]);
  const numbered = (names: Set<string>) => [...names].filter((name) => /^(School|Product) \d+$/.test(name));
  expect(numbered(activities).toSorted()).toEqual(numbered(records).toSorted());
  expect([0, messages.length]).toContain(messages.filter((id) => away.includes(id)).length);
}

/** The kinds of writes. One of each is in progress at a time. */
const kindsOf = (send: Send, messages: string[]): ((number: number) => Write)[] => [
  (number) => ({
    send: async () => {
      const { content } = await send('GET', student);
      const {
        address,
        contactInfo,
        educationLevel,
        languageIso2LetterCode,
        militaryMember,
        personalInfo,
        photo,
      } = content as Record<string, unknown>;
      await send('PUT', student, {
        address,
        contactInfo,
        educationLevel,
        languageIso2LetterCode,
        militaryMember,
        personalInfo,
        photo,
        occupation: `Job ${number}`,
        user: { timeZone: zones[number % 3] },
      });
    },
    isDone: ({ occupation }) => Number(/^Job (\d+)$/.exec(occupation ?? '')?.[1] ?? -1) >= number,
  }),
  (number) => ({
    send: () =>
      send('POST', `${coach}/educations`, {
        institution: `School ${number}`,
        degree: null,
        fieldOfStudy: null,
        startDate: null,
        endDate: null,
      }),
    isDone: ({ records }) => records.has(`School ${number}`),
  }),
  (number) => ({
    send: () =>
      send('POST', `${coach}/products`, {
        type: 'PRODUCT',
        title: `Product ${number}`,
        image: null,
        description: null,
        price: 100,
        productCategoryId: 'BOOK',
        productSpecification: { colors: [] },
        serviceCategoryId: null,
        serviceSpecification: null,
      }),
    isDone: ({ records }) => records.has(`Product ${number}`),
  }),
  (number) => {
    let fileName: string | undefined;
    return {
      send: async () => {
        const form = new FormData();
        form.append('file', new File([pdfOf(`${number}`)], 'any.pdf'));
        form.append('object', 'DOCUMENT');
        fileName = ((await send('POST', '/files', form)).content as { fileName: string }).fileName;
      },
      isDone: async () => {
        if (!fileName) return false;
        const { content } = await send('GET', `/files/generate_presigned_url?fileName=${fileName}`);
        const file = await send('GET', (content as { url: string }).url.replace('/api', ''));
        return file.content === pdfOf(`${number}`);
      },
    };
  },
  (number) => ({
    send: () =>
      send('POST', `${student}/communication_intents/${number % 2 ? 'archive' : 'unarchive'}`, {
        communicationIntentIds: messages,
      }),
    isDone: () => null,
  }),
  (number) => {
    const email = `new.${number}@example.com`;
    const person = { firstName: 'Ana', lastName: 'Sol', languageIso2LetterCode: 'EN' };
    return {
      send: () => send('POST', '/auth/signup/student', { email, ...person }),
      isDone: async () => {
        const body = { email, application: 'STUDENT' };
        return (await send('POST', '/auth/forgot_password', body)).status === 202;
      },
    };
  },
];

async function start(): Promise<string> {
  running = startProcess({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' });
  const api = await running.listening;
  expect(running.lines.filter(({ level }) => level >= 50)).toEqual([]);
  return api;
}

function sender(api: string, headers: Record<string, string>): Send {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(api + path, {
      method,
      headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    // A refusal isn't an acknowledgment.
    if (response.status >= 400 && ![404, 429].includes(response.status)) throw new Error(text);
    return { status: response.status, content: (isJson ? JSON.parse(text).content : text) as never };
  };
}

it(`keeps what it acknowledged, and no partial writes, when it is killed ${kills} times during ${kills * 20} writes`, async () => {
  const moments = fc.sample(fc.tuple(fc.integer({ min: 14, max: 26 }), fc.nat({ max: 15 })), kills);
  let api = await start();
  const signIn = async (email: string) => {
    const body = { username: email, password: 'Wellness1' };
    const { content } = await sender(api, {})('POST', '/auth/signin/student', body);
    return { authorization: `Bearer ${(content as { accessToken: string }).accessToken}` };
  };
  const [maya, rosa] = [await signIn('student@example.com'), await signIn('coach@example.com')];
  const send: Send = (method, path, body) => {
    const isOfCoach = path.startsWith(coach) || path.includes(demoId('student', 5));
    return sender(api, isOfCoach ? rosa : maya)(method, path, body);
  };
  const messages = await listMessages(send, false);
  const kinds = kindsOf(send, messages);

  const acknowledged: Write[] = [];
  let interrupted = 0;
  let number = 0;
  for (const [count, delay] of moments) {
    const before = acknowledged.length;
    let isDue = () => {};
    const due = new Promise<void>((resolve) => {
      isDue = resolve;
    });
    const lane = async (kind: (number: number) => Write) => {
      for (;;) {
        const write = kind(number++);
        try {
          await write.send();
        } catch (error) {
          if (!running!.child.killed) throw error;
          interrupted += 1;
          return;
        }
        acknowledged.push(write);
        if (acknowledged.length - before >= count) isDue();
      }
    };
    const lanes = Promise.all(kinds.map(lane));
    await Promise.race([due, lanes]);
    await new Promise((resolve) => setTimeout(resolve, delay));
    running!.child.kill('SIGKILL');
    expect(await running!.ended).toBe('SIGKILL');
    await lanes;

    api = await start();
    const shown = await look(send);
    expectWhole(shown, messages);
    for (const write of acknowledged.slice(before)) expect(await write.isDone(shown)).not.toBe(false);
  }
  const shown = await look(send);
  for (const write of acknowledged) expect(await write.isDone(shown)).not.toBe(false);
  expect(acknowledged.length + interrupted).toBeGreaterThan(kills * 20);
  expect(interrupted).toBe(kills * kinds.length);
}, 300_000);
