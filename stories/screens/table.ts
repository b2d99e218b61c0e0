/**
 * Every screen of both apps with the state that it's shown in, by the name of its place. A state is reached by an
 * account, the clock or a failing network, never by invented data.
 */
import { demoId } from '../../api-server/src/seed/demo-id.ts';
import type { places as coachPlaces } from '../../coach/src/places.ts';
import type { places as portalPlaces } from '../../portal/src/places.ts';

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

export interface ScreenStates {
  /** Who sees it with everything on it. Null: no one is signed in. */
  full: string | null;
  /** Who has nothing there yet. */
  empty?: string;
  /** Who may not see it. */
  refused?: string;
  /** Days after which the same account sees something else. */
  late?: number;
}

type Screen<Pattern extends string> = ScreenStates &
  ([ParamNames<Pattern>] extends [never]
    ? { params?: undefined }
    : { params: Record<ParamNames<Pattern>, string> }) & { query?: Record<string, string> };

type Screens<Places extends Record<string, { path: string }>> = {
  [Name in keyof Places]: Screen<Places[Name]['path']>;
};

const maya = 'student@example.com';
const theo = 'new.student@example.com';
const camila = 'pastdue@example.com';
const jonah = 'unverified@example.com';
const rosa = 'coach@example.com';
const samir = 'new.coach@example.com';
const nadia = 'unverified.coach@example.com';
const grace = 'advisor@example.com';
const ilse = 'admin@example.com';

const applicationOf = { theo: demoId('application', 2), noor: demoId('application', 41) };
const noor = 'submitted@example.com';
const purchase = demoId('purchase', 9);
const session = demoId('coachSession', 903);
const product = demoId('product', 501);

export const portal = {
  login: { full: null },
  loginToken: { full: null, query: { token: 'used' } },
  forgotPassword: { full: null },
  resetPassword: { full: null, query: { token: 'used' } },
  verifyEmailAddress: { full: jonah, params: { verificationCode: 'used' } },
  pendingEmailAddressVerification: { full: jonah },
  getStarted: { full: null },
  getStartedStep: { full: null, params: { step: 'program' } },

  home: { full: maya, empty: theo, late: 8 },
  help: { full: null },
  accessibility: { full: null },

  program: { full: theo, params: { programId: demoId('program', 1) } },
  startEnrollment: { full: theo },
  enrollment: { full: theo, params: { applicationId: applicationOf.theo } },
  enrollmentCourse: { full: theo, params: { applicationId: applicationOf.theo } },
  enrollmentPersonalInfo: { full: theo, params: { applicationId: applicationOf.theo } },
  enrollmentPaymentPlan: { full: theo, params: { applicationId: applicationOf.theo } },
  enrollmentAgreement: { full: theo, params: { applicationId: applicationOf.theo } },
  enrollmentPaymentMethod: { full: theo, params: { applicationId: applicationOf.theo } },
  enrollmentReview: { full: theo, params: { applicationId: applicationOf.theo } },
  congratulations: { full: noor, params: { applicationId: applicationOf.noor } },
  applicationStatus: { full: noor, params: { applicationId: applicationOf.noor }, refused: theo },

  myCourses: { full: maya, empty: theo },
  course: { full: maya, params: { courseId: demoId('course', 1) }, refused: theo },
  modules: { full: maya, empty: theo },
  module: {
    full: maya,
    params: { courseId: demoId('course', 1), moduleId: demoId('module', 101) },
    refused: theo,
  },
  myAwards: { full: maya, empty: theo },
  sharedAward: { full: null, params: { shareToken: 'demo-first-ten-modules' } },
  pendingTransfers: { full: maya, empty: theo },
  requestTransfer: { full: camila, params: { applicationId: demoId('application', 3) }, refused: theo },
  transfer: { full: maya, params: { transferId: demoId('transfer', 3) }, refused: theo },
  transferStep: { full: maya, params: { transferId: demoId('transfer', 3), step: 'review' }, refused: theo },

  coachingCircles: { full: maya, empty: theo },
  coachingCircle: { full: maya, params: { circleId: demoId('circle', 1) } },

  mySessions: { full: maya, empty: theo, late: 3 },
  session: { full: maya, params: { sessionId: session }, refused: theo, late: 3 },
  moveSession: { full: maya, params: { sessionId: session }, refused: theo, late: 3 },
  purchased: { full: maya, params: { purchaseId: purchase }, refused: theo },
  bookPurchased: { full: maya, params: { purchaseId: purchase }, refused: theo },
  findCoach: { full: maya },
  coachPublicProfile: { full: maya, params: { coachId: demoId('coach', 5) } },
  bookSession: { full: maya, params: { coachId: demoId('coach', 5), productId: product } },

  inbox: { full: maya, empty: theo },
  archivedInbox: { full: maya, empty: theo },
  deletedInbox: { full: maya },

  pendingSigningRequests: { full: maya, empty: theo, late: 14 },
  signingRequest: { full: maya, params: { envelopeId: demoId('envelope', 102) }, refused: theo, late: 14 },

  paymentInformation: { full: camila, empty: theo, late: 40 },
  pay: { full: camila, empty: theo },
  payment: { full: maya, params: { paymentId: demoId('payment', 1101) }, refused: theo },
  paymentMethod: { full: maya, empty: theo },
  paymentPlanTerms: { full: maya, empty: theo },
  accountHistory: { full: maya, empty: theo },
  transactions: { full: maya, empty: theo },
  agreements: { full: maya, empty: theo },
  profile: { full: maya, empty: theo },
  communicationPreferences: { full: maya },
  security: { full: maya },

  coachProfile: { full: rosa, empty: samir, refused: maya },
  coachProducts: { full: rosa, empty: samir, refused: maya },
  coachPurchases: { full: rosa, empty: samir, refused: maya },
  coachPurchase: { full: rosa, params: { purchaseId: purchase }, refused: maya },
  coachActivity: { full: rosa, empty: samir, refused: maya },

  people: { full: ilse, refused: maya },
  students: { full: grace, refused: maya },
  student: { full: grace, params: { studentId: demoId('student', 1) }, refused: maya },
  auditLog: { full: grace, refused: maya },
} satisfies Screens<typeof portalPlaces>;

