import type { Student } from '../student.ts';

export type ProfilePart = 'dateBirth' | 'mobilePhone' | 'address';

/** The missing profile data that an enrollment needs, most important first. */
export function missingParts({ personalInfo, contactInfo, address }: Student): ProfilePart[] {
  const parts: Array<[ProfilePart, unknown]> = [
    ['dateBirth', personalInfo.dateBirth],
    ['mobilePhone', contactInfo.mobilePhone],
    ['address', address.street1],
  ];
  return parts.filter(([, value]) => !value).map(([part]) => part);
}
