import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { routes } from '../routes.tsx';

type RouteName = Extract<(typeof routes)[number], { name: string }>['name'];

interface PublicPage {
  routeName: RouteName;
  /** The screen's file, as named in the build manifest. */
  screen: string;
  description: MessageDescriptor;
}

const descriptions = defineMessages({
  index: {
    defaultMessage:
      'Run your health-coaching practice: profile, services, sessions and schedule in one calm place.',
  },
  faq: {
    defaultMessage:
      'Answers about profiles, bookings, time zones, prices, cards and privacy for health coaches.',
  },
  privacyPolicy: {
    defaultMessage: 'Which personal data the coach app keeps, why, who sees it, and what you can ask of us.',
  },
  termsOfService: { defaultMessage: 'The terms between you and us when you use the coach app.' },
  schedulingPolicy: {
    defaultMessage: 'The rules for booking, moving, canceling and missing a coaching session.',
  },
});

/** The pages that are prerendered at build. */
export const publicPages: readonly PublicPage[] = [
  { routeName: 'index', screen: 'src/public/HomeScreen.tsx', description: descriptions.index },
  { routeName: 'faq', screen: 'src/public/FaqScreen.tsx', description: descriptions.faq },
  {
    routeName: 'privacyPolicy',
    screen: 'src/public/PrivacyPolicyScreen.tsx',
    description: descriptions.privacyPolicy,
  },
  {
    routeName: 'termsOfService',
    screen: 'src/public/TermsOfServiceScreen.tsx',
    description: descriptions.termsOfService,
  },
  {
    routeName: 'schedulingPolicy',
    screen: 'src/public/SchedulingPolicyScreen.tsx',
    description: descriptions.schedulingPolicy,
  },
];
