import { parseInstant, spellInstant } from './dates.ts';
import { addDays } from './days.ts';

interface CalendarEntry {
  /** A stable id, so that importing the event again updates it. */
  id: string;
  title: string;
  description?: string;
  /** A URL to open from the calendar. */
  url?: string;
  /** Where it takes place: an address, or the link of an online meeting. Calendars show it with the event. */
  location?: string;
  /** The version of the entry, so that calendars that read it again recognize a newer one. */
  revision?: CalendarRevision;
}

export interface CalendarRevision {
  /** Counts the changes, from 0. */
  sequence: number;
  /** When it last changed: an instant, RFC 3339. */
  changedAt: string;
  isCancelled: boolean;
}

/** The metadata of a calendar that people subscribe to. */
export interface CalendarSubscription {
  name: string;
  /** How often calendars should read it again, in hours. */
  refreshHours: number;
}

/**
 * What a calendar does with a file that it gets by e-mail (iTIP, RFC 5546): it adds or updates its events (`REQUEST`), or
 * removes them (`CANCEL`). `PUBLISH` shows them without an organizer to reply to.
 */
export interface CalendarInvitation {
  method: 'REQUEST' | 'CANCEL';
  /** The sender. Without an e-mail address, calendars can't reply. */
  organizer: { name: string; email: string | null };
  /** The reader. Each gets an own file, so that no one learns the others' addresses. */
  attendee: { name: string; email: string };
  /** Whether the reader has agreed to the time. */
  isAccepted: boolean;
}

/** An all-day reminder. */
export interface CalendarDay extends CalendarEntry {
  /** `YYYY-MM-DD`. */
  day: string;
}

/** An event with a start and an end: RFC 3339 instants. */
export interface CalendarTime extends CalendarEntry {
  start: string;
  end: string;
}

/**
 * Creates an iCalendar file (RFC 5545). `now` is the creation time in milliseconds since 1970. Entries with a revision are
 * stamped with its time instead, so the same entries give the same file.
 */
export function calendarFile(
  entries: readonly (CalendarDay | CalendarTime)[],
  now: number,
  purpose?: CalendarSubscription | CalendarInvitation,
): string {
  const invitation = purpose && 'method' in purpose ? purpose : null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Institute//Institute//EN',
    'CALSCALE:GREGORIAN',
    ...(purpose ? ('method' in purpose ? [`METHOD:${purpose.method}`] : subscriptionLines(purpose)) : []),
    ...entries.flatMap((entry) => {
      const { id, title, description, url, location, revision } = entry;
      return [
        'BEGIN:VEVENT',
        `UID:${escaped(id)}`,
        `DTSTAMP:${stampOf(revision ? parseInstant(revision.changedAt)! : now)}`,
        ...spanOf(entry),
        `SUMMARY:${escaped(title)}`,
        ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
        ...(location ? [`LOCATION:${escaped(location)}`] : []),
        ...(url ? [`URL:${url.replace(/\s/g, '')}`] : []),
        ...(invitation ? invitationLines(invitation) : []),
        ...(revision ? revisionLines(revision) : []),
        // All-day events don't block time.
        ...('day' in entry ? ['TRANSP:TRANSPARENT'] : []),
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The properties of RFC 7986, and the older ones that some calendars still use. */
const subscriptionLines = ({ name, refreshHours }: CalendarSubscription): string[] => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
  `X-PUBLISHED-TTL:PT${refreshHours}H`,
];

const invitationLines = ({ organizer, attendee, isAccepted }: CalendarInvitation): string[] => {
  const status = isAccepted ? 'ACCEPTED' : 'NEEDS-ACTION';
  return [
    // Calendars know this address as one that takes no replies.
    `ORGANIZER;CN=${quoted(organizer.name)}:${organizer.email ? mailto(organizer.email) : 'invalid:nomail'}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${status};RSVP=FALSE:${mailto(attendee.email)}`,
  ];
};

const mailto = (email: string) => `mailto:${email.replace(/\s/g, '')}`;

/** A parameter's value, which can contain neither quotes nor control characters. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`;

const revisionLines = ({ sequence, changedAt, isCancelled }: CalendarRevision): string[] => [
  `SEQUENCE:${sequence}`,
  `LAST-MODIFIED:${stampOf(parseInstant(changedAt)!)}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
];

const stampOf = (instant: number) => spellInstant(instant).replace(/[-:]|\.\d+/g, '');

const spanOf = (entry: CalendarDay | CalendarTime): string[] =>
  'day' in entry
    ? [
        `DTSTART;VALUE=DATE:${compact(entry.day)}`,
        // The exclusive end date.
        `DTEND;VALUE=DATE:${compact(addDays(entry.day, 1))}`,
      ]
    : [`DTSTART:${stampOf(parseInstant(entry.start)!)}`, `DTEND:${stampOf(parseInstant(entry.end)!)}`];

const compact = (day: string) => day.replaceAll('-', '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** The maximum octets per line, without the line break. */
const lineCap = 75;

/** Longer lines continue on the next line after a space, without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineCap) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
