import {
  BriefcaseIcon,
  CalendarIcon,
  ClockIcon,
  type Command,
  HelpIcon,
  ReceiptIcon,
  SettingsIcon,
  SunIcon,
  UserIcon,
  WalletIcon,
} from '@institute/design-system';
import { defineMessages, type IntlShape } from 'react-intl';
import { paths } from '../paths.ts';

const labels = defineMessages({
  today: { defaultMessage: 'Today', description: 'Navigation: the start page of a coach' },
  schedule: { defaultMessage: 'Schedule', description: 'Navigation: when the coach can be booked' },
  sessions: { defaultMessage: 'Sessions', description: 'Navigation: the coach’s sessions' },
  services: { defaultMessage: 'Services', description: 'Navigation: what the coach offers' },
  profile: { defaultMessage: 'Profile', description: 'Navigation: the coach’s own profile' },
  sales: { defaultMessage: 'Sales', description: 'Navigation: what the coach sold' },
  subscription: { defaultMessage: 'Subscription', description: 'Navigation: the coach’s subscription' },
  account: { defaultMessage: 'Account', description: 'Navigation: e-mail, password, language' },
  questions: { defaultMessage: 'Questions and answers', description: 'Leads to the FAQ page' },
  help: { defaultMessage: 'Help', description: 'Title of the page of contact and policies' },
});

const pages = [
  { href: paths.today(), label: labels.today, icon: <SunIcon /> },
  { href: paths.myCoachSchedule(), label: labels.schedule, icon: <ClockIcon /> },
  { href: paths.mySessions(), label: labels.sessions, icon: <CalendarIcon /> },
  { href: paths.myServices(), label: labels.services, icon: <BriefcaseIcon /> },
  { href: paths.profile(), label: labels.profile, icon: <UserIcon /> },
  { href: paths.sales(), label: labels.sales, icon: <ReceiptIcon /> },
  { href: paths.subscription(), label: labels.subscription, icon: <WalletIcon /> },
  { href: paths.manageAccount(), label: labels.account, icon: <SettingsIcon /> },
  { href: paths.faq(), label: labels.questions, icon: <HelpIcon /> },
  { href: paths.help(), label: labels.help, icon: <HelpIcon /> },
];

/** The pages of the navigation. */
export function pageCommands(intl: IntlShape): Command[] {
  const group = intl.formatMessage({
    defaultMessage: 'Pages',
    description: 'Heading in the search: pages of the coach app',
  });
  return pages.map(({ href, label, icon }) => ({
    group,
    href,
    icon,
    value: `page-${href}`,
    label: intl.formatMessage(label),
  }));
}
