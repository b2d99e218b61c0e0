import { dateTimeFormat } from './formatters.ts';
import { isTimeZone } from './is-time-zone.ts';
import { offsetLabel, placesOf, renamed, timeZoneOffset } from './time-zones.ts';

export interface TimeZoneOption {
  value: string;
  label: string;
  /** The place's English and former names, to find it by. */
  keywords?: string;
}

const canonical = (timeZone: string) => dateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;

/**
 * All time zones the browser supports, by place, as `New York · UTC-05:00`: in a native select, people find their city by
 * typing its first letters, or by its place in the alphabet. Includes `keep` even if the browser lists it under another
 * name or doesn't support it. Places are also found by their English names, and those that were renamed by both.
 */
export function listTimeZones(keep?: string, locale = 'en-US', now: number = Date.now()): TimeZoneOption[] {
  const names = new Set(Intl.supportedValuesOf('timeZone'));
  if (keep && isTimeZone(keep)) {
    names.delete(canonical(keep));
    names.add(keep);
  }
  const collator = new Intl.Collator(locale);
  return [...names]
    .map((value) => {
      const name = placesOf(value, locale).join(', ');
      const label = [name, offsetLabel(timeZoneOffset(value, now))].filter(Boolean).join(' · ');
      const place = value.split('/').at(-1)!;
      const former = Object.keys(renamed).find((name) => name === place || renamed[name] === place);
      const english = placesOf(value).join(', ');
      const keywords = [name === english ? '' : english, former?.replaceAll('_', ' ')].filter(Boolean);
      return { value, label, ...(keywords.length > 0 && { keywords: keywords.join(' ') }) };
    })
    .sort((a, b) => collator.compare(a.label, b.label));
}
