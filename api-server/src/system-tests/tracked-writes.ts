import { expect } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { pdfOf } from '../testing/uploads.ts';

// Writes that a test remembers, and looks for after it has broken something.

export type Send = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; content: never }>;
/** The server's data after a start. */
export type Shown = {
  occupation: string | null;
  timeZone: string | null;
  /** Names of educations and products. */
  records: Set<string>;
  /** The subjects of the activity log. */
  activities: Set<string>;
  away: string[];
};
export type Write = {
  send: () => Promise<unknown>;
  /** Whether it exists, or `null` if later writes may have overwritten it. */
  isDone: (shown: Shown) => boolean | null | Promise<boolean>;
};

export const student = `/students/${demoId('student', 1)}`;
export const coach = `/coaches/${demoId('coach', 5)}`;
const zones = ['Europe/Madrid', 'America/Denver', 'Asia/Tokyo'];

export async function listMessages(send: Send, archived: boolean): Promise<string[]> {
  const { content } = await send('POST', `${student}/communication_intents?size=100`, { archived });
  return (content as { id: string }[]).map(({ id }) => id);
}

async function listActivities(send: Send): Promise<{ subject: string }[]> {
  const log = `/students/${demoId('student', 5)}/activity_log?types=EDUCATION_ADDED&types=PRODUCT_ADDED&size=100`;
  const all: { subject: string }[] = [];
  for (let page = 0; ; page += 1) {
    const { content } = await send('GET', `${log}&page=${page}`);
    all.push(...(content as { subject: string }[]));
    if ((content as unknown[]).length < 100) return all;
  }
}

export async function look(send: Send): Promise<Shown> {
  const { occupation, user } = (await send('GET', student)).content as {
    occupation: string | null;
    user: { timeZone: string | null };
  };
  const schools = (await send('GET', `${coach}/educations?size=100`)).content as { institution: string }[];
  const products = (await send('GET', `${coach}/products/public`)).content as { title: string }[];
  const activities = await listActivities(send);
  return {
    occupation,
    timeZone: user.timeZone,
    records: new Set([
      ...schools.map(({ institution }) => institution),
      ...products.map(({ title }) => title),
    ]),
    activities: new Set(activities.map(({ subject }) => subject)),
    away: await listMessages(send, true),
  };
}

/** The invariants of a server without partial writes: `messages` are always archived together. */
export function expectWhole(
  { occupation, timeZone, records, activities, away }: Shown,
  messages: string[],
): void {
  const job = /^Job (\d+)$/.exec(occupation ?? '')?.[1];
  if (job) expect(timeZone).toBe(zones[Number(job) % 3]);
  const numbered = (names: Set<string>) => [...names].filter((name) => /^(School|Product) \d+$/.test(name));
  expect(numbered(activities).toSorted()).toEqual(numbered(records).toSorted());
  expect([0, messages.length]).toContain(messages.filter((id) => away.includes(id)).length);
}

/** An upload, whose file is read back. */
const uploadOf =
  (send: Send) =>
  (number: number): Write => {
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
  };

/** The kinds of writes. One of each is in progress at a time. */
export const kindsOf = (send: Send, messages: string[]): ((number: number) => Write)[] => [
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
  uploadOf(send),
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

/** Sends requests to a server with a user's headers. `request` may be other than `fetch`. */
export function sender(api: string, headers: Record<string, string>, request = fetch): Send {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const response = await request(api + path, {
      method,
      headers: { ...headers, ...(!isForm && { 'content-type': type }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    // A refusal isn't an acknowledgment.
    if (response.status >= 400 && ![404, 429].includes(response.status)) throw new Error(text);
    return { status: response.status, content: (isJson ? JSON.parse(text).content : text) as never };
  };
}

/** Signs in and returns the headers of the user's requests. */
export async function signIn(api: string, email: string, request = fetch): Promise<Record<string, string>> {
  const body = { username: email, password: 'Wellness1' };
  const { content } = await sender(api, {}, request)('POST', '/auth/signin/student', body);
  return { authorization: `Bearer ${(content as { accessToken: string }).accessToken}` };
}

/** Sends what is the coach's with one user's headers, and all else with the other's. */
export const senderOf =
  (api: string, student: Record<string, string>, coaching: Record<string, string>, request = fetch): Send =>
  (method, path, body) => {
    const isOfCoach = path.startsWith(coach) || path.includes(demoId('student', 5));
    return sender(api, isOfCoach ? coaching : student, request)(method, path, body);
  };
