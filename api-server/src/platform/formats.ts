import { isTimeZone, parseInstant } from '@institute/design-system/formats';
import {
  date,
  email,
  noBlankSpace,
  type Rule,
  strongPassword,
  url,
  type Violation,
} from '@institute/design-system/rules';

type Broken = Pick<Violation, 'values'> & { rule: string };
type Format = (value: string) => Broken | null;

const refuse = (isRight: boolean, rule: string): Broken | null => (isRight ? null : { rule, values: {} });

/** The rules let a value pass that is empty or blank, for a form may leave it so; on the wire that is `null`, not a text. */
const filled =
  (rule: Rule<string>): Format =>
  (value) =>
    value.trim() === '' ? { rule: 'required', values: {} } : rule(value);

/** A link that others follow, or a picture that they load, is never sent in the clear. The words are those of any wrong URL. */
const safeUrl: Rule<string> = (value) =>
  url()(value) ?? (/^https:/i.test(value) ? null : { rule: 'url', values: {} });

/** The name of a picture or film that was uploaded here. */
const isOwnFile = (name: string) => /^media-[\w-]+\.\w{1,8}$/.test(name);

/**
 * The formats of the document, as the design system's rules: each gives what a text breaks, or nothing. They are asked
 * even of texts that are too long, so each is linear in the length.
 */
export const formats: Record<string, Format> = {
  uuid: (value) => refuse(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value), 'identifier'),
  date: filled((value) => (value.length > 10 ? { rule: 'date', values: {} } : date()(value))),
  'date-time': (value) => refuse(value.length <= 40 && parseInstant(value) !== null, 'date'),
  email: filled((value) => email()(value.trim())),
  'web-url': filled(safeUrl),
  media: (value) => (value.trim() === '' || isOwnFile(value.trim()) ? null : safeUrl(value)),
  'time-zone': (value) => refuse(value === 'none' || isTimeZone(value), 'choice'),
  'iana-time-zone': (value) => refuse(isTimeZone(value), 'choice'),
  'new-password': filled((value) => noBlankSpace()(value) ?? strongPassword()(value)),
  password: () => null,
  'uri-reference': () => null,
};
