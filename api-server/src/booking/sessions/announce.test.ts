import { and, desc, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSchedules } from '../../tables/coach-schedules.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { emails } from '../../tables/emails.ts';
import { instituteSettings } from '../../tables/institute.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { linkTexts } from './dates-emails.ts';
import type { SessionFacts } from './email-parts.ts';
import { sessionTexts } from './emails.ts';

const world = freshWorld({ config: { mailboxPage: true } });
let maya: string;
let rosa: string;
beforeEach(async () => {
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});

const coachId = demoId('coach', 5);
/** Maya's session on Wednesday at 19:00 UTC. */
const sessionId = demoId('coachSession', 903);
const path = { coachId, sessionId };
const [ofMaya, ofRosa] = ['student@example.com', 'coach@example.com'];

/** The latest e-mail about sessions, and its attachment with unfolded lines. */
async function lastOf(recipient: string) {
  const [email] = await world.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, recipient), like(emails.text, '%/%sessions%')))
    .orderBy(desc(emails.sentAt), desc(emails.id))
    .limit(1);
  const { subject, text } = email!;
  const attachments = [email!.attachment ?? []].flat();
  const files = attachments.map(({ base64 }) =>
    Buffer.from(base64, 'base64').toString().replaceAll('\r\n ', '').split('\r\n'),
  );
  return {
    id: email!.id,
    subject,
    lines: text.trim().split('\n\n'),
    method: attachments[0]?.calendarMethod,
    file: files[0] ?? [],
    files,
  };
}
const move = (token: string, startTime: string, endTime: string) =>
  world.call('moveCoachSession', { token, path, body: { startTime, endTime, reason: 'A dentist.' } });
const moveByCoach = () => move(rosa, '2026-03-05T17:00:00.000Z', '2026-03-05T17:50:00.000Z');
const cancel = (token: string) => world.call('cancelCoachSession', { token, path, body: { reason: null } });

/** Books another session of Maya's package, on Thursday at 18:00 UTC. */
async function book() {
  const id = demoId('purchase', 9);
  const held = await world.call('createPurchaseSlotReservation', {
    token: maya,
    path: { id },
    body: { startTime: '2026-03-05T18:00:00.000Z', timeZone: 'America/New_York' },
  });
  expect(held.status).toBe(201);
  const { id: reservationId } = held.body.content;
  const { status } = await world.call('bookCoachSession', {
    token: maya,
    path: { id },
    body: { reservationId },
  });
  expect(status).toBe(201);
}

it('sends clients a coach’s new link for all coming sessions, and no other change', async () => {
  await book();
  const change = async (url: string) => {
    const coach = { token: rosa, path: { id: coachId } };
    const { version } = (await world.call('getCoach', coach)).body.content;
    const body = { version, coachWebConferenceUrl: url };
    expect((await world.call('patchCoach', { ...coach, body })).status).toBe(200);
  };
  const revisions = async () =>
    world.db
      .select({ id: coachSessions.id, sequence: coachSessions.sequence })
      .from(coachSessions)
      .where(and(eq(coachSessions.coachId, coachId), eq(coachSessions.status, 'BOOKED')))
      .orderBy(coachSessions.id);
  const before = await revisions();
  const { id } = await lastOf(ofMaya);
  await change('https://meet.example.com/rosa');
  expect((await lastOf(ofMaya)).id).toBe(id);
  expect(await revisions()).toEqual(before);

  await change('https://meet.example.com/new');
  const { subject, lines, method, files } = await lastOf(ofMaya);
  expect(subject).toMatch(/^The link to join changed: /);
  expect(lines).toContain('Join here: https://meet.example.com/new');
  expect(method).toBe('REQUEST');
  expect(files.length).toBeGreaterThan(1);
  // Calendars take one event per invitation.
  for (const file of files) {
    expect(file).toContain('LOCATION:https://meet.example.com/new');
    expect(file.filter((line) => line.startsWith('UID:'))).toHaveLength(1);
  }
  const own = before.find((one) => one.id === sessionId)!;
  expect(await revisions()).toContainEqual({ id: sessionId, sequence: own.sequence + 1 });
});

