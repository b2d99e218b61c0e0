import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AppName } from './forwarding.ts';

export interface Person {
  email: string;
  /** As in the demo world. */
  name: string;
  situation: MessageDescriptor;
  /** Where to sign in. */
  apps: readonly AppName[];
}

const situations = defineMessages({
  student: {
    defaultMessage: 'enrolled, with payments, documents and sessions',
    description: 'Situation of a person of the demo, after the name',
  },
  newStudent: {
    defaultMessage: 'has just registered',
    description: 'Situation of a person of the demo, after the name',
  },
  pastDue: {
    defaultMessage: 'behind on payments, in Spanish',
    description: 'Situation of a person of the demo, after the name',
  },
  graduate: {
    defaultMessage: 'has graduated',
    description: 'Situation of a person of the demo, after the name',
  },
  unverified: {
    defaultMessage: 'hasn’t confirmed an e-mail address',
    description: 'Situation of a person of the demo, after the name',
  },
  coach: {
    defaultMessage: 'a coach with clients',
    description: 'Situation of a person of the demo, after the name',
  },
  newCoach: {
    defaultMessage: 'a coach with an incomplete profile',
    description: 'Situation of a person of the demo, after the name',
  },
  advisor: { defaultMessage: 'an advisor', description: 'Situation of a person of the demo, after the name' },
  administrator: {
    defaultMessage: 'an administrator',
    description: 'Situation of a person of the demo, after the name',
  },
});

/** The people to look through the eyes of. */
export const people: readonly Person[] = [
  { email: 'student@example.com', name: 'Maya Lindqvist', situation: situations.student, apps: ['portal'] },
  {
    email: 'new.student@example.com',
    name: 'Theo Okafor',
    situation: situations.newStudent,
    apps: ['portal'],
  },
  { email: 'pastdue@example.com', name: 'Camila Reyes', situation: situations.pastDue, apps: ['portal'] },
  { email: 'graduate@example.com', name: 'Amara Nwosu', situation: situations.graduate, apps: ['portal'] },
  {
    email: 'unverified@example.com',
    name: 'Jonah Abrams',
    situation: situations.unverified,
    apps: ['portal'],
  },
  {
    email: 'coach@example.com',
    name: 'Rosa Delgado',
    situation: situations.coach,
    apps: ['coach', 'portal'],
  },
  {
    email: 'new.coach@example.com',
    name: 'Samir Haddad',
    situation: situations.newCoach,
    apps: ['coach', 'portal'],
  },
  { email: 'advisor@example.com', name: 'Grace Whitfield', situation: situations.advisor, apps: ['portal'] },
  { email: 'admin@example.com', name: 'Ilse Brandt', situation: situations.administrator, apps: ['portal'] },
];
