import { formatDate } from '@institute/values/formats/dates';
import { formatFileSize } from '@institute/values/formats/file-size';
import { anyTypeOf } from '@institute/values/formats/mime-name';
import { formatMoney } from '@institute/values/formats/money';
import type { RuleName } from '@institute/values/rules/violation';
import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { useErrorMessages } from '../intl/ErrorMessagesProvider.tsx';
import type { ErrorMessages } from '../intl/error-messages.ts';
import type { FieldError } from './field-error.ts';

/** The message of every rule. The violation provides the limits. */
const messages: Record<RuleName, MessageDescriptor> = defineMessages({
  required: {
    id: 'field.required',
    defaultMessage: 'This field is required',
    description: 'Error of a field',
  },
  choice: {
    id: 'field.choice',
    defaultMessage: 'Please choose one of the options',
    description: 'Error of a field',
  },
  email: {
    id: 'field.email',
    defaultMessage: 'Enter an e-mail address, such as {email}',
    description: 'Error of a field; email is an example such as name@example.com',
  },
  strongPassword: {
    id: 'field.strongPassword',
    defaultMessage: 'Use at least 8 characters with a number, a lowercase letter and an uppercase letter',
    description: 'Error of a password field',
  },
  noBlankSpace: {
    id: 'field.noBlankSpace',
    defaultMessage: 'The password can’t have spaces',
    description: 'Error of a password field',
  },
  confirmation: {
    id: 'field.confirmation',
    defaultMessage: 'This doesn’t match. Enter the same again',
    description: 'Error of a field that repeats another',
  },
  atLeastTwoLetters: {
    id: 'field.atLeastTwoLetters',
    defaultMessage: 'Enter at least one word',
    description: 'Error of a field',
  },
  url: {
    id: 'field.url',
    defaultMessage: 'Enter a web address that starts with http:// or https://',
    description: 'Error of a field',
  },
  date: {
    id: 'field.date',
    defaultMessage: 'Enter a valid date',
    description: 'Error of a date field',
  },
  dateOrder: {
    id: 'field.dateOrder',
    defaultMessage: 'Enter day, month and year in the order of the example',
    description:
      'Error of a date field with an example above it, in which the day was typed before the month or the other way around',
  },
  dateYear: {
    id: 'field.dateYear',
    defaultMessage: 'Enter the year with all 4 digits',
    description: 'Error of a date field in which the year was typed with two digits',
  },
  dateWeekday: {
    id: 'field.dateWeekday',
    defaultMessage: 'This date falls on another day of the week. Check the date and the day',
    description:
      'Error of a date field in which the day of the week is typed too, such as Monday, March 14, 1990',
  },
  time: {
    id: 'field.time',
    defaultMessage: 'Enter a valid time',
    description: 'Error of a time field',
  },
  timeSkipped: {
    id: 'field.timeSkipped',
    defaultMessage: 'On that day, the clocks skip this time',
    description: 'Error of a time of day that clocks do not show on the day they are set forward in spring',
  },
  minDate: {
    id: 'field.minDate',
    defaultMessage: 'Enter {min} or a later date',
    description: 'Error of a date field',
  },
  maxDate: {
    id: 'field.maxDate',
    defaultMessage: 'Enter {max} or an earlier date',
    description: 'Error of a date field',
  },
  expiration: {
    id: 'field.expiration',
    defaultMessage: 'This date is in the past. Please check the month and the year',
    description: 'Error of the expiration of a card',
  },
  expirationTooFar: {
    id: 'field.expirationTooFar',
    defaultMessage: 'This date is more than {years} years ahead. Please check the year',
    description: 'Error of the expiration of a card',
  },
  birthDate: {
    id: 'field.birthDate',
    defaultMessage: 'You must be at least {age} years old',
    description: 'Error of a birth date when enrolling; age is 18',
  },
  minimumAge: {
    id: 'field.minimumAge',
    defaultMessage: 'You must be at least {age} years old',
    description: 'Error of a birth date; age is 18',
  },
  number: {
    id: 'field.number',
    defaultMessage: 'Enter a number',
    description: 'Error of a number field',
  },
  numberMax: {
    id: 'field.numberMax',
    defaultMessage: 'Enter {max} or less',
    description: 'Error of a number field',
  },
  numberMin: {
    id: 'field.numberMin',
    defaultMessage: 'Enter more than {min}',
    description: 'Error of a number field',
  },
  numberBetween: {
    id: 'field.numberBetween',
    defaultMessage: 'Enter a number from {min} to {max}',
    description: 'Error of a number field',
  },
  selectAtMost: {
    id: 'field.selectAtMost',
    defaultMessage: 'Select at most {max} {max, plural, one {option} other {options}}',
    description: 'Error of a group of checkboxes',
  },
  selectAtLeast: {
    id: 'field.selectAtLeast',
    defaultMessage: 'Select at least {min} {min, plural, one {option} other {options}}',
    description: 'Error of a group of checkboxes',
  },
  assignAll: {
    id: 'field.assignAll',
    defaultMessage: 'Choose an option for each item',
    description: 'Error of a list of choices',
  },
  phone: {
    id: 'field.phone',
    defaultMessage: 'Enter a valid phone number',
    description: 'Error of a phone field',
  },
  mobilePhone: {
    id: 'field.mobilePhone',
    defaultMessage: 'Enter a mobile phone number',
    description: 'Error of a phone field',
  },
  address: {
    id: 'field.address',
    defaultMessage:
      '{part, select, country {Choose a country} state {Choose a state or region} city {Enter the city} other {Enter the street address}}',
    description: 'Error of a field of an address that was begun',
  },
  postalCode: {
    id: 'field.postalCode',
    defaultMessage:
      'Please check the postal code{example, select, none {} other {. It should look like {example}}}',
    description: 'Error of a postal code that does not look like one of its country; example may be missing',
  },
  postalCodeState: {
    id: 'field.postalCodeState',
    defaultMessage: 'This ZIP code does not belong to {state}. Please check both',
    description: 'Error of a ZIP code that lies in another state',
  },
  lengthMin: {
    id: 'field.lengthMin',
    defaultMessage: 'This field must have at least {min} {min, plural, one {character} other {characters}}',
    description: 'Error of a text field',
  },
  lengthMax: {
    id: 'field.lengthMax',
    defaultMessage: 'This field must have at most {max} {max, plural, one {character} other {characters}}',
    description: 'Error of a text field',
  },
  lengthBetween: {
    id: 'field.lengthBetween',
    defaultMessage: 'This field must have between {min} and {max} characters',
    description: 'Error of a text field',
  },
  lettersAndSpaces: {
    id: 'field.lettersAndSpaces',
    defaultMessage: 'This field can only have letters and spaces',
    description: 'Error of a text field',
  },
  personName: {
    id: 'field.personName',
    defaultMessage: 'A name needs letters, and can’t have symbols or emoji',
    description: 'Error of a field for a name of a person',
  },
  lettersAndDigits: {
    id: 'field.lettersAndDigits',
    defaultMessage: 'This field can only have letters and numbers',
    description: 'Error of a text field',
  },
  fileType: {
    id: 'field.fileType',
    defaultMessage: 'This type of file isn’t accepted. Please choose {types}',
    description: 'Error of a field for a file; types is a list such as JPEG, PNG, or WebP',
  },
  fileSize: {
    id: 'field.fileSize',
    defaultMessage: 'This file is too large. It can have at most {max}',
    description: 'Error of a field for a file; max is a size such as 10 MB',
  },
  pictureSize: {
    id: 'field.pictureSize',
    defaultMessage: 'This picture is too large. It can have at most {max} megapixels',
    description: 'Error of a field for a picture with too many pixels; max is a number such as 50',
  },
  limitReached: {
    id: 'field.limitReached',
    defaultMessage:
      'No more than {max, plural, one {one} other {#}} can be added. Please remove one first, or choose fewer',
    description: 'Error of a list or of a field for a file that holds all it may',
  },
});

