import { defineMessage } from 'react-intl';

/** The pages that are prerendered at build: the screen's file, as named in the build manifest, and the description. */
export const publicPages = {
  index: {
    screen: 'src/public/HomeScreen.tsx',
    description: defineMessage({
      defaultMessage:
        'Run your health-coaching practice: profile, services, sessions and schedule in one calm place.',
    }),
  },
  faq: {
    screen: 'src/public/FaqScreen.tsx',
    description: defineMessage({
      defaultMessage:
        'Answers about profiles, bookings, time zones, prices, cards and privacy for health coaches.',
    }),
  },
  privacyPolicy: {
    screen: 'src/public/policies/privacy-policy.mdx',
    description: defineMessage({
      defaultMessage:
        'Which personal data the coach app keeps, why, who sees it, and what you can ask of us.',
    }),
  },
  termsOfService: {
    screen: 'src/public/policies/terms-of-service.mdx',
    description: defineMessage({
      defaultMessage: 'The terms between you and us when you use the coach app.',
    }),
  },
  schedulingPolicy: {
    screen: 'src/public/policies/scheduling-policy.mdx',
    description: defineMessage({
      defaultMessage: 'The rules for booking, moving, canceling and missing a coaching session.',
    }),
  },
};

export type PublicPage = keyof typeof publicPages;
