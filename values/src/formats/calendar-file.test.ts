import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = Date.UTC(2026, 2, 2, 15, 4, 5, 678);

/** The file as a calendar parses it: unfolded lines as names and values. */
const read = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);
const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

it('writes all-day events with an exclusive end', () => {
  const day = {
    id: 'class@institute',
    day: '2028-02-28',
    title: 'First class',
    url: 'https://portal.example.com/home',
  };
  expect(calendarFile([day], now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Institute//Institute//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:class@institute',
      'DTSTAMP:20260302T150405Z',
      'DTSTART;VALUE=DATE:20280228',
      'DTEND;VALUE=DATE:20280229',
      'SUMMARY:First class',
      'URL:https://portal.example.com/home',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('writes times in UTC, so that each calendar shows them in its own zone', () => {
  const session = {
    id: 's@institute',
    title: 'Session',
    start: '2026-03-08T06:30:00.000Z',
    end: '2026-03-08T07:20:00Z',
  };
  const file = read(calendarFile([session], now));
  expect(file).toContainEqual(['DTSTART', '20260308T063000Z']);
  expect(file).toContainEqual(['DTEND', '20260308T072000Z']);
  expect(file.map(([name]) => name)).not.toContain('TRANSP');
});

it('contains the version of a session, and whether it was canceled', () => {
  const session = {
    id: 's@institute',
    title: 'Session',
    start: '2026-03-08T06:30:00Z',
    end: '2026-03-08T07:20:00Z',
    url: 'https://meet.example.com/rosa\r\nSUMMARY:Another',
    revision: { sequence: 3, changedAt: '2026-03-01T10:00:00.250Z', isCancelled: true },
  };
  const written = calendarFile([session], now, { name: 'My sessions, all of them', refreshHours: 1 });
  const file = read(written);
  for (const line of [
    ['NAME', 'My sessions\\, all of them'],
    ['X-WR-CALNAME', 'My sessions\\, all of them'],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
    ['DTSTAMP', '20260301T100000Z'],
    ['URL', 'https://meet.example.com/rosaSUMMARY:Another'],
    ['SEQUENCE', '3'],
    ['LAST-MODIFIED', '20260301T100000Z'],
    ['STATUS', 'CANCELLED'],
  ])
    expect(file).toContainEqual(line);
  expect(file.filter(([name]) => name === 'SUMMARY')).toEqual([['SUMMARY', 'Session']]);
  // It doesn't contain the current time, so an unchanged calendar is the same file.
  expect(
    calendarFile([session], now + 3_600_000, { name: 'My sessions, all of them', refreshHours: 1 }),
  ).toBe(written);
  const kept = { ...session, revision: { ...session.revision, isCancelled: false } };
  expect(read(calendarFile([kept], now))).toContainEqual(['STATUS', 'CONFIRMED']);
});

it('invites its reader, or removes what was canceled', () => {
  const session = {
    id: 's@institute',
    title: 'Session',
    start: '2026-03-08T06:30:00Z',
    end: '2026-03-08T07:20:00Z',
    location: '12 Main Street, Hoboken',
    revision: { sequence: 1, changedAt: '2026-03-01T10:00:00Z', isCancelled: false },
  };
  const invitation = {
    method: 'REQUEST',
    organizer: { name: 'Institute', email: 'help@example.com' },
    attendee: { name: 'Maya "May" Lindqvist, M.D.', email: 'maya@example.com' },
    isAccepted: true,
  } as const;
  const properties = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
  const file = properties(calendarFile([session], now, invitation));
  for (const line of [
    'METHOD:REQUEST',
    'LOCATION:12 Main Street\\, Hoboken',
    'ORGANIZER;CN="Institute":mailto:help@example.com',
    'ATTENDEE;CN="Maya  May  Lindqvist, M.D.";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:maya@example.com',
  ])
    expect(file).toContain(line);
  const canceled = properties(
    calendarFile([session], now, {
      ...invitation,
      method: 'CANCEL',
      organizer: { name: 'Institute', email: null },
      isAccepted: false,
    }),
  );
  expect(canceled).toContain('METHOD:CANCEL');
  expect(canceled).toContain('ORGANIZER;CN="Institute":invalid:nomail');
  expect(canceled.join()).toContain('PARTSTAT=NEEDS-ACTION');
});

it('crosses the ends of months and years', () => {
  const file = calendarFile([{ id: '1', day: '2026-12-31', title: 'x' }], now);
  expect(file).toContain('DTEND;VALUE=DATE:20270101');
});

it('escapes and folds any text so that it can be parsed again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = calendarFile([{ id: '1', day: '2026-03-30', title }], now);
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const summary = read(file).find(([name]) => name === 'SUMMARY')![1];
      expect(unescaped(summary)).toBe(title.replace(/\r\n|\r/g, '\n'));
    }),
  );
});
