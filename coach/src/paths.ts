import { definePaths } from '@institute/design-system/app';

/** Every path of the coach app. */
export const paths = definePaths({
  index: '/',
  faq: '/faq',
  help: '/help',
  accessibility: '/accessibility',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  schedulingPolicy: '/scheduling-policy',

  login: '/login',
  signUp: '/sign-up',
  loginToken: '/login/token',
  resetAccountPassword: '/reset-account-password',
  verify: '/verify',
  pendingEmailAddressVerification: '/pending-email-address-verification',
  verifyEmailAddress: '/verify-email-address/:verificationCode',

  today: '/today',
  welcome: '/welcome',
  completeProfileInformation: '/complete-profile-information',
  profile: '/profile',
  editProfile: '/profile/:section',
  subscription: '/subscription',
  sales: '/sales',
  myServices: '/my-services',
  newService: '/my-services/new',
  service: '/my-services/:productId',
  groups: '/my-services/:productId/groups',
  sale: '/my-services/sales/:purchaseId',
  mySessions: '/my-sessions',
  calendarFeed: '/my-sessions/calendar-feed',
  session: '/my-sessions/:sessionId',
  myCoachSchedule: '/my-coach-schedule',
  manageAccount: '/manage-account',
});
