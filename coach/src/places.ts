import { type PathParams, pathsOf, placesIn } from '@institute/design-system/app';
import { defineMessage } from 'react-intl';

const page = placesIn('main');
const open = placesIn('open');
const forVisitors = placesIn('auth', { isForVisitorsOnly: true });
const signIn = placesIn('auth');
const unverified = placesIn('bare', { requiresAuth: true });
const coach = placesIn('coach', { requiresAuth: true, frame: {} });
const subpage = placesIn('coach', { requiresAuth: true, frame: { hasBack: true } });
/** Pages about one thing, whose heading comes with its data. */
const detail = placesIn('coach', { requiresAuth: true, frame: { hasBack: true, heading: null } });

const confirmEmail = defineMessage({ defaultMessage: 'Confirm your e-mail' });

/**
 * Every page of the coach app: its layout and who may see it, its path and its title. Their screens are in `routes.ts`,
 * their places in the navigation in `layout/navigation.tsx`, because public pages and sign-in need neither.
 */
export const places = {
  index: page('/', defineMessage({ defaultMessage: 'For health coaches' })),
  faq: page('/faq', defineMessage({ defaultMessage: 'Questions and answers' })),
  help: open('/help', defineMessage({ defaultMessage: 'Help' })),
  accessibility: open('/accessibility', defineMessage({ defaultMessage: 'Accessibility' })),
  privacyPolicy: page('/privacy-policy', defineMessage({ defaultMessage: 'Privacy policy' })),
  termsOfService: page('/terms-of-service', defineMessage({ defaultMessage: 'Terms of service' })),
  schedulingPolicy: page('/scheduling-policy', defineMessage({ defaultMessage: 'Scheduling policy' })),

  login: forVisitors('/login', defineMessage({ defaultMessage: 'Sign in' })),
  signUp: forVisitors('/sign-up', defineMessage({ defaultMessage: 'Create your account' }), {
    afterSignIn: '/welcome',
  }),
  loginToken: forVisitors('/login/token', defineMessage({ defaultMessage: 'Sign in with your link' })),
  resetAccountPassword: signIn(
    '/reset-account-password',
    defineMessage({ defaultMessage: 'Forgot your password?' }),
  ),
  verify: forVisitors('/verify', defineMessage({ defaultMessage: 'Sign in again' })),
  pendingEmailAddressVerification: unverified('/pending-email-address-verification', confirmEmail),
  verifyEmailAddress: unverified('/verify-email-address/:verificationCode', confirmEmail),

  today: coach('/today', defineMessage({ defaultMessage: 'Today' })),
  welcome: coach('/welcome', defineMessage({ defaultMessage: 'Welcome' })),
  completeProfileInformation: coach(
    '/complete-profile-information',
    defineMessage({ defaultMessage: 'Complete your profile' }),
  ),
  profile: coach('/profile', defineMessage({ defaultMessage: 'Profile' }), { frame: { heading: null } }),
  editProfile: detail('/profile/:section', defineMessage({ defaultMessage: 'Edit your profile' })),
  subscription: coach('/subscription', defineMessage({ defaultMessage: 'Subscription' })),
  sales: coach('/sales', defineMessage({ defaultMessage: 'Sales' }), { frame: { look: 'rows' } }),
  myServices: coach('/my-services', defineMessage({ defaultMessage: 'My services' }), {
    frame: { parts: 2 },
  }),
  newService: subpage('/my-services/new', defineMessage({ defaultMessage: 'Add a service or product' })),
  service: subpage('/my-services/:productId', defineMessage({ defaultMessage: 'Edit service' })),
  groups: subpage('/my-services/:productId/groups', defineMessage({ defaultMessage: 'Group dates' }), {
    frame: { hasBack: true, heading: null, parts: 2 },
  }),
  sale: detail(
    '/my-services/sales/:purchaseId',
    defineMessage({ defaultMessage: 'What your client bought' }),
  ),
  mySessions: coach('/my-sessions', defineMessage({ defaultMessage: 'My sessions' }), {
    frame: { look: 'rows' },
  }),
  calendarFeed: subpage(
    '/my-sessions/calendar-feed',
    defineMessage({ defaultMessage: 'Subscribe in your calendar' }),
  ),
  session: detail('/my-sessions/:sessionId', defineMessage({ defaultMessage: 'Session' })),
  myCoachSchedule: coach('/my-coach-schedule', defineMessage({ defaultMessage: 'My schedule' })),
  manageAccount: coach('/manage-account', defineMessage({ defaultMessage: 'Account' })),
};

export type PlaceName = keyof typeof places;

/** What a place's screen is given: the parameters of its path. */
export interface ScreenProps<Name extends PlaceName> {
  params: PathParams<(typeof places)[Name]['path']>;
}

/** Builds the path of each place: `paths.session({ sessionId })`. */
export const paths = pathsOf(places);
