export {
  type AddressOptions,
  type AddressPart,
  address,
  type PlacedViolation,
  postalCode,
} from './address.ts';
export { type AnswerOptions, answers, assignAll, choice, selectAtLeast, selectAtMost } from './choices.ts';
export { type DateRangeOptions, dateRange } from './date-range.ts';
export {
  birthDate,
  date,
  dateTime,
  expiration,
  isOfAge,
  maxDate,
  minDate,
  minimumAge,
  month,
  olderThan,
  type Today,
  time,
} from './dates.ts';
export { fileSize, fileType, type GivenFile, limitReached } from './files.ts';
export { fieldNameOf, type IssueViolation, type SchemaIssue, violationOf } from './issues.ts';
export { atLeastTwoLetters, isOneLine, lettersAndDigits, lettersAndSpaces, personName } from './letters.ts';
export { number, numberBetween, numberMax, numberMin } from './numbers.ts';
export { type FormResult, type ParsedForm, type ParseOptions, parseForm } from './parse-form.ts';
export {
  minimumPasswordLength,
  newPassword,
  noBlankSpace,
  type PasswordPart,
  passwordParts,
  strongPassword,
} from './password.ts';
export {
  loadPhoneNumbers,
  mobilePhone,
  type PhoneNumbers,
  phone,
  phoneNumbers,
  phoneRules,
} from './phone.ts';
export { isPostalCode, isZipOfState, loadPostalCodes, postalCodeExample } from './postal-codes.ts';
export { type RuleSchema, ruleSchema } from './rule-schema.ts';
export { firstViolation, groupRule, issueAt, rules } from './schema.ts';
export { type GivenSignature, signed } from './signature.ts';
export {
  confirmation,
  countCharacters,
  email,
  lengthBetween,
  lengthMax,
  lengthMin,
  passwordCap,
  required,
  textCap,
  url,
  urlCap,
} from './text.ts';
export {
  type FetchingRule,
  type Rule,
  type RuleName,
  ruleNames,
  type Text,
  type Violation,
  violation,
} from './violation.ts';
