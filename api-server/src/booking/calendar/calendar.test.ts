import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../../seed/seed.ts';
import { calendarFeeds } from '../../tables/calendar-feeds.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { cancelMeetings } from '../../testing/settle-sessions.ts';

const world = freshWorld();
let rosa: string;
beforeEach(async () => {
  rosa = await world.tokenOf('coach@example.com');
});

const coachId = demoId('coach', 5);
/** Maya's session in two days; her previous one, which was canceled; and Camila's, which began three days ago. */
const coming = demoId('coachSession', 903);
const canceled = demoId('coachSession', 902);
const circleId = demoId('circle', 1);
const circleSession = demoId('circleSession', 104);

const turnOn = (token = rosa) => world.call('createCoachCalendarFeed', { token, path: { coachId } });
const turnOff = (token = rosa) => world.call('deleteCoachCalendarFeed', { token, path: { coachId } });
const state = (token = rosa) => world.call('getCoachCalendarFeed', { token, path: { coachId } });
const secretOf = async () => (await turnOn()).body.content.path.split('/')[2]!;
const read = (feedSecret: string, headers: Record<string, string> = {}, address?: string) =>
  world.call('getCalendarFeed', { path: { feedSecret }, headers, ...(address && { address }) });

type Entry = Record<string, string>;
/** The entries of a calendar by id: each line unfolded, as names and values. */
function entriesOf(bytes: Uint8Array): Record<string, Entry> {
  const text = new TextDecoder().decode(bytes);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const entries = text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((part) =>
      Object.fromEntries(
        part
          .split('\r\n')
          .filter((line) => line.includes(':'))
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
      ),
    );
  return Object.fromEntries(entries.map((entry) => [entry.UID!.replace('@institute', ''), entry]));
}

