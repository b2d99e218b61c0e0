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
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { session } from '../session.ts';

interface Action {
  name: string;
  icon: ReactNode;
  label: MessageDescriptor;
  /** Other words to find it by. */
  keywords: MessageDescriptor;
  href?: string;
  onPress?: () => void;
}

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
  theme: { defaultMessage: 'theme colors mode', description: 'Words that find the light and dark colors' },
  keys: { defaultMessage: 'keys help', description: 'Words that find “Keyboard shortcuts”' },
  signOut: { defaultMessage: 'log out leave', description: 'Words that find “Sign out”' },
});

const toPlaces: readonly Action[] = [
  { name: 'join', icon: <VideoIcon />, label: labels.join, keywords: words.join, href: paths.today() },
  {
    name: 'move',
    icon: <CalendarIcon />,
    label: labels.move,
    keywords: words.move,
    href: paths.mySessions(),
  },
  {
    name: 'attendance',
    icon: <CalendarIcon />,
    label: labels.attendance,
    keywords: words.attendance,
    href: paths.mySessions({ show: 'action' }),
  },
  {
    name: 'timeOff',
    icon: <ClockIcon />,
    label: labels.timeOff,
    keywords: words.timeOff,
    href: paths.myCoachSchedule({ part: 'days' }),
  },
  {
    name: 'hours',
    icon: <ClockIcon />,
    label: labels.hours,
    keywords: words.hours,
    href: paths.myCoachSchedule(),
  },
  { name: 'add', icon: <BriefcaseIcon />, label: labels.add, keywords: words.add, href: paths.newService() },
  {
    name: 'earnings',
    icon: <ReceiptIcon />,
    label: labels.earnings,
    keywords: words.earnings,
    href: paths.sales(),
  },
  {
    name: 'profile',
    icon: <UserIcon />,
    label: labels.profile,
    keywords: words.profile,
    href: paths.profile(),
  },
  {
    name: 'plan',
    icon: <WalletIcon />,
    label: labels.plan,
    keywords: words.plan,
    href: paths.subscription(),
  },
  {
    name: 'calendar',
    icon: <CalendarIcon />,
    label: labels.calendar,
    keywords: words.calendar,
    href: paths.calendarFeed(),
  },
  {
    name: 'account',
    icon: <SettingsIcon />,
    label: labels.account,
    keywords: words.account,
    href: paths.manageAccount(),
  },
];

const toDo = (showKeys: () => void): readonly Action[] => [
  {
    name: 'light',
    icon: <SunIcon />,
    label: labels.light,
    keywords: words.theme,
    onPress: () => preferences.theme.set('light'),
  },
  {
    name: 'dark',
    icon: <MoonIcon />,
    label: labels.dark,
    keywords: words.theme,
    onPress: () => preferences.theme.set('dark'),
  },
  { name: 'keys', icon: <MonitorIcon />, label: labels.keys, keywords: words.keys, onPress: showKeys },
  {
    name: 'signOut',
    icon: <SignOutIcon />,
    label: labels.signOut,
    keywords: words.signOut,
    onPress: () => void session.signOut(),
  },
];

/** What coaches do most often, and what has no page. */
export function actionCommands(intl: IntlShape, showKeys: () => void): Command[] {
  const group = intl.formatMessage({ defaultMessage: 'Actions' });
  return [...toPlaces, ...toDo(showKeys)].map(({ name, label, keywords, ...action }) => ({
    ...action,
    group,
    value: `action-${name}`,
    label: intl.formatMessage(label),
    keywords: intl.formatMessage(keywords),
  }));
}
