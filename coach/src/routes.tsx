import { lazyScreen, type Route, type RouteRedirect, routesIn } from '@institute/design-system/app';
import { defineMessages } from 'react-intl';
import { paths } from './paths.ts';

export type LayoutName = 'main' | 'open' | 'auth' | 'bare' | 'coach';

const titles = defineMessages({
  index: { defaultMessage: 'For health coaches', description: 'Title of the home page' },
  help: { defaultMessage: 'Help', description: 'Title of the page of contact and policies' },
  accessibility: { defaultMessage: 'Accessibility', description: 'Title of the accessibility statement' },
  faq: { defaultMessage: 'Questions and answers', description: 'Title of the FAQ page' },
  privacyPolicy: { defaultMessage: 'Privacy policy', description: 'Title of the privacy policy page' },
  termsOfService: { defaultMessage: 'Terms of service', description: 'Title of the terms of service page' },
  schedulingPolicy: {
    defaultMessage: 'Scheduling policy',
    description: 'Title of the scheduling policy page',
  },
  login: { defaultMessage: 'Sign in', description: 'Title of the sign-in page' },
  signUp: { defaultMessage: 'Sign up', description: 'Title of the sign-up page' },
  loginToken: {
    defaultMessage: 'Sign in with a link',
    description: 'Title of the page for signing in by link',
  },
  resetAccountPassword: { defaultMessage: 'Reset your password', description: 'Title of the password page' },
  verify: {
    defaultMessage: 'Sign in again',
    description: 'Title of the page that asks for the password again',
  },
  confirmEmail: {
    defaultMessage: 'Confirm your e-mail',
    description:
      'Title of the page that waits for the e-mail to be confirmed, and of the one that confirms it',
  },
  today: { defaultMessage: 'Today', description: 'Title of the start page of a coach' },
  profile: { defaultMessage: 'Profile', description: 'Title of the profile page' },
  editProfile: {
    defaultMessage: 'Edit your profile',
    description: 'Title of the form of a section of the profile',
  },
  completeProfileInformation: { defaultMessage: 'Complete your profile', description: 'Title of the page' },
  welcome: { defaultMessage: 'Welcome', description: 'Title of the page after the first sign-in' },
  subscription: {
    defaultMessage: 'Subscription',
    description: 'Title of the page of a coach’s subscription',
  },
  manageAccount: { defaultMessage: 'Account', description: 'Title of the page: e-mail, password, language' },
  myCoachSchedule: { defaultMessage: 'My schedule', description: 'Title of the page of a coach’s hours' },
  mySessions: { defaultMessage: 'My sessions', description: 'Title of the list of sessions' },
  calendarFeed: {
    defaultMessage: 'Subscribe in your calendar',
    description: 'Heading and link: having the sessions in the coach’s own calendar',
  },
  session: { defaultMessage: 'Session', description: 'Title of the page of a session' },
  sales: { defaultMessage: 'Sales', description: 'Title of the list of what a coach sold' },
  groups: {
    defaultMessage: 'Group dates',
    description: 'Title of the page with the dates of a service for groups',
  },
  myServices: { defaultMessage: 'My services', description: 'Title of the list of what a coach offers' },
  newService: { defaultMessage: 'Add a service or product', description: 'Title of the form of a new offer' },
  service: { defaultMessage: 'Edit service', description: 'Title of the form of an offer' },
  sale: {
    defaultMessage: 'What your client bought',
    description: 'Heading: the purchase that a session belongs to',
  },
  notFound: { defaultMessage: 'Page not found', description: 'Title of the not-found page' },
});

const page = routesIn('main', titles);
const open = routesIn('open', titles);
const forVisitors = routesIn('auth', titles, { isForVisitorsOnly: true });
const signIn = routesIn('auth', titles);
const unverified = routesIn(
  'bare',
  { pendingEmailAddressVerification: titles.confirmEmail, verifyEmailAddress: titles.confirmEmail },
  { requiresAuth: true },
);
const coach = routesIn('coach', titles, { requiresAuth: true, frame: {} });

