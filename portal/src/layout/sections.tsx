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
import { type PlaceName, places } from '../places.ts';

export interface Section {
  label: MessageDescriptor;
  icon: ReactNode;
  /** The roles that see it. Everyone, if there are none. */
  allow: AccessPermission | undefined;
  /** The first one is the section's own link. */
  places: readonly [SectionPlace, ...SectionPlace[]];
  /** Where paths of further pages of the section begin, which the navigation has no links to. */
  roots: readonly string[];
}

interface SectionPlace {
  href: string;
  label: MessageDescriptor;
}

/** What pages are called in the navigation, where that's shorter than their title. */
const shortTitles: Partial<Record<PlaceName, MessageDescriptor>> = defineMessages({
  myCourses: { defaultMessage: 'Courses' },
  coachingCircles: { defaultMessage: 'Circles', description: 'Navigation: coaching circles' },
  inbox: { defaultMessage: 'Messages', description: 'Navigation: the messages in the inbox' },
  archivedInbox: { defaultMessage: 'Archived', description: 'Navigation: archived messages' },
  paymentPlanTerms: {
    defaultMessage: 'Plan terms',
    description: 'Navigation: the terms of the payment plan',
  },
  deletedInbox: { defaultMessage: 'Deleted', description: 'Navigation: deleted messages' },
});

const labels = defineMessages({
  learning: { defaultMessage: 'Learning' },
  sessions: { defaultMessage: 'Sessions' },
  payments: { defaultMessage: 'Payments' },
  documents: { defaultMessage: 'Documents' },
  settings: { defaultMessage: 'Settings', description: 'Navigation: profile, preferences and security' },
  coaching: { defaultMessage: 'Coaching' },
});

interface SectionOptions extends Partial<Pick<Section, 'label' | 'allow'>>, Pick<Section, 'icon'> {
  places: [PlaceName, ...PlaceName[]];
  details?: PlaceName[];
}

const placeOf = (name: PlaceName): SectionPlace => ({
  href: places[name].path,
  label: shortTitles[name] ?? places[name].title,
});

/** A section's label and the roles that see it are those of its first place, unless it has its own. */
function section({ places: [name, ...others], details = [], ...own }: SectionOptions): Section {
  const first = placeOf(name);
  return {
    label: first.label,
    allow: places[name].accessPermission,
    ...own,
    places: [first, ...others.map(placeOf)],
    roots: details.map((detail) => places[detail].path.split('/:')[0]!),
  };
}

/** The portal's sections with their second level, in navigation order. */
export const sections = {
  learning: section({
    label: labels.learning,
    icon: <GraduationCapIcon />,
    allow: 'STUDENT',
    places: ['myCourses', 'modules', 'myAwards', 'pendingTransfers'],
    details: ['program', 'applicationStatus', 'congratulations'],
  }),
  circles: section({ icon: <UsersIcon />, allow: 'STUDENT', places: ['coachingCircles'] }),
  sessions: section({
    label: labels.sessions,
    icon: <CalendarIcon />,
    allow: 'STUDENT',
    places: ['mySessions', 'findCoach'],
  }),
  inbox: section({
    label: places.inbox.title,
    icon: <InboxIcon />,
    places: ['inbox', 'archivedInbox', 'deletedInbox'],
  }),
  payments: section({
    label: labels.payments,
    icon: <CreditCardIcon />,
    allow: 'STUDENT',
    places: ['paymentInformation', 'paymentMethod', 'paymentPlanTerms', 'transactions', 'accountHistory'],
  }),
  documents: section({
    label: labels.documents,
    icon: <FileTextIcon />,
    allow: 'STUDENT',
    places: ['pendingSigningRequests', 'agreements'],
  }),
  settings: section({
    label: labels.settings,
    icon: <SettingsIcon />,
    places: ['profile', 'communicationPreferences', 'security'],
  }),
  coaching: section({
    label: labels.coaching,
    icon: <BriefcaseIcon />,
    places: ['coachProfile', 'coachProducts', 'coachPurchases', 'coachActivity'],
  }),
  people: section({ icon: <UsersIcon />, places: ['people'] }),
  students: section({ icon: <GraduationCapIcon />, places: ['students'] }),
  auditLog: section({ icon: <FileTextIcon />, places: ['auditLog'] }),
};
