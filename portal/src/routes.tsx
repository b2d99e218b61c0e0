import {
  type GuardPaths,
  lazyScreen,
  type Route,
  type RouteRedirect,
  safePath,
  withQuery,
} from '@institute/design-system/app';
import { defineMessages } from 'react-intl';

export type LayoutName = 'signIn' | 'student';

const titles = defineMessages({
  login: { defaultMessage: 'Sign in', description: 'Title of the sign-in page' },
  loginToken: {
    defaultMessage: 'Sign in with your link',
    description: 'Title of the page for sign-in by link',
  },
  forgotPassword: {
    defaultMessage: 'Forgot your password?',
    description: 'Title of the forgot-password page',
  },
  resetPassword: { defaultMessage: 'Choose a new password', description: 'Title of the reset-password page' },
  verifyEmailAddress: {
    defaultMessage: 'Confirm your e-mail',
    description: 'Title of the e-mail confirmation page',
  },
  pendingEmailAddressVerification: {
    defaultMessage: 'Waiting for your e-mail confirmation',
    description: 'Title of the pending-verification page',
  },
  getStarted: {
    defaultMessage: 'Get started',
    description: 'Title of the steps for somebody without an account',
  },
  startEnrollment: { defaultMessage: 'Enroll', description: 'Title of the page where enrolling begins' },
  enrollment: { defaultMessage: 'Enrollment', description: 'Title of the steps of enrolling' },
  congratulations: {
    defaultMessage: 'Congratulations!',
    description: 'Title of the page after an application was submitted',
  },
  applicationStatus: {
    defaultMessage: 'Your application',
    description: 'Title of how far an application has come',
  },
  home: { defaultMessage: 'Home', description: 'Title of the start page' },
  settingsAgreements: { defaultMessage: 'Agreements', description: 'Title of the agreements settings' },
  settingsPaymentMethod: { defaultMessage: 'Payment method', description: 'Title of the page of cards' },
  settingsProfile: { defaultMessage: 'Profile', description: 'Title of the profile settings' },
  pendingSigningRequests: {
    defaultMessage: 'Documents to sign',
    description: 'Title of the list of documents',
  },
  signingRequest: { defaultMessage: 'Read and sign', description: 'Title of the page of documents to sign' },
  notFound: { defaultMessage: 'Page not found', description: 'Title of the not-found page' },
});

