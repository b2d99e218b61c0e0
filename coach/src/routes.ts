import { lazyScreen, type Route, type RouteRedirect, routesOf } from '@institute/design-system/app';
import { defineMessage } from 'react-intl';
import { type PlaceName, paths, places } from './places.ts';

export type LayoutName = (typeof places)[PlaceName]['layout'];

/** The coach app's route table: each place with the code of its screen. */
export const routes: readonly (Route<LayoutName> | RouteRedirect)[] = [
  { path: '/coach', to: paths.index() },
  { path: '/home', to: paths.profile() },
  ...routesOf(places, {
    index: () => import('./public/HomeScreen.tsx'),
    faq: () => import('./public/FaqScreen.tsx'),
    help: () => import('./help/HelpScreen.tsx'),
    accessibility: () => import('./help/AccessibilityScreen.tsx'),
    privacyPolicy: () => import('./public/policies/privacy-policy.mdx'),
    termsOfService: () => import('./public/policies/terms-of-service.mdx'),
    schedulingPolicy: () => import('./public/policies/scheduling-policy.mdx'),
    login: () => import('./login/LoginScreen.tsx'),
    signUp: () => import('./sign-up/SignUpScreen.tsx'),
    loginToken: () => import('./login/LoginTokenScreen.tsx'),
    resetAccountPassword: () => import('./login/ResetPasswordScreen.tsx'),
    verify: () => import('./login/VerifyScreen.tsx'),
    pendingEmailAddressVerification: () => import('./verification/PendingVerificationScreen.tsx'),
    verifyEmailAddress: () => import('./verification/VerifyEmailScreen.tsx'),
    today: () => import('./today/TodayScreen.tsx'),
    welcome: () => import('./welcome/WelcomeScreen.tsx'),
    completeProfileInformation: () => import('./profile/CompleteProfileScreen.tsx'),
    profile: () => import('./profile/ProfileScreen.tsx'),
    editProfile: () => import('./profile/EditProfileScreen.tsx'),
    subscription: () => import('./subscription/SubscriptionScreen.tsx'),
    sales: () => import('./sales/SalesScreen.tsx'),
    myServices: () => import('./services/ServicesScreen.tsx'),
    newService: () => import('./services/NewServiceScreen.tsx'),
    service: () => import('./services/EditServiceScreen.tsx'),
    groups: () => import('./services/GroupsScreen.tsx'),
    sale: () => import('./services/SaleScreen.tsx'),
    mySessions: () => import('./sessions/SessionsScreen.tsx'),
    calendarFeed: () => import('./sessions/CalendarFeedScreen.tsx'),
    session: () => import('./sessions/SessionScreen.tsx'),
    myCoachSchedule: () => import('./schedule/ScheduleScreen.tsx'),
    manageAccount: () => import('./account/ManageAccountScreen.tsx'),
  }),
];

export const notFound: Route<LayoutName> = {
  name: 'notFound',
  path: '*',
  title: defineMessage({ defaultMessage: 'Page not found' }),
  layout: 'open',
  screen: lazyScreen(() => import('./system/NotFoundScreen.tsx')),
};
