import { region } from '@institute/api-schema/region';
import {
  createRenderedApp,
  type LayoutProps,
  lazyLayout,
  loadPseudoLocale,
} from '@institute/design-system/app';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { defineMessage } from 'react-intl';
import { trackPage } from './analytics.ts';
import { loadMessages } from './load-messages.ts';
import { errorMessages } from './messages.ts';
import { paths } from './places.ts';
import { preferences } from './preferences.ts';
import { notFound, routes } from './routes.ts';
import { pathAfterVerification, session, signInPath, useSession } from './session.ts';

export const productName = defineMessage({ defaultMessage: 'Coach app' });

const PublicLayout = lazyLayout(() => import('./layout/PublicLayout.tsx'));
const CoachLayout = lazyLayout(async () => {
  const [layout] = await Promise.all([
    import('./layout/CoachLayout.tsx'),
    // Needed before the first response. Without it, messages are generic.
    import('./signed-in-messages.ts').catch(() => {}),
  ]);
  return layout;
});

/** Layout of open pages: signed-in coaches keep the shell. */
function OpenLayout(props: LayoutProps) {
  const Layout = useSession() ? CoachLayout : PublicLayout;
  return <Layout {...props} />;
}

export const app = createRenderedApp({
  productName,
  routes,
  notFound,
  layouts: {
    auth: lazyLayout(() => import('./layout/SignInLayout.tsx')),
    main: PublicLayout,
    open: OpenLayout,
    bare: lazyLayout(() => import('./layout/BareLayout.tsx')),
    coach: CoachLayout,
  },
  paths: {
    home: paths.today(),
    help: paths.help(),
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
  loadMessages,
  region,
  loadIntl: import.meta.env.DEV ? loadPseudoLocale : undefined,
  useResetErrors: () => useQueryErrorResetBoundary().reset,
});
