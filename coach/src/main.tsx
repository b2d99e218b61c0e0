import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import type { Messages } from '@institute/design-system';
import { createApp, loadPseudoLocale } from '@institute/design-system/app';
import { QueryClientProvider, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy } from 'react';
import { defineMessage } from 'react-intl';
import { trackPage } from './analytics.ts';
import { queryClient } from './client.ts';
import { SignInLayout } from './layout/SignInLayout.tsx';
import { errorMessages } from './messages.ts';
import { paths } from './paths.ts';
import { preferences } from './preferences.ts';
import { notFound, routes } from './routes.tsx';
import { pathAfterVerification, session, signInPath } from './session.ts';

createApp({
  productName: defineMessage({
    defaultMessage: 'Institute Coach',
    description: 'Name of the product, beside its sign',
  }),
  routes,
  notFound,
  layouts: {
    auth: SignInLayout,
    main: lazy(() => import('./layout/PublicLayout.tsx')),
    bare: lazy(() => import('./layout/BareLayout.tsx')),
    coach: lazy(() => import('./layout/CoachLayout.tsx')),
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
  Provider: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  loadIntl: import.meta.env.DEV ? loadPseudoLocale : undefined,
  useResetErrors: () => useQueryErrorResetBoundary().reset,
}).mount(document.getElementById('root')!);
