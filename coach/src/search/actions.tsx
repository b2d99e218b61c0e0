import {
  BriefcaseIcon,
  CalendarIcon,
  ClockIcon,
  ReceiptIcon,
  SettingsIcon,
  UserIcon,
  VideoIcon,
  WalletIcon,
} from '@institute/design-system';
import type { Actions } from '@institute/shared-screens/search-actions.tsx';
import { defineMessages } from 'react-intl';
import { paths } from '../places.ts';

const labels = defineMessages({
  join: { defaultMessage: 'Join your next session' },
  move: { defaultMessage: 'Change or cancel a session' },
  attendance: { defaultMessage: 'Record what took place' },
  timeOff: { defaultMessage: 'Take a day off' },
  hours: { defaultMessage: 'Change your weekly hours' },
  add: { defaultMessage: 'Add a service' },
  earnings: { defaultMessage: 'See what you’ve earned' },
  profile: { defaultMessage: 'Edit your profile' },
  plan: { defaultMessage: 'Change your plan' },
  calendar: { defaultMessage: 'Subscribe in your calendar' },
  account: { defaultMessage: 'Change your password' },
});

/** Other words to find it by. */
const words = defineMessages({
  join: { defaultMessage: 'video call client', description: 'Words that find “Join your next session”' },
  move: {
    defaultMessage: 'reschedule change time appointment',
    description: 'Words that find “Change or cancel a session”',
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
});

const list: Actions<keyof typeof labels>['list'] = [
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

/** What coaches do most often. */
export const actions: Actions<keyof typeof labels> = { labels, words, list };
