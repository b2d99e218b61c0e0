import {
  AwardIcon,
  CalendarIcon,
  CreditCardIcon,
  FileTextIcon,
  GraduationCapIcon,
  MailIcon,
  ReceiptIcon,
  SearchIcon,
  SettingsIcon,
  UserIcon,
} from '@institute/design-system';
import type { Actions } from '@institute/shared-screens/search-actions.tsx';
import { defineMessages } from 'react-intl';
import { payNextPath } from '../payments/payments.ts';
import { paths } from '../places.ts';

const labels = defineMessages({
  pay: { defaultMessage: 'Make a payment' },
  learn: { defaultMessage: 'Continue learning' },
  book: { defaultMessage: 'Book a coach' },
  session: { defaultMessage: 'Join or change a session' },
  sign: { defaultMessage: 'Sign documents' },
  card: { defaultMessage: 'Add or change a card' },
  receipt: { defaultMessage: 'Get a receipt' },
  award: { defaultMessage: 'Share an award' },
  contact: { defaultMessage: 'Update your details' },
  emails: { defaultMessage: 'Choose which e-mails you get' },
  password: { defaultMessage: 'Change your password' },
  enroll: { defaultMessage: 'Enroll in a program' },
});

/** Other words to find it by. */
const words = defineMessages({
  pay: { defaultMessage: 'pay installment balance due', description: 'Words that find “Make a payment”' },
  learn: { defaultMessage: 'resume next module course', description: 'Words that find “Continue learning”' },
  book: { defaultMessage: 'schedule session appointment', description: 'Words that find “Book a coach”' },
  session: {
    defaultMessage: 'reschedule cancel video call',
    description: 'Words that find “Join or change a session”',
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
});

const list: Actions<keyof typeof labels>['list'] = [
  { name: 'pay', icon: <CreditCardIcon />, href: payNextPath() },
  { name: 'learn', icon: <GraduationCapIcon />, href: paths.myCourses() },
  { name: 'book', icon: <SearchIcon />, href: paths.findCoach() },
  { name: 'session', icon: <CalendarIcon />, href: paths.mySessions() },
  { name: 'sign', icon: <FileTextIcon />, href: paths.pendingSigningRequests() },
  { name: 'card', icon: <CreditCardIcon />, href: paths.paymentMethod() },
  { name: 'receipt', icon: <ReceiptIcon />, href: paths.transactions() },
  { name: 'award', icon: <AwardIcon />, href: paths.myAwards() },
  { name: 'contact', icon: <UserIcon />, href: paths.profile() },
  { name: 'emails', icon: <MailIcon />, href: paths.communicationPreferences() },
  { name: 'password', icon: <SettingsIcon />, href: `${paths.security()}#password` },
  { name: 'enroll', icon: <GraduationCapIcon />, href: paths.startEnrollment() },
];

/** What students do most often. */
export const actions: Actions<keyof typeof labels> = { labels, words, list };
