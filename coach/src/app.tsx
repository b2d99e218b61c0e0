import type { Messages } from '@institute/design-system';
import { createRenderedApp, lazyLayout, loadPseudoLocale } from '@institute/design-system/app';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { defineMessage } from 'react-intl';
import { trackPage } from './analytics.ts';
import { errorMessages } from './messages.ts';
import { paths } from './paths.ts';
import { preferences } from './preferences.ts';
import { notFound, routes } from './routes.tsx';
import { pathAfterVerification, session, signInPath } from './session.ts';

export const productName = defineMessage({
  defaultMessage: 'Institute Coach',
  description: 'Name of the product, beside its sign',
});

export const app = createRenderedApp({
  productName,
  routes,
  notFound,
  layouts: {
    auth: lazyLayout(() => import('./layout/SignInLayout.tsx')),
    main: lazyLayout(() => import('./layout/PublicLayout.tsx')),
    bare: lazyLayout(() => import('./layout/BareLayout.tsx')),
    coach: lazyLayout(() => import('./layout/CoachLayout.tsx')),
  },
  paths: {
    home: paths.profile(),
    signIn: signInPath,
    wantedParameter: 'to',
    signedOut: paths.login(),
    pendingVerification: paths.pendingEmailAddressVerification(),
  },
  session,
  pathAfterVerification,
  preferences,
  errorMessages,
  onNavigate: trackPage,
  loadMessages: async () => (await import('./lang/es.json')).default as unknown as Messages,
  loadIntl: import.meta.env.DEV ? loadPseudoLocale : undefined,
  useResetErrors: () => useQueryErrorResetBoundary().reset,
});
