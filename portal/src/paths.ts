import { definePaths } from '@institute/design-system/app';

/** Every path of the portal. */
export const paths = definePaths({
  login: '/login',
  loginToken: '/login/token',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmailAddress: '/verify-email-address/:verificationCode',
  pendingEmailAddressVerification: '/pending-email-address-verification',
  getStarted: '/get-started',
  getStartedStep: '/get-started/:step',

  home: '/home',
  help: '/help',

  startEnrollment: '/enroll',
  enrollment: '/enrollment/:applicationId',
  enrollmentCourse: '/enrollment/:applicationId/course',
  enrollmentPersonalInfo: '/enrollment/:applicationId/personal-info',
  enrollmentPaymentPlan: '/enrollment/:applicationId/payment-plan',
  enrollmentAgreement: '/enrollment/:applicationId/agreement',
  enrollmentPaymentMethod: '/enrollment/:applicationId/payment-method',
  enrollmentReview: '/enrollment/:applicationId/review',
  congratulations: '/enrollment/:applicationId/congratulations',
  applicationStatus: '/enrollment/:applicationId/status',

  myCourses: '/courses',
  course: '/courses/:courseId',
  modules: '/modules',
  module: '/courses/:courseId/modules/:moduleId',
  myAwards: '/awards',
  sharedAward: '/awards/shared/:shareToken',
  pendingTransfers: '/transfers',
  requestTransfer: '/transfers/request/:applicationId',
  transfer: '/transfers/:transferId',
  transferStep: '/transfers/:transferId/:step',

  coachingCircles: '/circles',
  coachingCircle: '/circles/:circleId',

  mySessions: '/sessions',
  session: '/sessions/:sessionId',
  moveSession: '/sessions/:sessionId/time',
  purchased: '/sessions/purchases/:purchaseId',
  bookPurchased: '/sessions/purchases/:purchaseId/book',
  findCoach: '/coaches',
  coachPublicProfile: '/coaches/:coachId',
  bookSession: '/coaches/:coachId/book/:productId',

  inbox: '/inbox',
  archivedInbox: '/inbox/archived',
  deletedInbox: '/inbox/deleted',

  pendingSigningRequests: '/signing',
  signingRequest: '/signing/:envelopeId',

  settings: '/settings',
  paymentInformation: '/settings/payment-information',
  pay: '/settings/payment-information/pay',
  payment: '/settings/payment-information/payments/:paymentId',
  paymentMethod: '/settings/payment-method',
  paymentPlanTerms: '/settings/payment-plan-terms',
  accountHistory: '/settings/account-history',
  transactions: '/settings/transactions',
  agreements: '/settings/agreements',
  profile: '/settings/profile',
  communicationPreferences: '/settings/communication-preferences',
  security: '/settings/security',

  coachProfile: '/coach/profile',
  coachProducts: '/coach/products',
  coachPurchases: '/coach/purchases',
  coachPurchase: '/coach/purchases/:purchaseId',
  coachActivity: '/coach/activity',

  people: '/administration/people',
  auditLog: '/administration/audit-log',
});
