/** The names of all rules. The name is the key of the message, on the client and in server responses. */
export const ruleNames = [
  'required',
  'choice',
  'email',
  'strongPassword',
  'noBlankSpace',
  'confirmation',
  'atLeastTwoLetters',
  'url',
  'date',
  'dateOrder',
  'dateYear',
  'dateWeekday',
  'time',
  'timeSkipped',
  'minDate',
  'maxDate',
  'expiration',
  'expirationTooFar',
  'birthDate',
  'minimumAge',
  'number',
  'numberMax',
  'numberMin',
  'numberBetween',
  'selectAtMost',
  'selectAtLeast',
  'assignAll',
  'phone',
  'mobilePhone',
  'address',
  'postalCode',
  'postalCodeState',
  'lengthMin',
  'lengthMax',
  'lengthBetween',
  'lettersAndSpaces',
  'personName',
  'lettersAndDigits',
  'fileType',
  'fileSize',
  'pictureSize',
  'limitReached',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** A rule's violation: its name and the message's values (limits, names of fields), never the message itself. */
export interface Violation {
  rule: RuleName;
  values: Record<string, string | number>;
}

/** Returns `null` if the value is valid. Every rule except the `required` ones accepts an empty value. */
export type Rule<T> = (value: T) => Violation | null;

/** A rule whose data is loaded on first use: returns a result if the data is available, else a promise. */
export type FetchingRule<T> = (value: T) => Violation | null | Promise<Violation | null>;

export type Text = string | null | undefined;

export const violation = (rule: RuleName, values: Violation['values'] = {}): Violation => ({ rule, values });

/** Spaces, and characters that take no space, such as the zero-width space. The last is an empty Braille pattern. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Text without a visible character counts as empty; `required` decides whether a value is needed. */
export const isBlank = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || (typeof value === 'string' && invisible.test(value));