it('names each service whose link changed, and promises no refund of a free session', () => {
  const facts: SessionFacts = {
    side: 'CLIENT',
    title: 'Breathing',
    other: { name: 'Rosa Vega', firstName: 'Rosa' },
    startTime: new Date('2026-03-04T19:00:00.000Z'),
    duration: 50,
    timeZone: 'America/New_York',
    deliveryMode: 'ONLINE',
    meetingLink: 'https://meet.example.com/new',
    place: null,
    isGroup: false,
    link: '/sessions',
    isMovePending: false,
    changeableUntil: null,
    reason: null,
    currency: 'USD',
    isFree: false,
  };
  const { subject, lines } = linkTexts([facts, { ...facts, title: 'Nutrition' }]).EN;
  expect(subject).toBe('The link to join changed: Breathing, Nutrition');
  expect(lines).toContainEqual(expect.stringMatching(/^Wednesday, .*: Nutrition$/));
  const late = sessionTexts({ ...facts, isFree: true }, { type: 'BOOKED' }).EN.lines;
  expect(late).toContain('You can no longer change the time.');
});

it('shows the coach’s meeting room to a client only while they can join', async () => {
  const urlOf = async (token: string) =>
    (await world.call('getCoachSession', { token, path })).body.content.url;
  expect(await urlOf(maya)).toBe('https://meet.example.com/rosa');
  await cancel(maya);
  expect(await urlOf(maya)).toBeNull();
  expect(await urlOf(rosa)).toBe('https://meet.example.com/rosa');
});

