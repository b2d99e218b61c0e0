import type { components } from '@institute/api-schema';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Temporal } from 'temporal-polyfill';
import type { FieldError } from '../problem.ts';

type StudentUpdate = components['schemas']['StudentUpdate'];

const minimumAge = 18;

function error(pointer: string, rule: string, values: FieldError['values'] = {}): FieldError[] {
  return [{ in: 'body', pointer, rule, values }];
}

/** Letters and marks of any script, spaces, apostrophes, hyphens and full stops. */
export function nameErrors(pointer: string, name: string | null): FieldError[] {
  if (name === null || name.trim() === '') return name === null ? [] : error(pointer, 'required');
  return /^[\p{L}\p{M}\s'’.-]+$/u.test(name) ? [] : error(pointer, 'personName');
}

function phoneErrors(pointer: string, phone: string | null): FieldError[] {
  if (!phone) return [];
  return parsePhoneNumberFromString(phone)?.isValid() ? [] : error(pointer, 'phone');
}

export function mobilePhoneErrors(pointer: string, phone: string | null): FieldError[] {
  const invalid = phoneErrors(pointer, phone);
  if (!phone || invalid.length > 0) return invalid;
  const type = parsePhoneNumberFromString(phone)!.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? [] : error(pointer, 'mobilePhone');
}

function birthDateErrors(pointer: string, dateBirth: string | null, today: string): FieldError[] {
  if (dateBirth === null) return [];
  const latest = Temporal.PlainDate.from(today).subtract({ years: minimumAge });
  const isOldEnough = Temporal.PlainDate.compare(Temporal.PlainDate.from(dateBirth), latest) <= 0;
  return isOldEnough ? [] : error(pointer, 'minimumAge', { age: minimumAge });
}

function addressErrors(pointer: string, address: StudentUpdate['address']): FieldError[] {
  const { country, countryCode, state, stateCode, city, zip, street1, street2 } = address;
  const isSet = (value: string | null) => Boolean(value?.trim());
  const set = [country, countryCode, state, stateCode, city, zip, street1, street2].filter(isSet);
  if (set.length <= 1) return [];
  return Object.entries({ countryCode, stateCode, city, street1 })
    .filter(([, value]) => !isSet(value))
    .flatMap(([field]) => error(`${pointer}/${field}`, 'address', { field }));
}

/** What the document cannot say about a student's profile. `today` is the day where the student is. */
export function studentErrors(update: StudentUpdate, today: string): FieldError[] {
  const { personalInfo, contactInfo } = update;
  return [
    ...nameErrors('/personalInfo/firstName', personalInfo.firstName),
    ...nameErrors('/personalInfo/middleName', personalInfo.middleName || null),
    ...nameErrors('/personalInfo/lastName', personalInfo.lastName),
    ...birthDateErrors('/personalInfo/dateBirth', personalInfo.dateBirth, today),
    ...phoneErrors('/contactInfo/homePhone', contactInfo.homePhone),
    ...phoneErrors('/contactInfo/workPhone', contactInfo.workPhone),
    ...mobilePhoneErrors('/contactInfo/mobilePhone', contactInfo.mobilePhone),
    ...addressErrors('/address', update.address),
  ];
}
