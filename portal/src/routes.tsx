import { lazyScreen, type Route, type RouteRedirect, routesIn } from '@institute/design-system/app';
import { defineMessages } from 'react-intl';
import { paths } from './paths.ts';

export type LayoutName = 'signIn' | 'student' | 'focus' | 'signInQuery' | 'open';

const titles = defineMessages({
  login: { defaultMessage: 'Sign in' },
  loginToken: { defaultMessage: 'Sign in with your link' },
  forgotPassword: { defaultMessage: 'Forgot your password?' },
  resetPassword: { defaultMessage: 'Choose a new password' },
  verifyEmailAddress: { defaultMessage: 'Confirm your e-mail' },
  pendingEmailAddressVerification: { defaultMessage: 'Waiting for your e-mail confirmation' },
  getStarted: { defaultMessage: 'Get started' },
  program: { defaultMessage: 'Program' },
  startEnrollment: { defaultMessage: 'Enroll' },
  enrollment: { defaultMessage: 'Enrollment' },
  congratulations: { defaultMessage: 'Congratulations!' },
  applicationStatus: { defaultMessage: 'Your application' },
  help: { defaultMessage: 'Help' },
  accessibility: { defaultMessage: 'Accessibility' },
  home: { defaultMessage: 'Home' },
  settingsTransactions: { defaultMessage: 'Transactions' },
  settingsAccountHistory: { defaultMessage: 'Account history' },
  settingsPay: { defaultMessage: 'Make a payment' },
  settingsPayment: { defaultMessage: 'Your payment' },
  settingsPaymentInformation: { defaultMessage: 'Payment information' },
  settingsAgreements: { defaultMessage: 'Agreements' },
  settingsPaymentMethod: { defaultMessage: 'Payment method' },
  settingsPaymentPlanTerms: { defaultMessage: 'Payment plan terms' },
  settingsProfile: { defaultMessage: 'Profile' },
  settingsCommunicationPreferences: { defaultMessage: 'Communication preferences' },
  settingsSecurity: { defaultMessage: 'Security' },
  pendingSigningRequests: {
    defaultMessage: 'Signatures',
    description: 'The page of documents to sign and signed ones',
  },
  signingRequest: { defaultMessage: 'Read and sign' },
  myCourses: { defaultMessage: 'My courses' },
  course: { defaultMessage: 'Course' },
  modules: { defaultMessage: 'Modules' },
  module: { defaultMessage: 'Module', description: 'Title of the page of a module' },
  sharedAward: { defaultMessage: 'Award', description: 'Title of the public page of an award' },
  myAwards: { defaultMessage: 'Awards' },
  inbox: { defaultMessage: 'Inbox' },
  archivedInbox: { defaultMessage: 'Archived messages' },
  deletedInbox: { defaultMessage: 'Deleted messages' },
  findCoach: { defaultMessage: 'Find a coach' },
  coachPublicProfile: { defaultMessage: 'Coach', description: 'Title of the profile of a coach' },
  bookSession: { defaultMessage: 'Book', description: 'Title of the page on which a service is booked' },
  mySessions: { defaultMessage: 'My sessions' },
  moveSession: { defaultMessage: 'Change the time' },
  purchased: { defaultMessage: 'What you bought' },
  bookPurchased: { defaultMessage: 'Book a time' },
  session: { defaultMessage: 'Session' },
  coachingCircles: { defaultMessage: 'Coaching circles' },
  coachingCircle: { defaultMessage: 'Coaching circle' },
  pendingTransfers: { defaultMessage: 'Transfers' },
  requestTransfer: { defaultMessage: 'Request a transfer' },
  transfer: { defaultMessage: 'Transfer to another class' },
  coachPurchases: { defaultMessage: 'Purchases' },
  coachPurchase: { defaultMessage: 'Purchase' },
  coachActivity: { defaultMessage: 'Activity' },
  coachProducts: { defaultMessage: 'Services and products' },
  coachProfile: { defaultMessage: 'Public profile' },
  people: { defaultMessage: 'People' },
  students: { defaultMessage: 'Students' },
  student: { defaultMessage: 'Student' },
  auditLog: { defaultMessage: 'Audit log' },
  notFound: { defaultMessage: 'Page not found' },
});

