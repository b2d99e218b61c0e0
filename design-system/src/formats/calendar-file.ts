import { parseInstant, spellInstant } from './dates.ts';
import { isDate } from './iso-date.ts';

interface CalendarEntry {
  /** The same for the same thing, so that a calendar that has it already changes it. */
  id: string;
  title: string;
  description?: string;
  /** An address to open from the calendar. */
  url?: string;
}

/** A day to remember. */
export interface CalendarDay extends CalendarEntry {
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Something that begins and ends at a moment: instants, RFC 3339. */
export interface CalendarTime extends CalendarEntry {
  start: string;
  end: string;
}

/** An iCalendar file (RFC 5545); `now`, in milliseconds since 1970, is when it was made. */
export function calendarFile(entries: readonly (CalendarDay | CalendarTime)[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Institute//Institute//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => {
      const { id, title, description, url } = entry;
      return [
        'BEGIN:VEVENT',
        `UID:${escaped(id)}`,
        `DTSTAMP:${stampOf(now)}`,
        ...spanOf(entry),
        `SUMMARY:${escaped(title)}`,
        ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
        ...(url ? [`URL:${url}`] : []),
        // All-day events don't block time.
        ...('day' in entry ? ['TRANSP:TRANSPARENT'] : []),
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const stampOf = (instant: number) => spellInstant(instant).replace(/[-:]|\.\d+/g, '');

const spanOf = (entry: CalendarDay | CalendarTime): string[] =>
  'day' in entry
    ? [
        `DTSTART;VALUE=DATE:${compact(entry.day)}`,
        // The day on which it is over, which does not belong to it.
        `DTEND;VALUE=DATE:${compact(dayAfter(entry.day))}`,
      ]
    : [`DTSTART:${stampOf(parseInstant(entry.start)!)}`, `DTEND:${stampOf(parseInstant(entry.end)!)}`];

const compact = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const candidates = [
    [year, month, date + 1],
    [year, month + 1, 1],
    [year + 1, 1, 1],
  ] as const;
  const spelled = candidates.map(
    ([y, m, d]) =>
      `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
  );
  return spelled.find(isDate) ?? day;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Octets of a line, without its end. */
const lineCap = 75;

/** Longer lines go on in the next one, behind a space; no character is cut in two. */
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