describe('the calendar of a coach [K-10]', () => {
  // Claim: calendar-link
  it('is off until the coach turns it on, and its address can’t be read again', async () => {
    expect((await state()).body.content).toEqual({ createdAt: null });
    const made = await turnOn();
    expect(made.status).toBe(201);
    expect(made.body.content).toEqual({
      createdAt: '2026-03-02T15:00:00.000Z',
      path: expect.stringMatching(/^\/calendar_feeds\/[\w-]{43}\/sessions\.ics$/),
    });
    expect((await state()).body.content).toEqual({ createdAt: '2026-03-02T15:00:00.000Z' });
    const kept = await world.db.select().from(calendarFeeds);
    expect(JSON.stringify(kept)).not.toContain(made.body.content.path.split('/')[2]);
  });

  it('contains the sessions of the last 30 days, upcoming ones, and those of the coach’s circles', async () => {
    const { status, headers, bytes } = await read(await secretOf());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Institute/);
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const entries = entriesOf(bytes);
    expect(entries[coming]).toEqual({
      UID: `${coming}@institute`,
      DTSTAMP: '20260106T150000Z',
      DTSTART: '20260304T190000Z',
      DTEND: '20260304T195000Z',
      SUMMARY: 'Sleep reset\\, four sessions with Maya',
      DESCRIPTION: `Details: http://127.0.0.1:4200/my-sessions/${coming}`,
      LOCATION: 'https://meet.example.com/rosa',
      URL: 'https://meet.example.com/rosa',
      SEQUENCE: '0',
      'LAST-MODIFIED': '20260106T150000Z',
      STATUS: 'CONFIRMED',
      END: 'VEVENT',
    });
    expect(entries[canceled]!.STATUS).toBe('CANCELLED');
    expect(entries[circleSession]).toMatchObject({
      DTSTART: '20260305T230000Z',
      DTEND: '20260306T001500Z',
      SUMMARY: 'Thursday evening circle',
      STATUS: 'CONFIRMED',
    });
    // The circle's deleted session stays, so that calendars that have it mark it as canceled.
    expect(entries[demoId('circleSession', 106)]!.STATUS).toBe('CANCELLED');
    // Left out: sessions from 49 and 46 days ago, and another coach's circle.
    for (const absent of [
      demoId('coachSession', 900),
      demoId('circleSession', 100),
      demoId('circleSession', 300),
    ])
      expect(entries[absent]).toBeUndefined();
    expect(text.replaceAll('\r\n ', '')).not.toMatch(/Lindqvist|student@example\.com|\+1/);
  });

  // Claim: calendar-link
  it('increments the sequence with each change, under the same id', async () => {
    const secret = await secretOf();
    const path = { coachId, sessionId: coming };
    world.clock.forward(60);
    await world.call('moveCoachSession', {
      token: rosa,
      path,
      body: { startTime: '2026-03-06T06:00:00.000Z', endTime: '2026-03-06T06:50:00.000Z', reason: 'Ill.' },
    });
    const moved = entriesOf((await read(secret)).bytes)[coming];
    expect(moved).toMatchObject({
      DTSTART: '20260306T060000Z',
      SEQUENCE: '1',
      'LAST-MODIFIED': '20260302T150100Z',
      STATUS: 'CONFIRMED',
    });
    world.clock.forward(60);
    await world.call('cancelCoachSession', { token: rosa, path, body: { reason: null } });
    expect(entriesOf((await read(secret)).bytes)[coming]).toMatchObject({
      DTSTART: '20260306T060000Z',
      SEQUENCE: '2',
      'LAST-MODIFIED': '20260302T150200Z',
      STATUS: 'CANCELLED',
    });

    const ofCircle = { id: circleId, sessionId: circleSession };
    await world.call('updateCircleSession', {
      token: rosa,
      path: ofCircle,
      body: {
        startTime: '2026-03-06T23:00:00.000Z',
        endTime: '2026-03-07T00:15:00.000Z',
        timeZone: 'America/New_York',
        url: null,
      },
    });
    await world.call('deleteCircleSession', { token: rosa, path: ofCircle });
    const deleted = entriesOf((await read(secret)).bytes)[circleSession]!;
    expect([deleted.SEQUENCE, deleted.STATUS, deleted.DTSTART]).toEqual([
      '2',
      'CANCELLED',
      '20260306T230000Z',
    ]);
    expect(deleted.URL).toBeUndefined();
  });

  it('contains a session once it is booked, not while its time is only reserved', async () => {
    const secret = await secretOf();
    const before = Object.keys(entriesOf((await read(secret)).bytes)).length;
    const maya = await world.tokenOf('student@example.com');
    const productId = demoId('product', 500);
    const reserved = await world.call('createSlotReservation', {
      token: maya,
      path: { coachId, productId },
      body: { startTime: '2026-03-04T17:30:00.000Z', timeZone: 'America/New_York' },
    });
    expect(reserved.status).toBe(201);
    expect(Object.keys(entriesOf((await read(secret)).bytes))).toHaveLength(before);
    world.clock.forward(60);
    await world.call('createCoachProductPurchase', {
      token: maya,
      body: {
        productId,
        reservationId: reserved.body.content.id,
        paymentMethodId: null,
        quoteId: reserved.body.content.quote!.id,
      },
    });
    const entries = Object.values(entriesOf((await read(secret)).bytes));
    expect(entries).toHaveLength(before + 1);
    expect(entries.find(({ DTSTART }) => DTSTART === '20260304T173000Z')).toMatchObject({
      SEQUENCE: '0',
      'LAST-MODIFIED': '20260302T150100Z',
    });
  });

  it('is written in the coach’s language', async () => {
    await world.db
      .update(students)
      .set({ languageIso2LetterCode: 'ES' })
      .where(eq(students.id, demoId('student', 5)));
    const { bytes } = await read(await secretOf());
    expect(entriesOf(bytes)[coming]!.SUMMARY).toBe('Sleep reset\\, four sessions con Maya');
    expect(new TextDecoder().decode(bytes)).toContain('X-WR-CALNAME:Sesiones de coaching');
  });

  it('is not sent again until it has changed', async () => {
    const secret = await secretOf();
    const etag = (await read(secret)).headers.get('etag')!;
    world.clock.forward(300);
    for (const header of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await read(secret, { 'if-none-match': header });
      expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
      expect(again.headers.get('cache-control')).toBe('private, no-cache');
    }
    await world.call('cancelCoachSession', {
      token: rosa,
      path: { coachId, sessionId: coming },
      body: { reason: null },
    });
    const changed = await read(secret, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});

describe('the address of a coach’s calendar [K-10] [A-35]', () => {
  // Claim: calendar-link
  it('stops working immediately when it is renewed or turned off', async () => {
    const first = await secretOf();
    const second = await secretOf();
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await turnOff()).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect((await state()).body.content).toEqual({ createdAt: null });
    expect((await turnOff()).status).toBe(204);
    expect((await read(await secretOf())).status).toBe(200);
  });

  it('is accessible to the coach only', async () => {
    for (const email of ['new.coach@example.com', 'admin@example.com']) {
      const token = await world.tokenOf(email);
      const answers = [await turnOn(token), await turnOff(token), await state(token)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  it('ends with a changed password, and with signing out everywhere', async () => {
    const student = await world.signIn('coach@example.com');
    const path = { id: student.studentId };
    const first = await secretOf();
    expect((await read(first)).status).toBe(200);
    await world.call('updatePassword', {
      path,
      token: student.accessToken,
      body: { currentPassword: 'Wellness1', newPassword: 'Orchard-47-gate' },
    });
    expect((await read(first)).status).toBe(404);
    const { subject, text } = await world.lastEmail('coach@example.com');
    expect(subject).toBe('Your password was changed');
    expect(text).toContain('Your calendar link was turned off too');
    const { body } = await turnOn(student.accessToken);
    const secret = body.content.path.split('/')[2]!;
    expect((await read(secret)).status).toBe(200);
    await world.call('logOutEverywhere', { path, token: student.accessToken });
    expect((await read(secret)).status).toBe(404);
  });

  it('returns 404 once the account is disabled or the coach is gone', async () => {
    const secret = await secretOf();
    const ofRosa = eq(users.email, 'coach@example.com');
    await world.db.update(users).set({ isDisabled: true }).where(ofRosa);
    expect((await read(secret)).status).toBe(404);
    await world.db.update(users).set({ isDisabled: false }).where(ofRosa);
    expect((await read(secret)).status).toBe(200);
    await world.db.delete(coachSessions);
    await cancelMeetings(world.db);
    expect(
      (
        await world.call('deleteCoachAccount', {
          token: rosa,
          path: { coachId },
          body: { currentPassword: 'Wellness1' },
        })
      ).status,
    ).toBe(204);
    expect((await read(secret)).status).toBe(404);
  });

  it('cannot be guessed from one IP address, while others can still read theirs', async () => {
    const secret = await secretOf();
    const { config } = world.dependencies;
    // Three guesses per 15 minutes, and six reads per hour.
    config.rateLimitFactor = 0.05;
    for (const guess of ['1', '2', '3']) expect((await read(guess)).status).toBe(404);
    const refused = await read('4');
    expect([refused.status, refused.problem.key]).toEqual([429, 'tooManyRequests']);
    expect(refused.headers.get('retry-after')).toBe('900');
    for (let reading = 1; reading <= 6; reading += 1)
      expect((await read(secret, {}, `203.0.113.${reading}`)).status).toBe(200);
    expect((await read(secret)).status).toBe(429);
    world.clock.forward(3600);
    expect((await read(secret)).status).toBe(200);
    config.rateLimitFactor = 1;
  });
});
