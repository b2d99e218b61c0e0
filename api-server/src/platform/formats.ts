import { isTimeZone, parseInstant, trimPasted } from '@institute/values/formats';
import {
  date,
  email,
  isOneLine,
  maxDate,
  minDate,
  noBlankSpace,
  type Rule,
  required,
  strongPassword,
  url,
  type Violation,
  violation,
} from '@institute/values/rules';

type Broken = Pick<Violation, 'values'> & { rule: string };
type Format = (value: string) => Broken | null;

const refuse = (isRight: boolean, rule: string): Broken | null => (isRight ? null : { rule, values: {} });

/**
 * The rules accept empty or blank text, because a form may leave a field empty. In the API that is `null`, not text.
 */
const filled =
  (rule: Rule<string>): Format =>
  (value) =>
    value.trim() === '' ? { rule: 'required', values: {} } : rule(value);

/** Links and pictures that users load must use HTTPS. The error message is that of any invalid URL. */
const safeUrl: Rule<string> = (value) =>
  url()(value) ?? (/^https:/i.test(value) ? null : { rule: 'url', values: {} });

/** Adding days to another day would leave the years of four digits, which dates are compared by. */
const [firstDay, lastDay] = ['1000-01-01', '9998-12-31'];
const [firstInstant, endOfTime] = [Date.parse(firstDay), Date.parse('9999-01-01')];

const dayInRange: Rule<string> = (value) =>
  value.length > 10
    ? violation('date')
    : (date()(value) ?? minDate(firstDay)(value) ?? maxDate(lastDay)(value));

/** RFC 3339, as far as `Date` and Postgres can represent it: neither has leap seconds. */
function isInstant(value: string): boolean {
  if (value.length > 40 || parseInstant(value) === null) return false;
  const time = Date.parse(value);
  return time >= firstInstant && time < endOfTime;
}

/**
 * Stricter than the form's rule: no quoted names, no `?`, which adds headers to links, and only Latin letters in their
 * usual form, because full-width and Cyrillic ones look like those of another address.
 */
const isPlainAddress = (value: string) =>
  value === value.normalize('NFKC') &&
  /^[\p{Script=Latin}0-9!#$%&'*+/=^_`{|}~.-]{1,64}@[\p{Script=Latin}0-9][\p{Script=Latin}0-9.-]{0,252}$/u.test(
    value,
  ) &&
  !/[.-]\.|\.-|[.-]$/.test(value.slice(value.indexOf('@')));

const plainEmail: Rule<string> = (value) =>
  email()(value) ?? (isPlainAddress(value) ? null : { rule: 'email', values: { email: 'name@example.com' } });

/** The name of a picture or video that was uploaded here. */
const isOwnFile = (name: string) => /^media-[\w-]+\.\w{1,8}$/.test(name);

/**
 * The document's formats, implemented by the rules of `@institute/values`: each returns the rule that a text breaks, if any.
 * They also run on texts that are too long, so each one is linear in the length.
 */
export const formats: Record<string, Format> = {
  uuid: (value) => refuse(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value), 'identifier'),
  date: filled(dayInRange),
  'date-time': (value) => refuse(isInstant(value), 'date'),
  // As it will be stored: İ becomes two characters in lower case.
  email: filled((value) => plainEmail(trimPasted(value).normalize().toLowerCase())),
  'web-url': filled(safeUrl),
  captions: (value) => refuse(/^media-[\w-]+\.vtt$/.test(value), 'choice'),
  media: (value) => (value.trim() === '' || isOwnFile(value.trim()) ? null : safeUrl(value)),
  'time-zone': (value) => refuse(value === 'none' || isTimeZone(value), 'choice'),
  'iana-time-zone': (value) => refuse(isTimeZone(value), 'choice'),
  'new-password': filled((value) => noBlankSpace()(value) ?? strongPassword()(value)),
  'visible-text': (value) => refuse(required()(value) === null, 'required'),
  password: () => null,
  'uri-reference': () => null,
  multiline: () => null,
  // What a text of a request has if the document gives it no format.
  line: (value) => refuse(isOneLine(value), 'controlCharacter'),
};
