/** Every rule of the product by name. The name is the key of its words, on the client and in server answers. */
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

/** What a rule found wrong: its name and what its words need (limits, names of fields), never the words themselves. */
export interface Violation {
  rule: RuleName;
  values: Record<string, string | number>;
}

/** `null` when the value rules. Every rule but the `required` ones lets an empty value pass. */
export type Rule<T> = (value: T) => Violation | null;

/** A rule whose data is fetched on first use: an answer at once when the data is there, else a promise of it. */
export type FetchingRule<T> = (value: T) => Violation | null | Promise<Violation | null>;

export type Text = string | null | undefined;

export const violation = (rule: RuleName, values: Violation['values'] = {}): Violation => ({ rule, values });

/** Blank text is no value: whether one is needed is the business of `required`. */
export const isBlank = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
