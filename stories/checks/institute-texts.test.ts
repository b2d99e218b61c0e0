import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Record<string, string>;
const english = read('api-schema/src/institute-texts/en.json');
const names = Object.keys(read('design-system/src/intl/lang/en.json'));

it('words only texts that the library has', () => {
  for (const file of ['en', 'es'])
    expect(
      Object.keys(read(`api-schema/src/institute-texts/${file}.json`)).filter((id) => !names.includes(id)),
    ).toEqual([]);
});

/** Word for word. Values replace the numbers of the specification. */
it.each([
  ['field.required', 'This field is required'],
  ['field.email', 'Please type your email in the format [{email}]'],
  ['field.strongPassword', 'Minimum 8 characters, at least one number, one lower case and one upper case.'],
  ['field.noBlankSpace', 'The password can’t have blank space'],
  ['field.confirmation', 'This field confirmation does not match'],
  ['field.atLeastTwoLetters', 'This field must contain at least one word'],
  ['field.url', 'Please enter a valid URL'],
  ['field.date', 'This field must be a valid date'],
  ['field.minDate', 'This field must be a date same or after than {min}'],
  ['field.maxDate', 'This field must be a date same or before than {max}'],
  ['field.birthDate', 'Below {age} age, call the institute (phone enrollment)'],
  ['field.minimumAge', 'Must be older than {age} years'],
  ['field.numberMax', 'This field should not exceed {max}'],
  ['field.numberMin', 'This field should be more than {min}'],
  ['field.numberBetween', 'This field should be between {min} and {max}'],
  ['field.selectAtMost', 'Select at most {max} {max, plural, one {option} other {options}}'],
  ['field.assignAll', 'Please assign all options'],
  ['field.phone', 'This field must be a valid number phone'],
  ['field.mobilePhone', 'This field must be a Mobile Phone'],
  [
    'field.address',
    'The address must contain a {part, select, country {country} state {state} city {city} other {street}}',
  ],
  ['error.default', 'An error found, please try again.'],
  ['error.invalidCurrentPassword', 'Incorrect current password'],
  ['account.sessionExpired', 'Your session expired, please login again'],
])('has the prescribed words for %s', (id, text) => {
  expect(english[id]).toBe(text);
});
