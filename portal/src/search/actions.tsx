import {
  AwardIcon,
  CalendarIcon,
  type Command,
  CreditCardIcon,
  FileTextIcon,
  GraduationCapIcon,
  MailIcon,
  MonitorIcon,
  MoonIcon,
  ReceiptIcon,
  SearchIcon,
  SettingsIcon,
  SignOutIcon,
  SunIcon,
  UserIcon,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { payNextPath } from '../payments/payments.ts';
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
  pay: { defaultMessage: 'Make a payment' },
  learn: { defaultMessage: 'Continue learning' },
  book: { defaultMessage: 'Book a coach' },
  session: { defaultMessage: 'Join or move a session' },
  sign: { defaultMessage: 'Sign documents' },
  card: { defaultMessage: 'Add or change a card' },
  receipt: { defaultMessage: 'Get a receipt' },
  award: { defaultMessage: 'Share an award' },
  contact: { defaultMessage: 'Update your details' },
  emails: { defaultMessage: 'Choose which e-mails you get' },
  password: { defaultMessage: 'Change your password' },
  enroll: { defaultMessage: 'Enroll in a program' },
  light: { defaultMessage: 'Use the light appearance' },
  dark: { defaultMessage: 'Use the dark appearance' },
  keys: { defaultMessage: 'Keyboard shortcuts' },
  signOut: { defaultMessage: 'Sign out' },
});

const words = defineMessages({
  pay: { defaultMessage: 'pay installment balance due', description: 'Words that find “Make a payment”' },
  learn: { defaultMessage: 'resume next module course', description: 'Words that find “Continue learning”' },
  book: { defaultMessage: 'schedule session appointment', description: 'Words that find “Book a coach”' },
  session: {
    defaultMessage: 'reschedule cancel video call',
    description: 'Words that find “Join or move a session”',
  },
  sign: { defaultMessage: 'agreement signature contract', description: 'Words that find “Sign documents”' },
  card: { defaultMessage: 'payment method autopay', description: 'Words that find “Add or change a card”' },
  receipt: { defaultMessage: 'invoice download paid', description: 'Words that find “Get a receipt”' },
  award: { defaultMessage: 'certificate badge download', description: 'Words that find “Share an award”' },
  contact: {
    defaultMessage: 'name address phone photo',
    description: 'Words that find “Update your details”',
  },
  emails: {
    defaultMessage: 'notifications reminders unsubscribe',
    description: 'Words that find “Choose which e-mails you get”',
  },
  password: { defaultMessage: 'security sign in', description: 'Words that find “Change your password”' },
  enroll: { defaultMessage: 'apply application class', description: 'Words that find “Enroll in a program”' },
  theme: { defaultMessage: 'theme colors mode', description: 'Words that find the light and dark colors' },
  keys: { defaultMessage: 'keys help', description: 'Words that find “Keyboard shortcuts”' },
  signOut: { defaultMessage: 'log out leave', description: 'Words that find “Sign out”' },
});

const toPlaces: readonly Action[] = [
  { name: 'pay', icon: <CreditCardIcon />, label: labels.pay, keywords: words.pay, href: payNextPath() },
  {
    name: 'learn',
    icon: <GraduationCapIcon />,
    label: labels.learn,
    keywords: words.learn,
    href: paths.myCourses(),
  },
  { name: 'book', icon: <SearchIcon />, label: labels.book, keywords: words.book, href: paths.findCoach() },
  {
    name: 'session',
    icon: <CalendarIcon />,
    label: labels.session,
    keywords: words.session,
    href: paths.mySessions(),
  },
  {
    name: 'sign',
    icon: <FileTextIcon />,
    label: labels.sign,
    keywords: words.sign,
    href: paths.pendingSigningRequests(),
  },
  {
    name: 'card',
    icon: <CreditCardIcon />,
    label: labels.card,
    keywords: words.card,
    href: paths.paymentMethod(),
  },
  {
    name: 'receipt',
    icon: <ReceiptIcon />,
    label: labels.receipt,
    keywords: words.receipt,
    href: paths.transactions(),
  },
  { name: 'award', icon: <AwardIcon />, label: labels.award, keywords: words.award, href: paths.myAwards() },
  {
    name: 'contact',
    icon: <UserIcon />,
    label: labels.contact,
    keywords: words.contact,
    href: paths.profile(),
  },
  {
    name: 'emails',
    icon: <MailIcon />,
    label: labels.emails,
    keywords: words.emails,
    href: paths.communicationPreferences(),
  },
  {
    name: 'password',
    icon: <SettingsIcon />,
    label: labels.password,
    keywords: words.password,
    href: paths.security(),
  },
  {
    name: 'enroll',
    icon: <GraduationCapIcon />,
    label: labels.enroll,
    keywords: words.enroll,
    href: paths.startEnrollment(),
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

/** What students do most often, and what has no page. */
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
