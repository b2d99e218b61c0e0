import {
  BriefcaseIcon,
  CalendarIcon,
  ClockIcon,
  type Command,
  MonitorIcon,
  MoonIcon,
  ReceiptIcon,
  SettingsIcon,
  SignOutIcon,
  SunIcon,
  UserIcon,
  VideoIcon,
  WalletIcon,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { defineMessages, type IntlShape } from 'react-intl';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { session } from '../session.ts';

const labels = defineMessages({
  join: { defaultMessage: 'Join your next session' },
  move: { defaultMessage: 'Move or cancel a session' },
  attendance: { defaultMessage: 'Record what took place' },
  timeOff: { defaultMessage: 'Take a day off' },
  hours: { defaultMessage: 'Change your weekly hours' },
  add: { defaultMessage: 'Add a service' },
  earnings: { defaultMessage: 'See what you’ve earned' },
  profile: { defaultMessage: 'Edit your profile' },
  plan: { defaultMessage: 'Change your plan' },
  calendar: { defaultMessage: 'Subscribe in your calendar' },
  account: { defaultMessage: 'Change your password' },
  light: { defaultMessage: 'Use the light appearance' },
  dark: { defaultMessage: 'Use the dark appearance' },
  keys: { defaultMessage: 'Keyboard shortcuts' },
  signOut: { defaultMessage: 'Sign out' },
});

/** Other words to find it by. */
const words = defineMessages({
  join: { defaultMessage: 'video call client', description: 'Words that find “Join your next session”' },
  move: {
    defaultMessage: 'reschedule change time appointment',
    description: 'Words that find “Move or cancel a session”',
  },
  attendance: {
    defaultMessage: 'attendance no-show completed',
    description: 'Words that find “Record what took place”',
  },
  timeOff: { defaultMessage: 'vacation holiday exception', description: 'Words that find “Take a day off”' },
  hours: {
    defaultMessage: 'availability schedule',
    description: 'Words that find “Change your weekly hours”',
  },
  add: { defaultMessage: 'new product offer package', description: 'Words that find “Add a service”' },
  earnings: {
    defaultMessage: 'income sales money payout',
    description: 'Words that find “See what you’ve earned”',
  },
  profile: {
    defaultMessage: 'photo video about languages',
    description: 'Words that find “Edit your profile”',
  },
  plan: { defaultMessage: 'subscription invoice card', description: 'Words that find “Change your plan”' },
  calendar: {
    defaultMessage: 'google outlook feed',
    description: 'Words that find “Subscribe in your calendar”',
  },
  account: {
    defaultMessage: 'e-mail language security',
    description: 'Words that find “Change your password”',
  },
  light: { defaultMessage: 'theme colors mode', description: 'Words that find the light and dark colors' },
  dark: { defaultMessage: 'theme colors mode', description: 'Words that find the light and dark colors' },
  keys: { defaultMessage: 'keys help', description: 'Words that find “Keyboard shortcuts”' },
  signOut: { defaultMessage: 'log out leave', description: 'Words that find “Sign out”' },
});

interface Action {
  name: keyof typeof labels;
  icon: ReactNode;
  href?: string;
  onPress?: () => void;
}

const toPlaces: readonly Action[] = [
  { name: 'join', icon: <VideoIcon />, href: paths.today() },
  { name: 'move', icon: <CalendarIcon />, href: paths.mySessions() },
  { name: 'attendance', icon: <CalendarIcon />, href: paths.mySessions({ show: 'action' }) },
  { name: 'timeOff', icon: <ClockIcon />, href: paths.myCoachSchedule({ part: 'days' }) },
  { name: 'hours', icon: <ClockIcon />, href: paths.myCoachSchedule() },
  { name: 'add', icon: <BriefcaseIcon />, href: paths.newService() },
  { name: 'earnings', icon: <ReceiptIcon />, href: paths.sales() },
  { name: 'profile', icon: <UserIcon />, href: paths.profile() },
  { name: 'plan', icon: <WalletIcon />, href: paths.subscription() },
  { name: 'calendar', icon: <CalendarIcon />, href: paths.calendarFeed() },
  { name: 'account', icon: <SettingsIcon />, href: `${paths.manageAccount()}#password` },
];

const toDo = (showKeys: () => void): readonly Action[] => [
  { name: 'light', icon: <SunIcon />, onPress: () => preferences.theme.set('light') },
  { name: 'dark', icon: <MoonIcon />, onPress: () => preferences.theme.set('dark') },
  { name: 'keys', icon: <MonitorIcon />, onPress: showKeys },
  { name: 'signOut', icon: <SignOutIcon />, onPress: () => void session.signOut() },
];

/** What coaches do most often, and what has no page. */
export function actionCommands(intl: IntlShape, showKeys: () => void): Command[] {
  const group = intl.formatMessage({ defaultMessage: 'Actions' });
  return [...toPlaces, ...toDo(showKeys)].map(({ name, ...action }) => ({
    ...action,
    group,
    value: `action-${name}`,
    label: intl.formatMessage(labels[name]),
    keywords: intl.formatMessage(words[name]),
  }));
}
