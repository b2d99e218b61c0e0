import { type PathParams, pathsOf, placesIn } from '@institute/design-system/app';
import { defineMessage } from 'react-intl';

const forVisitors = placesIn('signIn', { isForVisitorsOnly: true });
const signIn = placesIn('signIn');
const signInQuery = placesIn('signInQuery');
const signedIn = placesIn('signIn', { requiresAuth: true });
const unverified = placesIn('signInQuery', { requiresAuth: true });
/** The heading of a page about one thing comes with its data. */
const detailFrame = { hasBack: true, heading: null };
const student = placesIn('student', { requiresAuth: true, frame: {} });

const list = placesIn('student', { requiresAuth: true, frame: { look: 'rows' } });
const shortRows = { look: 'rows', parts: 6 } as const;
const shortList = placesIn('student', { requiresAuth: true, frame: shortRows });
const subpage = placesIn('student', { requiresAuth: true, frame: { hasBack: true } });
const shortDetail = placesIn('student', { requiresAuth: true, frame: { ...detailFrame, parts: 2 } });
const detail = placesIn('student', { requiresAuth: true, frame: detailFrame });
/** Steps of enrolling, which have a frame of their own. */
const step = placesIn('focus', { requiresAuth: true });
const task = placesIn('focus', { requiresAuth: true, frame: {} });
const openTask = placesIn('focus');
const open = placesIn('open');
const coach = placesIn('student', { requiresAuth: true, accessPermission: 'COACH', frame: {} });
const administrator = placesIn('student', {
  requiresAuth: true,
  accessPermission: 'ADMIN',
  frame: { look: 'rows' },
});
const staff = placesIn('student', {
  requiresAuth: true,
  accessPermission: ['ADVISOR', 'ADMIN'],
  frame: { look: 'rows' },
});

const confirmEmail = defineMessage({ defaultMessage: 'Confirm your e-mail' });
const getStarted = defineMessage({ defaultMessage: 'Get started' });
const enrollment = defineMessage({ defaultMessage: 'Enrollment' });
const transfer = defineMessage({ defaultMessage: 'Transfer to another class' });

/**
 * Every page of the portal: its layout and who may see it, its path and its title. Their screens are in `routes.ts`,
 * their places in the navigation in `layout/sections.tsx`, because the sign-in page needs neither.
 */
