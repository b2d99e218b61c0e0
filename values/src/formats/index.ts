export {
  type Address,
  type AddressParts,
  emptyAddress,
  formatAddress,
  type GivenAddress,
} from './address.ts';
export {
  type CalendarDay,
  type CalendarInvitation,
  type CalendarRevision,
  type CalendarSubscription,
  type CalendarTime,
  calendarFile,
} from './calendar-file.ts';
export { type CaptionsProblem, type Cue, formatCaptions, parseCaptions, transcriptOf } from './captions.ts';
export { clockOf, minutesOf } from './clock.ts';
export { type CsvColumn, csvFile, toCsv } from './csv.ts';
export { currencyOf } from './currency-of.ts';
export { typedDate } from './date-style.ts';
export { type DateTimeParts, joinDateTime, splitDateTime } from './date-time.ts';
export {
  type DateForm,
  type DateTimeOptions,
  formatDate,
  formatDateTime,
  formatInstantTime,
  formatRecent,
  parseInstant,
  spellInstant,
  today,
} from './dates.ts';
export { addDays, addMonths, daysBetween, weekdayOf } from './days.ts';
export { formatDuration, formatUnit } from './duration.ts';
export { formatFileSize } from './file-size.ts';
export { fileTypeNames } from './file-types.ts';
export { fold } from './fold.ts';
export { hourIn, timeIn } from './hour-in.ts';
export { isTimeZone } from './is-time-zone.ts';
export { isDate } from './iso-date.ts';
export { enumLabel } from './labels.ts';
export {
  type AppointmentOptions,
  formatAppointment,
  formatDay,
  formatLocalDateTime,
} from './local-date-time.ts';
export { decimalOfMinor, formatMoney, type Money, type MoneyOptions, minorDigits } from './money.ts';
export { joinName } from './names.ts';
export { parseDate } from './parse-date.ts';
export { parseExpiration } from './parse-expiration.ts';
export { type MonthProblem, type ParsedMonth, parseMonth, typedMonth } from './parse-month.ts';
export {
  type NumberFormOptions,
  type NumberProblem,
  type ParsedMoney,
  type ParsedNumber,
  parseMoney,
  parseNumber,
  spellNumber,
} from './parse-number.ts';
export type { DateProblem, ParsedDate } from './parse-numeric-date.ts';
export { formatTime, type ParsedTime, parseTime, type TimeProblem } from './parse-time.ts';
export { formatPercent } from './percent.ts';
export { formatPhone, loadPhoneNumbers, type PhoneNumbers, phoneNumbers, type ReadPhone } from './phone.ts';
export { type DateOrder, languageOf, type Region, type RegionParts, regionOf } from './region.ts';
export { formatRelativeTime } from './relative-time.ts';
export { searchWords, splitAtHits } from './search.ts';
export {
  type ContentPolicy,
  fromQueryBase64,
  isCovered,
  readPolicy,
  type SignedUrlCredentials,
  signedUrl,
  toQueryBase64,
} from './signed-url.ts';
export { type SplitAddress, splitAddress } from './split-address.ts';
export {
  defaultTimeZone,
  timeZoneLabel,
  timeZoneOffset,
  timeZonePlace,
} from './time-zones.ts';
export { normalizeTyped, trimPasted } from './typed-text.ts';
export { spellQuantity, type Unit } from './units.ts';
export { listTimeZones, type TimeZoneOption } from './zone-list.ts';
