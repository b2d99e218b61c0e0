import type { components } from '@institute/api-schema';
import {
  address,
  loadPhoneNumbers,
  olderThan,
  personName,
  phoneRules,
  required,
  type Violation,
} from '@institute/design-system/rules';
import type { FieldError } from '../platform/problem.ts';

type StudentUpdate = Omit<components['schemas']['StudentUpdate'], 'version'>;
type Text = string | null;

const numbers = await loadPhoneNumbers();
const { phone, mobilePhone } = phoneRules(numbers);

function at(pointer: string, violation: Violation | null): FieldError[] {
  return violation ? [{ in: 'body', pointer, ...violation }] : [];
}

/** The name of a person, which has to be there. */
export function nameErrors(pointer: string, name: string): FieldError[] {
  return at(pointer, required()(name) ?? personName()(name));
}

export function mobilePhoneErrors(pointer: string, value: Text): FieldError[] {
  return at(pointer, mobilePhone(value));
}

/** A valid phone number as it is stored, however it was typed: in E.164 form, with its extension. */
export function storedPhone(value: Text): Text {
  return value && (numbers.read(value)?.value ?? value);
}

/** What the document cannot say about a student's profile. `today` is the day where the student is. */
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
    ...address(update.address).flatMap(({ path, violation }) => at(`/address/${path}`, violation)),
  ];
}
