import { lazyScreen, type Route, type RouteRedirect, routesIn } from '@institute/design-system/app';
import { defineMessages } from 'react-intl';
import { paths } from './paths.ts';

export type LayoutName = 'main' | 'open' | 'auth' | 'bare' | 'coach';

const titles = defineMessages({
  index: { defaultMessage: 'For health coaches' },
  help: { defaultMessage: 'Help' },
  accessibility: { defaultMessage: 'Accessibility' },
  faq: { defaultMessage: 'Questions and answers' },
  privacyPolicy: { defaultMessage: 'Privacy policy' },
  termsOfService: { defaultMessage: 'Terms of service' },
  schedulingPolicy: { defaultMessage: 'Scheduling policy' },
  login: { defaultMessage: 'Sign in' },
  signUp: { defaultMessage: 'Sign up' },
  loginToken: { defaultMessage: 'Sign in with a link' },
  resetAccountPassword: { defaultMessage: 'Reset your password' },
  verify: { defaultMessage: 'Sign in again' },
  confirmEmail: { defaultMessage: 'Confirm your e-mail' },
  today: { defaultMessage: 'Today' },
  profile: { defaultMessage: 'Profile' },
  editProfile: { defaultMessage: 'Edit your profile' },
  completeProfileInformation: { defaultMessage: 'Complete your profile' },
  welcome: { defaultMessage: 'Welcome' },
  subscription: { defaultMessage: 'Subscription' },
  manageAccount: { defaultMessage: 'Account' },
  myCoachSchedule: { defaultMessage: 'My schedule' },
  mySessions: { defaultMessage: 'My sessions' },
  calendarFeed: { defaultMessage: 'Subscribe in your calendar' },
  session: { defaultMessage: 'Session' },
  sales: { defaultMessage: 'Sales' },
  groups: { defaultMessage: 'Group dates' },
  myServices: { defaultMessage: 'My services' },
  newService: { defaultMessage: 'Add a service or product' },
  service: { defaultMessage: 'Edit service' },
  sale: { defaultMessage: 'What your client bought' },
  notFound: { defaultMessage: 'Page not found' },
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