export const places = {
  login: forVisitors('/login', defineMessage({ defaultMessage: 'Sign in' })),
  loginToken: forVisitors('/login/token', defineMessage({ defaultMessage: 'Sign in with your link' })),
  forgotPassword: signIn('/forgot-password', defineMessage({ defaultMessage: 'Forgot your password?' })),
  resetPassword: signInQuery('/reset-password', defineMessage({ defaultMessage: 'Choose a new password' })),
  verifyEmailAddress: signedIn('/verify-email-address/:verificationCode', confirmEmail),
  pendingEmailAddressVerification: unverified('/pending-email-address-verification', confirmEmail),
  getStarted: openTask('/get-started', getStarted),
  getStartedStep: openTask('/get-started/:step', getStarted),

  home: student('/home', defineMessage({ defaultMessage: 'Home' }), { frame: { heading: null } }),
  help: open('/help', defineMessage({ defaultMessage: 'Help' })),
  accessibility: open('/accessibility', defineMessage({ defaultMessage: 'Accessibility' })),

  program: open('/programs/:programId', defineMessage({ defaultMessage: 'Program' }), { frame: detailFrame }),
  startEnrollment: openTask('/enroll', defineMessage({ defaultMessage: 'Enroll' }), { frame: {} }),
  enrollment: step('/enrollment/:applicationId', enrollment),
  enrollmentCourse: step('/enrollment/:applicationId/course', enrollment),
  enrollmentPersonalInfo: step('/enrollment/:applicationId/personal-info', enrollment),
  enrollmentPaymentPlan: step('/enrollment/:applicationId/payment-plan', enrollment),
  enrollmentAgreement: step('/enrollment/:applicationId/agreement', enrollment),
  enrollmentPaymentMethod: step('/enrollment/:applicationId/payment-method', enrollment),
  enrollmentReview: step('/enrollment/:applicationId/review', enrollment),
  congratulations: student(
    '/enrollment/:applicationId/congratulations',
    defineMessage({ defaultMessage: 'Congratulations!' }),
  ),
  applicationStatus: student(
    '/enrollment/:applicationId/status',
    defineMessage({ defaultMessage: 'Your application' }),
    { frame: { heading: null, parts: 2 } },
  ),

  myCourses: student('/courses', defineMessage({ defaultMessage: 'My courses' })),
  course: detail('/courses/:courseId', defineMessage({ defaultMessage: 'Course' })),
  modules: list('/modules', defineMessage({ defaultMessage: 'Modules' })),
  module: shortDetail(
    '/courses/:courseId/modules/:moduleId',
    defineMessage({ defaultMessage: 'Module', description: 'Title of the page of a module' }),
  ),
  myAwards: student('/awards', defineMessage({ defaultMessage: 'Awards' })),
  sharedAward: open(
    '/awards/shared/:shareToken',
    defineMessage({ defaultMessage: 'Award', description: 'Title of the public page of an award' }),
  ),
  pendingTransfers: student('/transfers', defineMessage({ defaultMessage: 'Transfers' }), {
    frame: { parts: 1 },
  }),
  requestTransfer: subpage(
    '/transfers/request/:applicationId',
    defineMessage({ defaultMessage: 'Request a transfer' }),
    { frame: { hasBack: true, parts: 1 } },
  ),
  transfer: subpage('/transfers/:transferId', transfer),
  transferStep: subpage('/transfers/:transferId/:step', transfer),

  coachingCircles: student('/circles', defineMessage({ defaultMessage: 'Coaching circles' }), {
    frame: { parts: 2 },
  }),
  coachingCircle: detail('/circles/:circleId', defineMessage({ defaultMessage: 'Coaching circle' })),

  mySessions: shortList('/sessions', defineMessage({ defaultMessage: 'My sessions' })),
  session: shortDetail('/sessions/:sessionId', defineMessage({ defaultMessage: 'Session' })),
  moveSession: subpage('/sessions/:sessionId/time', defineMessage({ defaultMessage: 'Change the time' })),
  purchased: detail('/sessions/purchases/:purchaseId', defineMessage({ defaultMessage: 'What you bought' })),
  bookPurchased: shortDetail(
    '/sessions/purchases/:purchaseId/book',
    defineMessage({ defaultMessage: 'Book a time' }),
  ),
  findCoach: student('/coaches', defineMessage({ defaultMessage: 'Find a coach' })),
  coachPublicProfile: detail(
    '/coaches/:coachId',
    defineMessage({ defaultMessage: 'Coach', description: 'Title of the profile of a coach' }),
    { frame: { ...detailFrame, hasCover: true } },
  ),
  bookSession: shortDetail(
    '/coaches/:coachId/book/:productId',
    defineMessage({ defaultMessage: 'Book', description: 'Title of the page on which a service is booked' }),
  ),

  inbox: list('/inbox', defineMessage({ defaultMessage: 'Inbox' })),
  archivedInbox: list('/inbox/archived', defineMessage({ defaultMessage: 'Archived messages' })),
  deletedInbox: shortList('/inbox/deleted', defineMessage({ defaultMessage: 'Deleted messages' })),

  pendingSigningRequests: shortList(
    '/signing',
    defineMessage({
      defaultMessage: 'Signatures',
      description: 'The page of documents to sign and signed ones',
    }),
    { frame: { look: 'rows', parts: 4 } },
  ),
  signingRequest: task('/signing/:envelopeId', defineMessage({ defaultMessage: 'Read and sign' }), {
    frame: { heading: null },
  }),

  paymentInformation: student(
    '/settings/payment-information',
    defineMessage({ defaultMessage: 'Payment information' }),
  ),
  pay: task('/settings/payment-information/pay', defineMessage({ defaultMessage: 'Make a payment' }), {
    frame: { parts: 2 },
  }),
  payment: shortDetail(
    '/settings/payment-information/payments/:paymentId',
    defineMessage({ defaultMessage: 'Your payment' }),
  ),
  paymentMethod: student('/settings/payment-method', defineMessage({ defaultMessage: 'Payment method' }), {
    frame: { parts: 2 },
  }),
  paymentPlanTerms: student(
    '/settings/payment-plan-terms',
    defineMessage({ defaultMessage: 'Payment plan terms' }),
  ),
  accountHistory: list('/settings/account-history', defineMessage({ defaultMessage: 'Account history' })),
  transactions: list('/settings/transactions', defineMessage({ defaultMessage: 'Transactions' })),
  agreements: list('/settings/agreements', defineMessage({ defaultMessage: 'Agreements' })),
  profile: student('/settings/profile', defineMessage({ defaultMessage: 'Profile' }), {
    frame: { heading: null },
  }),
  communicationPreferences: student(
    '/settings/communication-preferences',
    defineMessage({ defaultMessage: 'Notifications' }),
  ),
  security: student('/settings/security', defineMessage({ defaultMessage: 'Security' })),

  coachProfile: coach('/coach/profile', defineMessage({ defaultMessage: 'Public profile' }), {
    frame: { heading: null, hasCover: true },
  }),
  coachProducts: coach('/coach/products', defineMessage({ defaultMessage: 'Services and products' })),
  coachPurchases: coach('/coach/purchases', defineMessage({ defaultMessage: 'Purchases' }), {
    frame: { look: 'rows' },
  }),
  coachPurchase: coach('/coach/purchases/:purchaseId', defineMessage({ defaultMessage: 'Purchase' }), {
    frame: detailFrame,
  }),
  coachActivity: coach('/coach/activity', defineMessage({ defaultMessage: 'Activity' }), {
    frame: shortRows,
  }),

  people: administrator('/administration/people', defineMessage({ defaultMessage: 'People' })),
  students: staff('/administration/students', defineMessage({ defaultMessage: 'Students' })),
  student: staff('/administration/students/:studentId', defineMessage({ defaultMessage: 'Student' }), {
    frame: detailFrame,
  }),
  auditLog: staff('/administration/audit-log', defineMessage({ defaultMessage: 'Audit log' }), {
    frame: shortRows,
  }),
};

export type PlaceName = keyof typeof places;

/** What a place's screen is given: the parameters of its path. */
export interface ScreenProps<Name extends PlaceName> {
  params: PathParams<(typeof places)[Name]['path']>;
}

/** Builds the path of each place: `paths.course({ courseId })`. */
export const paths = pathsOf(places);