export const coach = {
  index: { full: null },
  faq: { full: null },
  help: { full: null },
  accessibility: { full: null },
  privacyPolicy: { full: null },
  termsOfService: { full: null },
  schedulingPolicy: { full: null },

  login: { full: null },
  signUp: { full: null },
  loginToken: { full: null, query: { token: 'used' } },
  resetAccountPassword: { full: null },
  verify: { full: null, query: { to: '/profile' } },
  pendingEmailAddressVerification: { full: nadia },
  verifyEmailAddress: { full: rosa, params: { verificationCode: 'used' } },

  today: { full: rosa, empty: samir, late: 3 },
  welcome: { full: samir },
  completeProfileInformation: { full: samir },
  profile: { full: rosa, empty: samir },
  editProfile: { full: rosa, params: { section: 'about' } },
  subscription: { full: rosa, empty: samir, late: 40 },
  sales: { full: rosa, empty: samir },
  myServices: { full: rosa, empty: samir },
  newService: { full: rosa },
  service: { full: rosa, params: { productId: product }, refused: samir },
  groups: { full: rosa, params: { productId: demoId('product', 502) }, refused: samir },
  sale: { full: rosa, params: { purchaseId: purchase }, refused: samir },
  mySessions: { full: rosa, empty: samir, late: 3 },
  calendarFeed: { full: rosa },
  session: { full: rosa, params: { sessionId: session }, refused: samir, late: 3 },
  myCoachSchedule: { full: rosa, empty: samir },
  manageAccount: { full: rosa },
} satisfies Screens<typeof coachPlaces>;

export const screens = { portal, coach };

export const stateNames = ['full', 'empty', 'refused', 'late', 'loading', 'error', 'offline'] as const;
export type StateName = (typeof stateNames)[number];

/** The states that a screen is shown in. Pages for everyone mostly load nothing that could fail. */
export const statesOf = (screen: ScreenStates): StateName[] =>
  stateNames.filter((state) =>
    state === 'loading' || state === 'error' || state === 'offline'
      ? screen.full !== null
      : screen[state] !== undefined,
  );
