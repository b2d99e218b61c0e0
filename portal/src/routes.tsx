import { lazyScreen, type Route, type RouteRedirect, routesIn } from '@institute/design-system/app';
import { defineMessages } from 'react-intl';
import { paths } from './paths.ts';

export type LayoutName = 'signIn' | 'student' | 'focus' | 'signInQuery' | 'open';

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
    description: 'Title of the steps for someone without an account',
  },
  program: { defaultMessage: 'Program', description: 'Title of the page of one program' },
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
  help: { defaultMessage: 'Help', description: 'Title of the page of contact and policies' },
  accessibility: { defaultMessage: 'Accessibility', description: 'Title of the accessibility statement' },
  home: { defaultMessage: 'Home', description: 'Title of the start page' },
  settingsTransactions: {
    defaultMessage: 'Transactions',
    description: 'Title of the list of payments, refunds and disputes',
  },
  settingsAccountHistory: {
    defaultMessage: 'Account history',
    description: 'Title of the page of what happened to the account',
  },
  settingsPay: { defaultMessage: 'Make a payment', description: 'Title of the page on which is paid' },
  settingsPayment: { defaultMessage: 'Your payment', description: 'Title of the page of one payment' },
  settingsPaymentInformation: {
    defaultMessage: 'Payment information',
    description: 'Title of the page of balance and schedule',
  },
  settingsAgreements: { defaultMessage: 'Agreements', description: 'Title of the agreements settings' },
  settingsPaymentMethod: { defaultMessage: 'Payment method', description: 'Title of the page of cards' },
  settingsPaymentPlanTerms: {
    defaultMessage: 'Payment plan terms',
    description: 'Title of the page of the figures of the contract',
  },
  settingsProfile: { defaultMessage: 'Profile', description: 'Title of the profile settings' },
  settingsCommunicationPreferences: {
    defaultMessage: 'Communication preferences',
    description: 'Title of the choice of messages',
  },
  settingsSecurity: { defaultMessage: 'Security', description: 'Title of the page of password and sessions' },
  pendingSigningRequests: {
    defaultMessage: 'Signatures',
    description: 'The page of documents to sign and signed ones',
  },
  signingRequest: { defaultMessage: 'Read and sign', description: 'Title of the page of documents to sign' },
  myCourses: { defaultMessage: 'My courses', description: 'Title of the list of courses' },
  course: { defaultMessage: 'Course', description: 'Title of the page of a course' },
  modules: { defaultMessage: 'Modules', description: 'Title of the list of modules' },
  module: { defaultMessage: 'Module', description: 'Title of the page of a module' },
  sharedAward: { defaultMessage: 'Award', description: 'Title of the public page of an award' },
  myAwards: { defaultMessage: 'Awards', description: 'Title of the page of awards' },
  inbox: { defaultMessage: 'Inbox', description: 'Title of the page of messages' },
  archivedInbox: {
    defaultMessage: 'Archived messages',
    description: 'Title of the page of archived messages',
  },
  deletedInbox: {
    defaultMessage: 'Deleted messages',
    description: 'Title of the page of deleted messages',
  },
  findCoach: { defaultMessage: 'Find a coach', description: 'Title of the list of coaches' },
  coachPublicProfile: { defaultMessage: 'Coach', description: 'Title of the profile of a coach' },
  bookSession: { defaultMessage: 'Book', description: 'Title of the page on which a service is booked' },
  mySessions: { defaultMessage: 'My sessions', description: 'Link to the sessions of a student' },
  moveSession: { defaultMessage: 'Change the time', description: 'Heading: a session is moved' },
  purchased: { defaultMessage: 'What you bought', description: 'Link back to a purchase' },
  bookPurchased: { defaultMessage: 'Book a time', description: 'Button at a service of a coach' },
  session: { defaultMessage: 'Session', description: 'Title of the page of one session' },
  coachingCircles: { defaultMessage: 'Coaching circles', description: 'Title of the list of circles' },
  coachingCircle: { defaultMessage: 'Coaching circle', description: 'Title of the page of one circle' },
  pendingTransfers: { defaultMessage: 'Transfers', description: 'Title of the list of transfers' },
  requestTransfer: {
    defaultMessage: 'Request a transfer',
    description: 'Link to the choice of another class',
  },
  transfer: { defaultMessage: 'Transfer to another class', description: 'Heading of a transfer' },
  coachPurchases: {
    defaultMessage: 'Purchases',
    description: 'Title of the page of what clients bought of a coach',
  },
  coachPurchase: { defaultMessage: 'Purchase', description: 'Title of the page of one purchase' },
  coachActivity: {
    defaultMessage: 'Activity',
    description: 'Title of the page of the activity log of a coach',
  },
  coachProducts: {
    defaultMessage: 'Services and products',
    description: 'Title of the page of what a coach offers',
  },
  coachProfile: {
    defaultMessage: 'Public profile',
    description: 'Title of the page of what students see of the coach who is signed in',
  },
  people: { defaultMessage: 'People', description: 'Title of the page of all users' },
  students: { defaultMessage: 'Students', description: 'Title of the list of students, for staff' },
  student: { defaultMessage: 'Student', description: 'Title of the page of one student, for staff' },
  auditLog: { defaultMessage: 'Audit log', description: 'Title of the page of what staff did' },
  notFound: { defaultMessage: 'Page not found', description: 'Title of the not-found page' },
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