describe('the e-mails about a session', () => {
  it('are not without end: its coach can move it 10 times in a day', async () => {
    const hours = [17, 18];
    for (let count = 0; count < 10; count += 1) {
      const time = `2026-03-05T${hours[count % 2]}`;
      expect((await move(rosa, `${time}:00:00.000Z`, `${time}:50:00.000Z`)).status).toBe(200);
    }
    const again = await move(rosa, '2026-03-05T17:00:00.000Z', '2026-03-05T17:50:00.000Z');
    expect(again.problem.key).toBe('tooManyRequests');
    expect((await cancel(maya)).status).toBe(200);
  });

  it('go to no coach whose account is disabled', async () => {
    const [coach] = await world.db
      .select({ userId: students.userId })
      .from(coaches)
      .innerJoin(students, eq(students.id, coaches.studentId))
      .where(eq(coaches.id, coachId));
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, coach!.userId));
    await world.db.delete(emails);
    await cancel(maya);
    const recipients = (await world.db.select().from(emails)).map(({ recipient }) => recipient);
    expect([...new Set(recipients)]).toEqual([ofMaya]);
  });

  it('go to no client whose account is disabled, either', async () => {
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, ofMaya));
    await world.db.delete(emails);
    await cancel(rosa);
    const recipients = (await world.db.select().from(emails)).map(({ recipient }) => recipient);
    expect([...new Set(recipients)]).toEqual([ofRosa]);
  });

  it('say with whom it is, when, where, until when it can be changed, and whom to write to', async () => {
    await cancel(maya);
    await book();
    const client = await lastOf(ofMaya);
    expect(client.subject).toBe('Session booked: Sleep reset, four sessions');
    expect(client.lines).toEqual([
      'Hello Maya,',
      'Thursday, Mar 05, 2026, 1:00\u00a0PM EST',
      'Your session with Rosa Delgado starts on Thursday, Mar 05, 2026, 1:00\u00a0PM EST and takes 50 minutes.',
      'Join here: https://meet.example.com/rosa',
      'You can change the time or cancel for free until Wednesday, Mar 04, 2026, 1:00\u00a0PM EST.',
      expect.stringMatching(
        /^See, change or cancel the session: http:\/\/127\.0\.0\.1:4100\/sessions\/[\w-]+$/,
      ),
      'Your team at Health Coach Training Institute',
      'Questions? Contact us: help@example.com or (201) 555-0100',
      'Health Coach Training Institute sent you this e-mail because of your account.',
    ]);
    const coach = await lastOf(ofRosa);
    expect(coach.lines.slice(1, -3)).toEqual([
      'Thursday, Mar 05, 2026, 10:00\u00a0AM PST',
      'Your session with Maya Lindqvist starts on Thursday, Mar 05, 2026, 10:00\u00a0AM PST and takes 50 minutes.',
      'Your meeting link: https://meet.example.com/rosa',
      expect.stringMatching(
        /^See, change or cancel the session: http:\/\/127\.0\.0\.1:4200\/my-sessions\/[\w-]+$/,
      ),
    ]);
  });

  it('have the time of the coach’s hours if the coach has no time zone', async () => {
    await world.db.update(users).set({ timeZone: null });
    await world.db.update(coachSchedules).set({ timeZone: 'America/Denver' });
    await moveByCoach();
    expect((await lastOf(ofRosa)).lines[1]).toBe('Thursday, Mar 05, 2026, 10:00\u00a0AM MST');
    // Clients without one have the time zone in which they booked.
    expect((await lastOf(ofMaya)).lines[1]).toBe('Thursday, Mar 05, 2026, 12:00\u00a0PM EST');
  });

  it('are in the reader’s language', async () => {
    await world.db.update(students).set({ languageIso2LetterCode: 'ES' });
    await moveByCoach();
    const { subject, lines, file } = await lastOf(ofMaya);
    expect(subject).toBe('Confirma la nueva hora: Sleep reset, four sessions');
    expect(lines.slice(0, 4).map((line) => line.replaceAll(/\s/g, ' '))).toEqual([
      'Hola Maya,',
      'jueves, 5 de marzo de 2026, 12:00 p.m. EST',
      'Rosa Delgado cambió la hora de tu sesión.',
      'Era el miércoles, 4 de marzo de 2026, 2:00 p.m. EST. Ahora empieza el jueves, 5 de marzo de 2026, 12:00 p.m. EST.',
    ]);
    expect(lines.join(' ')).toContain('Escríbenos: help@example.com o (201) 555-0100');
    expect(file).toContain('SUMMARY:Sleep reset\\, four sessions con Rosa');
  });

  it('say who sends the place if there is no link, or they meet in person', async () => {
    await world.db.update(coaches).set({ coachWebConferenceUrl: null });
    await moveByCoach();
    expect((await lastOf(ofMaya)).lines).toContain('You meet online. Rosa will send you the link.');
    expect((await lastOf(ofRosa)).lines).toContain(
      'You haven’t added a meeting link. Send Maya one before the session, or add it to your profile.',
    );
    await world.db.update(coaches).set({ coachWebConferenceUrl: 'https://meet.example.com/rosa' });
    await world.db.update(coachProductPurchases).set({ deliveryMode: 'IN_PERSON' });
    await cancel(maya);
    await book();
    const { lines, file } = await lastOf(ofMaya);
    expect(lines).toContain('You meet in person. Rosa will send you the address.');
    expect(file.join()).not.toContain('meet.example.com');
  });

  // Claim: session-messages
  it('go to both sides with the old and the new time, and what the client gets back', async () => {
    await move(maya, '2026-03-05T18:00:00.000Z', '2026-03-05T18:50:00.000Z');
    expect((await lastOf(ofRosa)).lines.slice(2, 4)).toEqual([
      'Maya Lindqvist moved your session.',
      'It was on Wednesday, Mar 04, 2026, 11:00\u00a0AM PST. It now starts on Thursday, Mar 05, 2026, 10:00\u00a0AM PST.',
    ]);
    expect((await lastOf(ofMaya)).lines.slice(2, 4)).toEqual([
      'You moved your session with Rosa Delgado.',
      'It was on Wednesday, Mar 04, 2026, 2:00\u00a0PM EST. It now starts on Thursday, Mar 05, 2026, 1:00\u00a0PM EST.',
    ]);
    await cancel(maya);
    expect((await lastOf(ofMaya)).lines.slice(1, 3)).toEqual([
      'You canceled your session with Rosa Delgado on Thursday, Mar 05, 2026, 1:00\u00a0PM EST.',
      'You can book another time instead.',
    ]);
    expect((await lastOf(ofRosa)).lines[1]).toBe(
      'Maya Lindqvist canceled your session on Thursday, Mar 05, 2026, 10:00\u00a0AM PST.',
    );
  });

  it('name the institute if staff change a session, and keep their reason to the audit log', async () => {
    const admin = await world.tokenOf('admin@example.com');
    await move(admin, '2026-03-05T18:00:00.000Z', '2026-03-05T18:50:00.000Z');
    const cancelByStaff = { token: admin, path, body: { reason: 'A complaint.' } };
    expect((await lastOf(ofMaya)).lines[2]).toBe('We moved your session with Rosa Delgado.');
    expect((await lastOf(ofRosa)).lines[2]).toBe('We moved your session with Maya Lindqvist.');
    const canceled = await world.call('cancelCoachSession', cancelByStaff);
    expect(canceled.body.content.reason).toBeNull();
    const mailed = [await lastOf(ofMaya), await lastOf(ofRosa)];
    expect(mailed.map(({ lines }) => lines[1])).toEqual([
      'We canceled your session with Rosa Delgado on Thursday, Mar 05, 2026, 1:00\u00a0PM EST.',
      'We canceled your session with Maya Lindqvist on Thursday, Mar 05, 2026, 10:00\u00a0AM PST.',
    ]);
    const texts = (await world.db.select().from(emails)).map(({ text }) => text).join();
    expect(texts).not.toMatch(/A dentist|A complaint/);
  });

  it('name the coach also if the ids are written in capitals', async () => {
    const capitals = { coachId: coachId.toUpperCase(), sessionId: sessionId.toUpperCase() };
    const body = { reason: 'A dentist.' };
    expect((await world.call('cancelCoachSession', { token: rosa, path: capitals, body })).status).toBe(200);
    const { lines } = await lastOf(ofMaya);
    expect(lines[1]).toMatch(/^Rosa Delgado canceled/);
    expect(lines.join()).toContain('A dentist.');
  });

  // Claim: free-cancellation
  it('say when a session can no longer be canceled for free', async () => {
    world.clock.forward(30 * 3600);
    const token = await world.tokenOf(ofMaya!);
    await world.call('cancelCoachSession', { token, path, body: { reason: null } });
    expect((await lastOf(ofMaya)).lines).toContain(
      'It was too late for a free cancellation, so it isn’t refunded.',
    );
  });
});