const unknownRule = defineMessages({
  text: {
    id: 'field.unknown',
    defaultMessage: 'Please check this field',
    description: 'Error of a field for an unknown reason',
  },
});

const textsOfErrors = new WeakMap<FieldError, { intl: IntlShape; text: string }>();

/**
 * The message for an error, the same for client and server errors: that of the rule, else the error's own text,
 * else the app's message for the server's key.
 */
export function useFieldErrorText(): (error: FieldError) => string {
  const intl = useIntl();
  const errorMessages = useErrorMessages();
  return (error) => fieldErrorText(intl, error, errorMessages);
}

export function fieldErrorText(intl: IntlShape, error: FieldError, errorMessages?: ErrorMessages): string {
  const before = textsOfErrors.get(error);
  if (before?.intl === intl) return before.text;
  const text = textOf(intl, error, errorMessages);
  textsOfErrors.set(error, { intl, text });
  return text;
}

function textOf(
  intl: IntlShape,
  { rule, values = {}, detail }: FieldError,
  errorMessages: ErrorMessages | undefined,
): string {
  const message = Object.hasOwn(messages, rule) ? messages[rule as RuleName] : null;
  if (!message)
    return (
      detail ??
      intl.formatMessage(errorMessages?.find(rule) ?? (unknownRule.text as MessageDescriptor), values)
    );
  const shown: Record<string, string | number | boolean | null> = { example: 'none', ...values };
  if (typeof shown.types === 'string') shown.types = anyTypeOf(shown.types.split(/,\s*/), intl.locale);
  for (const key of ['min', 'max']) {
    // Limits that are dates are formatted as dates, others as numbers.
    const limit = shown[key];
    if (rule === 'fileSize') shown[key] = formatFileSize(Number(limit), intl.locale);
    else if (typeof limit === 'string') shown[key] = formatDate(limit, 'medium', intl.locale);
    else if (typeof limit === 'number' && typeof values.currency === 'string')
      shown[key] = formatMoney({ amount: limit, currency: values.currency }, { locale: intl.locale });
    else if (typeof limit === 'number' && rule.startsWith('number')) shown[key] = intl.formatNumber(limit);
  }
  return intl.formatMessage(message, shown);
}
