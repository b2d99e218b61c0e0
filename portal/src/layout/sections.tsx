import {
  type AccessPermission,
  BriefcaseIcon,
  CalendarIcon,
  CreditCardIcon,
  FileTextIcon,
  GraduationCapIcon,
  InboxIcon,
  SettingsIcon,
  UsersIcon,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { paths } from '../paths.ts';

interface Place {
  href: string;
  label: MessageDescriptor;
}

export interface Section {
  name: SectionName;
  label: MessageDescriptor;
  icon: ReactNode;
  /** The roles that see it. Everyone, if it's left out. */
  allow?: AccessPermission;
  /** The first one is the section's own link. */
  places: readonly [Place, ...Place[]];
}

type SectionName =
  | 'learning'
  | 'circles'
  | 'sessions'
  | 'inbox'
  | 'payments'
  | 'documents'
  | 'settings'
  | 'coaching'
  | 'people'
  | 'students'
  | 'auditLog';

const labels = defineMessages({
  learning: { defaultMessage: 'Learning' },
  courses: { defaultMessage: 'Courses' },
  modules: { defaultMessage: 'Modules' },
  awards: { defaultMessage: 'Awards' },
  transfers: { defaultMessage: 'Transfers' },
  circles: { defaultMessage: 'Circles', description: 'Navigation: coaching circles' },
  sessions: { defaultMessage: 'Sessions' },
  mySessions: { defaultMessage: 'My sessions' },
  findCoach: { defaultMessage: 'Find a coach' },
  inbox: { defaultMessage: 'Inbox' },
  archived: { defaultMessage: 'Archived', description: 'Navigation: archived messages' },
  deleted: { defaultMessage: 'Deleted', description: 'Navigation: deleted messages' },
  payments: { defaultMessage: 'Payments' },
  paymentInformation: { defaultMessage: 'Payment information' },
  paymentMethod: { defaultMessage: 'Payment method' },
  paymentPlanTerms: { defaultMessage: 'Payment plan terms' },
  transactions: { defaultMessage: 'Transactions' },
  accountHistory: { defaultMessage: 'Account history' },
  documents: { defaultMessage: 'Documents' },
  signatures: {
    defaultMessage: 'Signatures',
    description: 'The page of documents to sign and signed ones',
  },
  agreements: { defaultMessage: 'Agreements' },
  settings: { defaultMessage: 'Settings', description: 'Navigation: profile, preferences and security' },
  profile: { defaultMessage: 'Profile' },
  communication: { defaultMessage: 'Communication preferences' },
  security: { defaultMessage: 'Security' },
  coaching: { defaultMessage: 'Coaching' },
  publicProfile: { defaultMessage: 'Public profile' },
  products: { defaultMessage: 'Services and products' },
  purchases: { defaultMessage: 'Purchases' },
  people: { defaultMessage: 'People' },
  students: { defaultMessage: 'Students' },
  auditLog: { defaultMessage: 'Audit log' },
  activity: { defaultMessage: 'Activity' },
});

/** The portal's sections with their second level, in navigation order. */
export const sections: readonly Section[] = [
  {
    name: 'learning',
    label: labels.learning,
    allow: 'STUDENT',
    icon: <GraduationCapIcon />,
    places: [
      { href: paths.myCourses(), label: labels.courses },
      { href: paths.modules(), label: labels.modules },
      { href: paths.myAwards(), label: labels.awards },
      { href: paths.pendingTransfers(), label: labels.transfers },
    ],
  },
  {
    name: 'circles',
    label: labels.circles,
    allow: 'STUDENT',
    icon: <UsersIcon />,
    places: [{ href: paths.coachingCircles(), label: labels.circles }],
  },
  {
    name: 'sessions',
    label: labels.sessions,
    allow: 'STUDENT',
    icon: <CalendarIcon />,
    places: [
      { href: paths.mySessions(), label: labels.mySessions },
      { href: paths.findCoach(), label: labels.findCoach },
    ],
  },
  {
    name: 'inbox',
    label: labels.inbox,
    icon: <InboxIcon />,
    places: [
      { href: paths.inbox(), label: labels.inbox },
      { href: paths.archivedInbox(), label: labels.archived },
      { href: paths.deletedInbox(), label: labels.deleted },
    ],
  },
  {
    name: 'payments',
    label: labels.payments,
    allow: 'STUDENT',
    icon: <CreditCardIcon />,
    places: [
      { href: paths.paymentInformation(), label: labels.paymentInformation },
      { href: paths.paymentMethod(), label: labels.paymentMethod },
      { href: paths.paymentPlanTerms(), label: labels.paymentPlanTerms },
      { href: paths.transactions(), label: labels.transactions },
      { href: paths.accountHistory(), label: labels.accountHistory },
    ],
  },
  {
    name: 'documents',
    label: labels.documents,
    allow: 'STUDENT',
    icon: <FileTextIcon />,
    places: [
      { href: paths.pendingSigningRequests(), label: labels.signatures },
      { href: paths.agreements(), label: labels.agreements },
    ],
  },
  {
    name: 'settings',
    label: labels.settings,
    icon: <SettingsIcon />,
    places: [
      { href: paths.profile(), label: labels.profile },
      { href: paths.communicationPreferences(), label: labels.communication },
      { href: paths.security(), label: labels.security },
    ],
  },
  {
    name: 'coaching',
    label: labels.coaching,
    allow: 'COACH',
    icon: <BriefcaseIcon />,
    places: [
      { href: paths.coachProfile(), label: labels.publicProfile },
      { href: paths.coachProducts(), label: labels.products },
      { href: paths.coachPurchases(), label: labels.purchases },
      { href: paths.coachActivity(), label: labels.activity },
    ],
  },
  {
    name: 'people',
    label: labels.people,
    allow: 'ADMIN',
    icon: <UsersIcon />,
    places: [{ href: paths.people(), label: labels.people }],
  },
  {
    name: 'students',
    label: labels.students,
    allow: ['ADVISOR', 'ADMIN'],
    icon: <GraduationCapIcon />,
    places: [{ href: paths.students(), label: labels.students }],
  },
  {
    name: 'auditLog',
    label: labels.auditLog,
    allow: ['ADVISOR', 'ADMIN'],
    icon: <FileTextIcon />,
    places: [{ href: paths.auditLog(), label: labels.auditLog }],
  },
];

export const sectionOf = Object.fromEntries(sections.map((section) => [section.name, section])) as Record<
  SectionName,
  Section
>;
