import {
  BriefcaseIcon,
  CalendarIcon,
  ClockIcon,
  HelpIcon,
  ReceiptIcon,
  SettingsIcon,
  SunIcon,
  UserIcon,
  WalletIcon,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type PlaceName, places } from '../places.ts';

/** What pages are called in the navigation, where that's shorter than their title. */
const shortTitles: Partial<Record<PlaceName, MessageDescriptor>> = defineMessages({
  myCoachSchedule: { defaultMessage: 'Schedule' },
  mySessions: { defaultMessage: 'Sessions' },
  myServices: { defaultMessage: 'Services' },
});

/** A page's name in the navigation. */
export const labelOf = (name: PlaceName) => shortTitles[name] ?? places[name].title;

/** The pages of the navigation with their icons. */
export const icons = {
  today: <SunIcon />,
  myCoachSchedule: <ClockIcon />,
  mySessions: <CalendarIcon />,
  myServices: <BriefcaseIcon />,
  profile: <UserIcon />,
  sales: <ReceiptIcon />,
  subscription: <WalletIcon />,
  manageAccount: <SettingsIcon />,
  faq: <HelpIcon />,
  help: <HelpIcon />,
} satisfies Partial<Record<PlaceName, ReactNode>>;

export type NavigationPlace = keyof typeof icons;
