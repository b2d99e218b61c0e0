import { isDate } from '@institute/design-system/formats';

/** A day to remember. */
export interface CalendarDay {
  /** The same for the same thing, so that a calendar that has it already changes it. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  description?: string;
  /** An address to open from the calendar. */
  url?: string;
}

/** An iCalendar file (RFC 5545) of whole days; `now` is when it was made. */
export function calendarFile(days: readonly CalendarDay[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Institute//Student portal//EN',
    'CALSCALE:GREGORIAN',
    ...days.flatMap(({ id, day, title, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      // The day on which it is over, which does not belong to it.
      `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
      `SUMMARY:${escaped(title)}`,
      ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

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