describe('the calendar file', () => {
  it('has the id and the sequence of the coach’s feed, from move to cancellation', async () => {
    const feed = await world.call('createCoachCalendarFeed', { token: rosa, path: { coachId } });
    const feedSecret = feed.body.content.path.split('/')[2]!;
    const inFeed = async () => {
      const { bytes } = await world.call('getCalendarFeed', { path: { feedSecret } });
      const text = new TextDecoder().decode(bytes).replaceAll('\r\n ', '');
      const entry = text.split('BEGIN:VEVENT\r\n').find((one) => one.includes(sessionId))!;
      return entry
        .split('\r\n')
        .filter((line) => /^(?:UID|SEQUENCE|DTSTART|LOCATION|STATUS|SUMMARY)/.test(line));
    };
    const steps = [
      [() => moveByCoach(), 'REQUEST', 'NEEDS-ACTION', 1],
      [
        () =>
          world.call('acceptCoachSessionMove', {
            token: maya,
            path,
            body: { startTime: '2026-03-05T17:00:00.000Z' },
          }),
        'REQUEST',
        'ACCEPTED',
        2,
      ],
      [() => cancel(rosa), 'CANCEL', 'ACCEPTED', 3],
    ] as const;
    for (const [act, method, participation, sequence] of steps) {
      world.clock.forward(60);
      expect((await act()).status).toBe(200);
      for (const recipient of [ofMaya, ofRosa]) {
        const email = await lastOf(recipient!);
        expect([email.method, email.file[1] && email.file.find((line) => line.startsWith('METHOD'))]).toEqual(
          [method, `METHOD:${method}`],
        );
        expect(email.file).toContain(`UID:${sessionId}@institute`);
        expect(email.file).toContain(`SEQUENCE:${sequence}`);
        expect(email.file).toContain('LOCATION:https://meet.example.com/rosa');
        const attendees = email.file.filter((line) => line.startsWith('ATTENDEE'));
        // No one learns the other's address.
        expect(attendees).toHaveLength(1);
        expect(attendees[0]).toContain(`mailto:${recipient}`);
        expect(email.file.join()).not.toContain(recipient === ofMaya ? ofRosa : ofMaya);
        if (recipient === ofMaya) expect(attendees[0]).toContain(`PARTSTAT=${participation}`);
        else expect(email.file).toEqual(expect.arrayContaining(await inFeed()));
      }
    }
  });

  it('is organized by the institute, also without an address', async () => {
    await moveByCoach();
    expect((await lastOf(ofMaya)).file).toContain(
      'ORGANIZER;CN="Health Coach Training Institute":mailto:help@example.com',
    );
    await world.db.update(instituteSettings).set({ supportEmail: null });
    await cancel(rosa);
    expect((await lastOf(ofMaya)).file).toContain(
      'ORGANIZER;CN="Health Coach Training Institute":invalid:nomail',
    );
  });

  it('can be opened in the demo’s mailbox', async () => {
    await moveByCoach();
    const { id } = await lastOf(ofMaya);
    expect(await (await world.app.request(`/mailbox/${id}`)).text()).toContain(
      `<a href="/mailbox/${id}/attachment">session.ics</a>`,
    );
    const file = await world.app.request(`/mailbox/${id}/attachment`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain('METHOD:REQUEST');
  });
});