/** The coach app's route table: each path with its screen, its layout, and who may see it. */
export const routes: readonly (Route<LayoutName> | RouteRedirect)[] = [
  { path: '/coach', to: paths.index() },
  { path: '/home', to: paths.profile() },
  page('index', paths.index, () => import('./public/HomeScreen.tsx')),
  page('faq', paths.faq, () => import('./public/FaqScreen.tsx')),
  open('help', paths.help, () => import('./help/HelpScreen.tsx')),
  open('accessibility', paths.accessibility, () => import('./help/AccessibilityScreen.tsx')),
  page('privacyPolicy', paths.privacyPolicy, () => import('./public/PrivacyPolicyScreen.tsx')),
  page('termsOfService', paths.termsOfService, () => import('./public/TermsOfServiceScreen.tsx')),
  page('schedulingPolicy', paths.schedulingPolicy, () => import('./public/SchedulingPolicyScreen.tsx')),
  forVisitors('login', paths.login, () => import('./login/LoginScreen.tsx')),
  forVisitors('signUp', paths.signUp, () => import('./sign-up/SignUpScreen.tsx'), {
    afterSignIn: paths.welcome(),
  }),
  forVisitors('loginToken', paths.loginToken, () => import('./login/LoginTokenScreen.tsx')),
  signIn('resetAccountPassword', paths.resetAccountPassword, () => import('./login/ResetPasswordScreen.tsx')),
  forVisitors('verify', paths.verify, () => import('./login/VerifyScreen.tsx')),
  unverified(
    'pendingEmailAddressVerification',
    paths.pendingEmailAddressVerification,
    () => import('./verification/PendingVerificationScreen.tsx'),
  ),
  unverified(
    'verifyEmailAddress',
    paths.verifyEmailAddress,
    () => import('./verification/VerifyEmailScreen.tsx'),
  ),
  coach('today', paths.today, () => import('./today/TodayScreen.tsx')),
  coach('profile', paths.profile, () => import('./profile/ProfileScreen.tsx'), {
    frame: { heading: null },
  }),
  coach('editProfile', paths.editProfile, () => import('./profile/EditProfileScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  coach(
    'completeProfileInformation',
    paths.completeProfileInformation,
    () => import('./profile/CompleteProfileScreen.tsx'),
  ),
  coach('welcome', paths.welcome, () => import('./welcome/WelcomeScreen.tsx')),
  coach('subscription', paths.subscription, () => import('./subscription/SubscriptionScreen.tsx')),
  coach('manageAccount', paths.manageAccount, () => import('./account/ManageAccountScreen.tsx')),
  coach('myCoachSchedule', paths.myCoachSchedule, () => import('./schedule/ScheduleScreen.tsx')),
  coach('mySessions', paths.mySessions, () => import('./sessions/SessionsScreen.tsx')),
  coach('calendarFeed', paths.calendarFeed, () => import('./sessions/CalendarFeedScreen.tsx'), {
    frame: { hasBack: true },
  }),
  coach('session', paths.session, () => import('./sessions/SessionScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  coach('sales', paths.sales, () => import('./sales/SalesScreen.tsx')),
  coach('myServices', paths.myServices, () => import('./services/ServicesScreen.tsx')),
  coach('sale', paths.sale, () => import('./services/SaleScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  coach('groups', paths.groups, () => import('./services/GroupsScreen.tsx'), {
    frame: { hasBack: true },
  }),
  coach('newService', paths.newService, () => import('./services/NewServiceScreen.tsx'), {
    frame: { hasBack: true },
  }),
  coach('service', paths.service, () => import('./services/EditServiceScreen.tsx'), {
    frame: { hasBack: true },
  }),
];

export const notFound: Route<LayoutName> = {
  name: 'notFound',
  path: '*',
  title: titles.notFound,
  layout: 'main',
  screen: lazyScreen(() => import('./system/NotFoundScreen.tsx')),
};
