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
  today: { defaultMessage: 'Today' },
  schedule: { defaultMessage: 'Schedule' },
  sessions: { defaultMessage: 'Sessions' },
  services: { defaultMessage: 'Services' },
  profile: { defaultMessage: 'Profile' },
  sales: { defaultMessage: 'Sales' },
  subscription: { defaultMessage: 'Subscription' },
  account: { defaultMessage: 'Account' },
  questions: { defaultMessage: 'Questions and answers' },
  help: { defaultMessage: 'Help' },
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
  const group = intl.formatMessage({ defaultMessage: 'Pages' });
  return pages.map(({ href, label, icon }) => ({
    group,
    href,
    icon,
    value: `page-${href}`,
    label: intl.formatMessage(label),
  }));
}
