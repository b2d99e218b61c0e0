import {
  type GuardPaths,
  lazyScreen,
  type Route,
  type RouteRedirect,
  safePath,
} from '@institute/design-system/app';
import { defineMessages } from 'react-intl';
import { paths } from './paths.ts';
import { signInPath } from './session.ts';

export type LayoutName = 'main' | 'auth' | 'bare' | 'coach';

const titles = defineMessages({
  index: { defaultMessage: 'For health coaches', description: 'Title of the home page' },
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
    defaultMessage: 'Is it still you?',
    description: 'Title of the page that asks for the password again',
  },
  confirmEmail: {
    defaultMessage: 'Confirm your e-mail',
    description:
      'Title of the page that waits for the e-mail to be confirmed, and of the one that confirms it',
  },
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
  session: { defaultMessage: 'Session', description: 'Title of the page of a session' },
  myServices: { defaultMessage: 'My services', description: 'Title of the list of what a coach offers' },
  newService: { defaultMessage: 'Add a service or product', description: 'Title of the form of a new offer' },
  service: { defaultMessage: 'Edit what you offer', description: 'Title of the form of an offer' },
  notFound: { defaultMessage: 'Page not found', description: 'Title of the not-found page' },
});

/** THE table of the coach app: each path, its screen, its layout, and who may see it. */
export const routes: readonly (Route<LayoutName> | RouteRedirect)[] = [
  { path: '/coach', to: paths.index() },
  { path: '/home', to: paths.profile() },
  {
    name: 'index',
    path: paths.index.pattern,
    title: titles.index,
    layout: 'main',
    screen: lazyScreen(() => import('./public/HomeScreen.tsx')),
  },
  {
    name: 'faq',
    path: paths.faq.pattern,
    title: titles.faq,
    layout: 'main',
    screen: lazyScreen(() => import('./public/FaqScreen.tsx')),
  },
  {
    name: 'privacyPolicy',
    path: paths.privacyPolicy.pattern,
    title: titles.privacyPolicy,
    layout: 'main',
    screen: lazyScreen(() => import('./public/PrivacyPolicyScreen.tsx')),
  },
  {
    name: 'termsOfService',
    path: paths.termsOfService.pattern,
    title: titles.termsOfService,
    layout: 'main',
    screen: lazyScreen(() => import('./public/TermsOfServiceScreen.tsx')),
  },
  {
    name: 'schedulingPolicy',
    path: paths.schedulingPolicy.pattern,
    title: titles.schedulingPolicy,
    layout: 'main',
    screen: lazyScreen(() => import('./public/SchedulingPolicyScreen.tsx')),
  },
  {
    name: 'login',
    path: paths.login.pattern,
    title: titles.login,
    layout: 'auth',
    screen: lazyScreen(() => import('./login/LoginScreen.tsx')),
    isForVisitorsOnly: true,
  },
  {
    name: 'signUp',
    path: paths.signUp.pattern,
    title: titles.signUp,
    layout: 'auth',
    screen: lazyScreen(() => import('./sign-up/SignUpScreen.tsx')),
    isForVisitorsOnly: true,
  },
  {
    name: 'loginToken',
    path: paths.loginToken.pattern,
    title: titles.loginToken,
    layout: 'auth',
    screen: lazyScreen(() => import('./login/LoginTokenScreen.tsx')),
    isForVisitorsOnly: true,
  },
  {
    name: 'resetAccountPassword',
    path: paths.resetAccountPassword.pattern,
    title: titles.resetAccountPassword,
    layout: 'auth',
    screen: lazyScreen(() => import('./login/ResetPasswordScreen.tsx')),
  },
  {
    name: 'verify',
    path: paths.verify.pattern,
    title: titles.verify,
    layout: 'auth',
    screen: lazyScreen(() => import('./login/VerifyScreen.tsx')),
    isForVisitorsOnly: true,
  },
  {
    name: 'pendingEmailAddressVerification',
    path: paths.pendingEmailAddressVerification.pattern,
    title: titles.confirmEmail,
    layout: 'bare',
    screen: lazyScreen(() => import('./verification/PendingVerificationScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'verifyEmailAddress',
    path: paths.verifyEmailAddress.pattern,
    title: titles.confirmEmail,
    layout: 'bare',
    screen: lazyScreen(() => import('./verification/VerifyEmailScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'profile',
    path: paths.profile.pattern,
    title: titles.profile,
    layout: 'coach',
    screen: lazyScreen(() => import('./profile/ProfileScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'editProfile',
    path: paths.editProfile.pattern,
    title: titles.editProfile,
    layout: 'coach',
    screen: lazyScreen(() => import('./profile/EditProfileScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'completeProfileInformation',
    path: paths.completeProfileInformation.pattern,
    title: titles.completeProfileInformation,
    layout: 'coach',
    screen: lazyScreen(() => import('./profile/CompleteProfileScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'welcome',
    path: paths.welcome.pattern,
    title: titles.welcome,
    layout: 'coach',
    screen: lazyScreen(() => import('./welcome/WelcomeScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'subscription',
    path: paths.subscription.pattern,
    title: titles.subscription,
    layout: 'coach',
    screen: lazyScreen(() => import('./subscription/SubscriptionScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'manageAccount',
    path: paths.manageAccount.pattern,
    title: titles.manageAccount,
    layout: 'coach',
    screen: lazyScreen(() => import('./account/ManageAccountScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'myCoachSchedule',
    path: paths.myCoachSchedule.pattern,
    title: titles.myCoachSchedule,
    layout: 'coach',
    screen: lazyScreen(() => import('./schedule/ScheduleScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'mySessions',
    path: paths.mySessions.pattern,
    title: titles.mySessions,
    layout: 'coach',
    screen: lazyScreen(() => import('./sessions/SessionsScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'session',
    path: paths.session.pattern,
    title: titles.session,
    layout: 'coach',
    screen: lazyScreen(() => import('./sessions/SessionScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'myServices',
    path: paths.myServices.pattern,
    title: titles.myServices,
    layout: 'coach',
    screen: lazyScreen(() => import('./services/ServicesScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'newService',
    path: paths.newService.pattern,
    title: titles.newService,
    layout: 'coach',
    screen: lazyScreen(() => import('./services/NewServiceScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'service',
    path: paths.service.pattern,
    title: titles.service,
    layout: 'coach',
    screen: lazyScreen(() => import('./services/EditServiceScreen.tsx')),
    requiresAuth: true,
  },
];

export const notFound: Route<LayoutName> = {
  name: 'notFound',
  path: '*',
  title: titles.notFound,
  layout: 'main',
  screen: lazyScreen(() => import('./system/NotFoundScreen.tsx')),
};

export const guardPaths: GuardPaths = {
  signIn: signInPath,
  pendingVerification: paths.pendingEmailAddressVerification(),
  home: paths.profile(),
};

/** The path remembered for after signing in, if it is one of ours and does not ask to sign in itself. */
export function wantedAfterSignIn(): string | null {
  // A new coach begins with the first steps.
  if (window.location.pathname === paths.signUp()) return paths.welcome();
  const path = safePath(new URLSearchParams(window.location.search).get('to'));
  return path?.startsWith(`${paths.verify()}?`) || path === paths.verify() ? null : path;
}
