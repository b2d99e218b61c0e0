import type { components } from '@institute/api-schema';
import type { certifications, coaches, educations } from '../tables/coaches.ts';
import type { students } from '../tables/students.ts';
import type { users } from '../tables/users.ts';
import { otherCoaches } from './coaches.ts';

type Roles = components['schemas']['RoleName'][];
export type Person = {
  /** Ids are fixed, so that links into the demo world stay valid. */
  number: number;
  email: string;
  roles: Roles;
  user?: Partial<typeof users.$inferInsert>;
  student: Pick<typeof students.$inferInsert, 'firstName' | 'lastName'> &
    Partial<typeof students.$inferInsert>;
  coach?: Partial<typeof coaches.$inferInsert> & {
    educations?: (Omit<typeof educations.$inferInsert, 'id' | 'coachId'> & { number: number })[];
    /** Days from now, so that some deadlines are always close and some always past. */
    certifications?: (Pick<typeof certifications.$inferInsert, 'name' | 'issuer' | 'credentialUrl'> & {
      number: number;
      issued: number;
      expires: number | null;
    })[];
  };
};

/** The password of everyone in the demo world. */
export const demoPassword = 'Wellness1';

/** The people of the demo world, each in a different situation. */
export const cast: Person[] = [
  {
    number: 1,
    email: 'student@example.com',
    roles: ['STUDENT'],
    user: { timeZone: 'America/New_York' },
    student: {
      firstName: 'Maya',
      lastName: 'Lindqvist',
      gender: 'FEMALE',
      dateBirth: '1990-03-14',
      homePhone: '+12015550114',
      mobilePhone: '+12015550123',
      country: 'United States',
      countryCode: 'US',
      state: 'New Jersey',
      stateCode: 'NJ',
      city: 'Hoboken',
      zip: '07030',
      street1: '214 Garden Street',
      street2: 'Apt 3',
      latitude: 40.7433,
      longitude: -74.0324,
      formattedAddress: '214 Garden Street, Apt 3, Hoboken, NJ 07030, United States',
      crmId: 'CRM-20481',
      learningSystemId: 'LS-7731',
      learningPlatformUserId: '58213',
      educationLevel: 'BACHELORS_DEGREE',
      occupation: 'Yoga teacher',
      militaryMember: false,
      autoPay: true,
      programTrack: 'HEALTH_COACH',
    },
  },
  {
    number: 2,
    email: 'new.student@example.com',
    roles: ['STUDENT'],
    student: { firstName: 'Theo', lastName: 'Okafor' },
  },
  {
    number: 3,
    email: 'pastdue@example.com',
    roles: ['STUDENT'],
    user: { timeZone: 'America/Chicago' },
    student: {
      firstName: 'Camila',
      middleName: 'Inés',
      lastName: 'Reyes',
      gender: 'FEMALE',
      dateBirth: '1984-02-29',
      mobilePhone: '+13125550148',
      country: 'United States',
      countryCode: 'US',
      state: 'Illinois',
      stateCode: 'IL',
      city: 'Chicago',
      zip: '60614',
      street1: '1820 North Halsted Street',
      formattedAddress: '1820 North Halsted Street, Chicago, IL 60614, United States',
      crmId: 'CRM-19377',
      learningSystemId: 'LS-6902',
      learningPlatformUserId: '51990',
      languageIso2LetterCode: 'ES',
      educationLevel: 'SOME_COLLEGE',
      occupation: 'Nurse',
      militaryMember: true,
      programTrack: 'HEALTH_COACH',
    },
  },
  {
    number: 4,
    email: 'unverified@example.com',
    roles: ['STUDENT'],
    user: { isVerifiedEmail: false },
    student: { firstName: 'Jonah', lastName: 'Abrams', dateBirth: '1997-11-02', mobilePhone: '+16175550162' },
  },
  {
    number: 5,
    email: 'coach@example.com',
    roles: ['STUDENT', 'COACH'],
    user: { timeZone: 'America/Los_Angeles' },
    student: {
      firstName: 'Rosa',
      lastName: 'Delgado',
      gender: 'FEMALE',
      dateBirth: '1988-07-21',
      mobilePhone: '+14155550188',
      country: 'United States',
      countryCode: 'US',
      state: 'California',
      stateCode: 'CA',
      city: 'Oakland',
      zip: '94610',
      street1: '3257 Lakeshore Avenue',
      formattedAddress: '3257 Lakeshore Avenue, Oakland, CA 94610, United States',
      crmId: 'CRM-11052',
      learningSystemId: 'LS-2210',
      learningPlatformUserId: '30417',
      educationLevel: 'BACHELORS_DEGREE',
      occupation: 'Health coach',
      militaryMember: false,
    },
    coach: {
      rateOfPay: 9500,
      intro:
        'I help people who are tired of starting over find one small change that stays. We begin with sleep and ' +
        'breakfast, not with a list of forbidden foods.',
      specializations: ['Sleep and recovery', 'Plant-based nutrition', 'Stress and resilience'],
      focus: ['New parents', 'Shift workers'],
      languages: ['English', 'Spanish'],
      hctpGraduatingClass: 'Spring 2021',
      showPhone: true,
      socialNetworks: {
        linkedIn: 'https://www.linkedin.com/in/rosa-delgado-coach',
        facebook: null,
        instagram: 'https://www.instagram.com/rosacoaches',
        youtube: null,
      },
      coachWebConferenceUrl: 'https://meet.example.com/rosa',
      facebookGroupUrl: 'https://www.facebook.com/groups/small.changes.that.stay',
      testCall: true,
      websiteUrl: 'https://rosadelgado.example.com',
      educations: [
        {
          number: 1,
          institution: 'Rutgers University',
          degree: 'Bachelor of Science',
          fieldOfStudy: 'Nutritional Sciences',
          startDate: '2006-09-05',
          endDate: '2010-05-18',
        },
        {
          number: 2,
          institution: 'San Francisco State University',
          degree: 'Master of Public Health',
          fieldOfStudy: 'Community health',
          startDate: '2024-08-26',
        },
      ],
      certifications: [
        {
          number: 1,
          name: 'National Board Certified Health and Wellness Coach',
          issuer: 'NBHWC',
          credentialUrl: 'https://nbhwc.example.com/coaches/rosa-delgado',
          issued: -1_075,
          expires: 20,
        },
        {
          number: 2,
          name: 'Adult and Pediatric First Aid, CPR and AED',
          issuer: 'American Red Cross',
          issued: -860,
          expires: -130,
        },
        {
          number: 3,
          name: 'Motivational Interviewing: Foundations',
          issuer: 'Center for Evidence-Based Practice',
          issued: -1_600,
          expires: null,
        },
      ],
    },
  },
  {
    number: 6,
    email: 'new.coach@example.com',
    roles: ['STUDENT', 'COACH'],
    student: { firstName: 'Samir', lastName: 'Haddad', mobilePhone: '+12125550175' },
    coach: {},
  },
  {
    number: 7,
    email: 'advisor@example.com',
    roles: ['ADVISOR'],
    student: { firstName: 'Grace', lastName: 'Whitfield' },
  },
  {
    number: 8,
    email: 'admin@example.com',
    roles: ['ADMIN'],
    student: { firstName: 'Ilse', lastName: 'Brandt' },
  },
  {
    number: 9,
    email: 'disabled@example.com',
    roles: ['STUDENT'],
    user: { isDisabled: true },
    student: { firstName: 'Owen', lastName: 'Marsh', active: false },
  },
  {
    number: 21,
    email: 'collections@example.com',
    roles: ['STUDENT'],
    student: {
      firstName: 'Dmitri',
      lastName: 'Volkov',
      dateBirth: '1979-06-30',
      mobilePhone: '+17185550119',
      autoPay: true,
      programTrack: 'HEALTH_COACH',
    },
  },
  {
    number: 22,
    email: 'graduate@example.com',
    roles: ['STUDENT'],
    student: {
      firstName: 'Amara',
      lastName: 'Nwosu',
      dateBirth: '1986-09-12',
      mobilePhone: '+14045550133',
      programTrack: 'HEALTH_COACH',
    },
  },
  {
    number: 23,
    email: 'transferred@example.com',
    roles: ['STUDENT'],
    student: {
      firstName: 'Linh',
      lastName: 'Tran',
      dateBirth: '1995-01-22',
      mobilePhone: '+12065550171',
      programTrack: 'HEALTH_COACH',
    },
  },
  {
    number: 41,
    email: 'submitted@example.com',
    roles: ['STUDENT'],
    student: {
      firstName: 'Noor',
      lastName: 'Siddiqui',
      dateBirth: '1993-04-18',
      mobilePhone: '+13475550141',
      country: 'United States',
      countryCode: 'US',
      state: 'New York',
      stateCode: 'NY',
      city: 'Brooklyn',
      zip: '11215',
      street1: '388 6th Avenue',
      formattedAddress: '388 6th Avenue, Brooklyn, NY 11215, United States',
    },
  },
  {
    number: 42,
    email: 'in.review@example.com',
    roles: ['STUDENT'],
    student: {
      firstName: 'Pablo',
      lastName: 'Ferrer',
      dateBirth: '1989-12-03',
      mobilePhone: '+17865550142',
      country: 'United States',
      countryCode: 'US',
      state: 'Florida',
      stateCode: 'FL',
      city: 'Miami',
      zip: '33135',
      street1: '1421 Southwest 8th Street',
      formattedAddress: '1421 Southwest 8th Street, Miami, FL 33135, United States',
      languageIso2LetterCode: 'ES',
    },
  },
  {
    number: 43,
    email: 'changes@example.com',
    roles: ['STUDENT'],
    student: {
      firstName: 'Hannah',
      lastName: 'Kowalski',
      dateBirth: '1998-07-09',
      mobilePhone: '+13125550143',
      country: 'United States',
      countryCode: 'US',
      state: 'Illinois',
      stateCode: 'IL',
      city: 'Chicago',
      zip: '60622',
      street1: '1714 North Damen Avenue',
      formattedAddress: '1714 North Damen Avenue, Chicago, IL 60622, United States',
    },
  },
  {
    number: 44,
    email: 'approved@example.com',
    roles: ['STUDENT'],
    student: {
      firstName: 'Kwame',
      lastName: 'Mensah',
      dateBirth: '1981-02-25',
      mobilePhone: '+14045550144',
      country: 'United States',
      countryCode: 'US',
      state: 'Georgia',
      stateCode: 'GA',
      city: 'Atlanta',
      zip: '30307',
      street1: '1187 McLendon Avenue',
      formattedAddress: '1187 McLendon Avenue, Atlanta, GA 30307, United States',
    },
  },
  {
    number: 45,
    email: 'signing@example.com',
    roles: ['STUDENT'],
    student: {
      firstName: 'Yuki',
      lastName: 'Tanaka',
      dateBirth: '1996-10-30',
      mobilePhone: '+12065550145',
      country: 'United States',
      countryCode: 'US',
      state: 'Washington',
      stateCode: 'WA',
      city: 'Seattle',
      zip: '98103',
      street1: '4509 Interlake Avenue North',
      formattedAddress: '4509 Interlake Avenue North, Seattle, WA 98103, United States',
    },
  },
  ...otherCoaches.map(({ person }) => person),
];
