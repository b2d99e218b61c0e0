import { blankIfNull } from '@institute/api-schema';
import { region } from '@institute/api-schema/region';
import { type Address, formatAddress, formatDate, formatPhone } from '@institute/values/formats';
import type { IntlShape } from 'react-intl';
import type { Student } from '../student.ts';

/** The parts of a student as forms have them: missing answers are empty. */
export const personalValues = ({ personalInfo }: Student) => ({ personalInfo: blankIfNull(personalInfo) });

export const contactValues = ({ contactInfo }: Student) => ({ contactInfo: blankIfNull(contactInfo) });

export const addressValues = ({ address: { latitude, longitude, ...lines } }: Pick<Student, 'address'>) => ({
  address: { ...blankIfNull(lines), latitude, longitude },
});

export const backgroundValues = (student: Student) => ({
  occupation: student.occupation ?? '',
  educationLevel: (student.educationLevel ?? '') as string,
  militaryMember: student.militaryMember ?? false,
});

/** Coordinates are valid only for the address they were found for. */
export function addressToSend(
  answers: ReturnType<typeof addressValues>['address'],
  saved: Student['address'],
) {
  const formattedAddress = formatAddress(answers as Address) || null;
  const isSame = formattedAddress === (formatAddress(saved as Address) || null);
  const { latitude, longitude } = isSame ? saved : { latitude: null, longitude: null };
  return { ...answers, formattedAddress, latitude, longitude };
}

/** How the values of each part read, for comparing two versions. */
export const describePersonal = (
  { locale }: IntlShape,
  { personalInfo }: ReturnType<typeof personalValues>,
) => ({ 'personalInfo.dateBirth': formatDate(personalInfo.dateBirth, 'medium', locale) });

export const describeContact = ({ contactInfo }: ReturnType<typeof contactValues>) => ({
  'contactInfo.mobilePhone': formatPhone(contactInfo.mobilePhone, region.homeCountry),
  'contactInfo.homePhone': formatPhone(contactInfo.homePhone, region.homeCountry),
  'contactInfo.workPhone': formatPhone(contactInfo.workPhone, region.homeCountry),
});

/** As a whole, because a street belongs to its city. */
export const describeAddress = ({ address }: ReturnType<typeof addressValues>) => ({
  address: formatAddress(address as Address),
});