const forVisitors = routesIn('signIn', titles, { isForVisitorsOnly: true });
const signIn = routesIn('signIn', titles);
const signInQuery = routesIn('signInQuery', titles);
const signedIn = routesIn('signIn', titles, { requiresAuth: true });
const unverified = routesIn('signInQuery', titles, { requiresAuth: true });
const student = routesIn('student', titles, { requiresAuth: true, frame: {} });
/** Steps of enrolling, which have a frame of their own. */
const step = routesIn('focus', titles, { requiresAuth: true });
const task = routesIn('focus', titles, { requiresAuth: true, frame: {} });
const openTask = routesIn('focus', titles);
const open = routesIn('open', titles);
const coach = routesIn('student', titles, {
  requiresAuth: true,
  accessPermission: 'COACH',
  frame: {},
});

const administrator = routesIn('student', titles, {
  requiresAuth: true,
  accessPermission: 'ADMIN',
  frame: {},
});
const staff = routesIn('student', titles, {
  requiresAuth: true,
  accessPermission: ['ADVISOR', 'ADMIN'],
  frame: {},
});

/** The portal's route table: each path with its screen, its layout, and who may see it. */
export const routes: readonly (Route<LayoutName> | RouteRedirect)[] = [
  { path: '/', to: paths.home() },
  { path: paths.settings.pattern, to: paths.profile() },
  forVisitors('login', paths.login, () => import('./login/LoginScreen.tsx')),
  forVisitors('loginToken', paths.loginToken, () => import('./login/LoginTokenScreen.tsx')),
  signIn('forgotPassword', paths.forgotPassword, () => import('./login/ForgotPasswordScreen.tsx')),
  signInQuery('resetPassword', paths.resetPassword, () => import('./login/ResetPasswordScreen.tsx')),
  signedIn(
    'verifyEmailAddress',
    paths.verifyEmailAddress,
    () => import('./verification/VerifyEmailAddressScreen.tsx'),
  ),
  unverified(
    'pendingEmailAddressVerification',
    paths.pendingEmailAddressVerification,
    () => import('./verification/PendingEmailAddressVerificationScreen.tsx'),
  ),
  open('help', paths.help, () => import('./help/HelpScreen.tsx')),
  open('accessibility', paths.accessibility, () => import('./help/AccessibilityScreen.tsx')),
  student('home', paths.home, () => import('./home/HomeScreen.tsx'), {
    frame: { heading: null },
  }),
  student(
    'settingsAccountHistory',
    paths.accountHistory,
    () => import('./account-history/AccountHistoryScreen.tsx'),
  ),
  student(
    'settingsTransactions',
    paths.transactions,
    () => import('./account-history/TransactionsScreen.tsx'),
  ),
  task('settingsPay', paths.pay, () => import('./payments/PayScreen.tsx')),
  student('settingsPayment', paths.payment, () => import('./payments/PaymentScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  student(
    'settingsPaymentInformation',
    paths.paymentInformation,
    () => import('./payments/PaymentInformationScreen.tsx'),
  ),
  openTask('getStarted', paths.getStarted, () => import('./get-started/GetStartedScreen.tsx')),
  openTask('getStarted', paths.getStartedStep, () => import('./get-started/GetStartedScreen.tsx')),
  open('program', paths.program, () => import('./programs/ProgramScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  openTask('startEnrollment', paths.startEnrollment, () => import('./enrollment/StartScreen.tsx'), {
    frame: {},
  }),
  step('enrollment', paths.enrollment, () => import('./enrollment/ResumeScreen.tsx')),
  step('enrollment', paths.enrollmentCourse, () => import('./enrollment/CourseScreen.tsx')),
  step('enrollment', paths.enrollmentPersonalInfo, () => import('./enrollment/PersonalInfoScreen.tsx')),
  step('enrollment', paths.enrollmentPaymentPlan, () => import('./enrollment/PaymentPlanScreen.tsx')),
  step('enrollment', paths.enrollmentAgreement, () => import('./enrollment/AgreementScreen.tsx')),
  step('enrollment', paths.enrollmentPaymentMethod, () => import('./enrollment/CardScreen.tsx')),
  step('enrollment', paths.enrollmentReview, () => import('./enrollment/ReviewScreen.tsx')),
  student('congratulations', paths.congratulations, () => import('./enrollment/CongratulationsScreen.tsx')),
  student('applicationStatus', paths.applicationStatus, () => import('./enrollment/StatusScreen.tsx'), {
    frame: { heading: null },
  }),
  student('myCourses', paths.myCourses, () => import('./learning/CoursesScreen.tsx')),
  student('course', paths.course, () => import('./learning/CourseScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  student('modules', paths.modules, () => import('./learning/ModulesScreen.tsx')),
  student('module', paths.module, () => import('./learning/ModuleScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  student('myAwards', paths.myAwards, () => import('./learning/AwardsScreen.tsx')),
  open('sharedAward', paths.sharedAward, () => import('./learning/SharedAwardScreen.tsx')),
  student('inbox', paths.inbox, () => import('./inbox/InboxScreen.tsx')),
  student('archivedInbox', paths.archivedInbox, () => import('./inbox/InboxScreen.tsx')),
  student('deletedInbox', paths.deletedInbox, () => import('./inbox/InboxScreen.tsx')),
  student('findCoach', paths.findCoach, () => import('./booking/CoachesScreen.tsx')),
  student('coachPublicProfile', paths.coachPublicProfile, () => import('./booking/CoachProfileScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  student('bookSession', paths.bookSession, () => import('./booking/BookingScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  student('mySessions', paths.mySessions, () => import('./booking/SessionsScreen.tsx')),
  student('session', paths.session, () => import('./booking/SessionScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  student('purchased', paths.purchased, () => import('./booking/PurchasedScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  student('bookPurchased', paths.bookPurchased, () => import('./booking/BookPurchasedScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  student('moveSession', paths.moveSession, () => import('./booking/MoveSessionScreen.tsx'), {
    frame: { hasBack: true },
  }),
  student('coachingCircles', paths.coachingCircles, () => import('./circles/CirclesScreen.tsx')),
  student('coachingCircle', paths.coachingCircle, () => import('./circles/CircleScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  student('pendingTransfers', paths.pendingTransfers, () => import('./transfers/TransfersScreen.tsx')),
  student('requestTransfer', paths.requestTransfer, () => import('./transfers/RequestTransferScreen.tsx'), {
    frame: { hasBack: true },
  }),
  student('transfer', paths.transfer, () => import('./transfers/TransferScreen.tsx'), {
    frame: { hasBack: true },
  }),
  student('transfer', paths.transferStep, () => import('./transfers/TransferScreen.tsx'), {
    frame: { hasBack: true },
  }),
  student(
    'pendingSigningRequests',
    paths.pendingSigningRequests,
    () => import('./signing/SigningRequestsScreen.tsx'),
  ),
  task('signingRequest', paths.signingRequest, () => import('./signing/EnvelopeScreen.tsx'), {
    frame: { heading: null },
  }),
  student('settingsAgreements', paths.agreements, () => import('./settings/AgreementsScreen.tsx')),
  student(
    'settingsPaymentMethod',
    paths.paymentMethod,
    () => import('./payment-methods/PaymentMethodScreen.tsx'),
  ),
  student(
    'settingsPaymentPlanTerms',
    paths.paymentPlanTerms,
    () => import('./payments/PaymentPlanTermsScreen.tsx'),
  ),
  student('settingsProfile', paths.profile, () => import('./settings/ProfileScreen.tsx')),
  student(
    'settingsCommunicationPreferences',
    paths.communicationPreferences,
    () => import('./settings/CommunicationPreferencesScreen.tsx'),
  ),
  student('settingsSecurity', paths.security, () => import('./settings/SecurityScreen.tsx')),
  coach('coachPurchases', paths.coachPurchases, () => import('./coach-areas/PurchasesScreen.tsx')),
  coach('coachPurchase', paths.coachPurchase, () => import('./coach-areas/PurchaseScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  coach('coachActivity', paths.coachActivity, () => import('./coach-areas/ActivityScreen.tsx')),
  coach('coachProducts', paths.coachProducts, () => import('./coach-areas/ProductsScreen.tsx')),
  administrator('people', paths.people, () => import('./administration/PeopleScreen.tsx')),
  staff('students', paths.students, () => import('./administration/StudentsScreen.tsx')),
  staff('student', paths.student, () => import('./administration/StudentScreen.tsx'), {
    frame: { hasBack: true, heading: null },
  }),
  staff('auditLog', paths.auditLog, () => import('./administration/AuditLogScreen.tsx')),
  coach('coachProfile', paths.coachProfile, () => import('./coach-areas/PublicProfileScreen.tsx'), {
    frame: { heading: null },
  }),
];

export const notFound: Route<LayoutName> = {
  name: 'notFound',
  path: '*',
  title: titles.notFound,
  layout: 'signIn',
  screen: lazyScreen(() => import('./system/NotFoundScreen.tsx')),
};
