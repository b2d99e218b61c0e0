import type { Student } from '../student.ts';

export type ProfilePart = 'dateBirth' | 'mobilePhone' | 'address' | 'occupation';

/** The missing profile data that an enrollment needs, most important first. */
export function missingParts({ personalInfo, contactInfo, address, occupation }: Student): ProfilePart[] {
  const parts: Array<[ProfilePart, unknown]> = [
    ['dateBirth', personalInfo.dateBirth],
    ['mobilePhone', contactInfo.mobilePhone],
    ['address', address.street1],
    ['occupation', occupation],
  ];
  return parts.filter(([, value]) => !value).map(([part]) => part);
}
