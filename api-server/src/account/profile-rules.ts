import type { Schemas } from '@institute/api-schema';
import { region } from '@institute/api-schema/region';
import { trimPasted } from '@institute/values/formats';
import {
  address,
  loadPhoneNumbers,
  loadPostalCodes,
  olderThan,
  personName,
  phoneRules,
  required,
  type Violation,
} from '@institute/values/rules';
import type { FieldError } from '../platform/problem.ts';

type StudentUpdate = Omit<Schemas['StudentUpdate'], 'version'>;
type Text = string | null;

const numbers = await loadPhoneNumbers();
await loadPostalCodes();
const { phone, mobilePhone } = phoneRules(numbers, region.homeCountry);

function at(pointer: string, violation: Violation | null): FieldError[] {
  return violation ? [{ in: 'body', pointer, ...violation }] : [];
}

/** A required name of a person. */
export function nameErrors(pointer: string, name: string): FieldError[] {
  return at(pointer, required()(name) ?? personName()(name));
}

/** A name as it is stored: as typed, composed, without the invisible characters that come with pasting. */
export const storedName = (name: string): string =>
  trimPasted(name)
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .normalize();

export const storedNames = <
  T extends Pick<StudentUpdate['personalInfo'], 'firstName' | 'middleName' | 'lastName'>,
>(
  info: T,
): T => ({
  ...info,
  firstName: storedName(info.firstName),
  middleName: info.middleName && storedName(info.middleName),
  lastName: storedName(info.lastName),
});

export function mobilePhoneErrors(pointer: string, value: Text): FieldError[] {
  return at(pointer, mobilePhone(value));
}

/** A valid phone number in its stored form: E.164 with its extension, however it was typed. */
export function storedPhone(value: Text): Text {
  return value && (numbers.read(value, region.homeCountry)?.value ?? value);
}

export const storedPhones = ({ homePhone, workPhone, mobilePhone }: StudentUpdate['contactInfo']) => ({
  homePhone: storedPhone(homePhone),
  workPhone: storedPhone(workPhone),
  mobilePhone: storedPhone(mobilePhone),
});

/** What an address lacks. Without `isRequired`, it may be empty. */
export const addressErrors = (
  pointer: string,
  given: Parameters<typeof address>[0],
  options: Parameters<typeof address>[1] = {},
): FieldError[] =>
  address(given, options).flatMap(({ path, violation }) => at(`${pointer}/${path}`, violation));

/** Rules for a student's profile that the document can't express. `today` is the date in the student's time zone. */
export function studentErrors(update: StudentUpdate, today: string): FieldError[] {
  const { personalInfo, contactInfo } = update;
  return [
    ...nameErrors('/personalInfo/firstName', personalInfo.firstName),
    ...at('/personalInfo/middleName', personName()(personalInfo.middleName)),
    ...nameErrors('/personalInfo/lastName', personalInfo.lastName),
    ...at('/personalInfo/dateBirth', olderThan(today)(personalInfo.dateBirth)),
    ...at('/contactInfo/homePhone', phone(contactInfo.homePhone)),
    ...at('/contactInfo/workPhone', phone(contactInfo.workPhone)),
    ...mobilePhoneErrors('/contactInfo/mobilePhone', contactInfo.mobilePhone),
    ...addressErrors('/address', update.address),
  ];
}