/** THE table of the portal: each path, its screen, its layout, and who may see it. */
export const routes: readonly (Route<LayoutName> | RouteRedirect)[] = [
  { path: '/', to: '/home' },
  { path: '/settings', to: '/settings/profile' },
  {
    name: 'login',
    path: '/login',
    title: titles.login,
    layout: 'signIn',
    screen: lazyScreen(() => import('./login/LoginScreen.tsx')),
    isForVisitorsOnly: true,
  },
  {
    name: 'loginToken',
    path: '/login/token',
    title: titles.loginToken,
    layout: 'signIn',
    screen: lazyScreen(() => import('./login/LoginTokenScreen.tsx')),
    isForVisitorsOnly: true,
  },
  {
    name: 'forgotPassword',
    path: '/forgot-password',
    title: titles.forgotPassword,
    layout: 'signIn',
    screen: lazyScreen(() => import('./login/ForgotPasswordScreen.tsx')),
  },
  {
    name: 'resetPassword',
    path: '/reset-password',
    title: titles.resetPassword,
    layout: 'signIn',
    screen: lazyScreen(() => import('./login/ResetPasswordScreen.tsx')),
  },
  {
    name: 'verifyEmailAddress',
    path: '/verify-email-address/:verificationCode',
    title: titles.verifyEmailAddress,
    layout: 'signIn',
    screen: lazyScreen(() => import('./verification/VerifyEmailAddressScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'pendingEmailAddressVerification',
    path: '/pending-email-address-verification',
    title: titles.pendingEmailAddressVerification,
    layout: 'signIn',
    screen: lazyScreen(() => import('./verification/PendingEmailAddressVerificationScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'home',
    path: '/home',
    title: titles.home,
    layout: 'student',
    screen: lazyScreen(() => import('./home/HomeScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'getStarted',
    path: '/get-started',
    title: titles.getStarted,
    layout: 'signIn',
    screen: lazyScreen(() => import('./get-started/GetStartedScreen.tsx')),
  },
  {
    name: 'getStarted',
    path: '/get-started/:step',
    title: titles.getStarted,
    layout: 'signIn',
    screen: lazyScreen(() => import('./get-started/GetStartedScreen.tsx')),
  },
  {
    name: 'startEnrollment',
    path: '/enroll',
    title: titles.startEnrollment,
    layout: 'signIn',
    screen: lazyScreen(() => import('./enrollment/StartScreen.tsx')),
  },
  {
    name: 'enrollment',
    path: '/enrollment/:applicationId',
    title: titles.enrollment,
    layout: 'student',
    screen: lazyScreen(() => import('./enrollment/ResumeScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'enrollment',
    path: '/enrollment/:applicationId/course',
    title: titles.enrollment,
    layout: 'student',
    screen: lazyScreen(() => import('./enrollment/CourseScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'enrollment',
    path: '/enrollment/:applicationId/personal-info',
    title: titles.enrollment,
    layout: 'student',
    screen: lazyScreen(() => import('./enrollment/PersonalInfoScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'enrollment',
    path: '/enrollment/:applicationId/payment-plan',
    title: titles.enrollment,
    layout: 'student',
    screen: lazyScreen(() => import('./enrollment/PaymentPlanScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'enrollment',
    path: '/enrollment/:applicationId/agreement',
    title: titles.enrollment,
    layout: 'student',
    screen: lazyScreen(() => import('./enrollment/AgreementScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'enrollment',
    path: '/enrollment/:applicationId/payment-method',
    title: titles.enrollment,
    layout: 'student',
    screen: lazyScreen(() => import('./enrollment/CardScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'enrollment',
    path: '/enrollment/:applicationId/review',
    title: titles.enrollment,
    layout: 'student',
    screen: lazyScreen(() => import('./enrollment/ReviewScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'congratulations',
    path: '/enrollment/:applicationId/congratulations',
    title: titles.congratulations,
    layout: 'student',
    screen: lazyScreen(() => import('./enrollment/CongratulationsScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'applicationStatus',
    path: '/enrollment/:applicationId/status',
    title: titles.applicationStatus,
    layout: 'student',
    screen: lazyScreen(() => import('./enrollment/StatusScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'pendingSigningRequests',
    path: '/signing',
    title: titles.pendingSigningRequests,
    layout: 'student',
    screen: lazyScreen(() => import('./signing/SigningRequestsScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'signingRequest',
    path: '/signing/:envelopeId',
    title: titles.signingRequest,
    layout: 'student',
    screen: lazyScreen(() => import('./signing/EnvelopeScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'settingsAgreements',
    path: '/settings/agreements',
    title: titles.settingsAgreements,
    layout: 'student',
    screen: lazyScreen(() => import('./settings/AgreementsScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'settingsPaymentMethod',
    path: '/settings/payment-method',
    title: titles.settingsPaymentMethod,
    layout: 'student',
    screen: lazyScreen(() => import('./payment-methods/PaymentMethodScreen.tsx')),
    requiresAuth: true,
  },
  {
    name: 'settingsProfile',
    path: '/settings/profile',
    title: titles.settingsProfile,
    layout: 'student',
    screen: lazyScreen(() => import('./settings/ProfileScreen.tsx')),
    requiresAuth: true,
  },
];

export const notFound: Route<LayoutName> = {
  name: 'notFound',
  path: '*',
  title: titles.notFound,
  layout: 'signIn',
  screen: lazyScreen(() => import('./system/NotFoundScreen.tsx')),
};

export const guardPaths: GuardPaths = {
  signIn: (path) => withQuery('/login', { action: path }),
  pendingVerification: '/pending-email-address-verification',
  home: '/home',
};

/** The path remembered for after sign-in, if it is one of ours. */
export const wantedAfterSignIn = () => safePath(new URLSearchParams(window.location.search).get('action'));
