import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import { region } from '@institute/api-schema/region';
import { createApp, loadPseudoLocale } from '@institute/design-system/app';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { institute } from './institute.ts';
import { productName } from './layout/AppBrand.tsx';
import { FocusLayout, OpenLayout, SignInQueryLayout, StudentLayout } from './layout/OpenLayout.tsx';
import { SignInLayout } from './layout/SignInLayout.tsx';
import { loadMessages } from './load-messages.ts';
import { errorMessages } from './messages.ts';
import { paths } from './places.ts';
import { preferences } from './preferences.ts';
import { notFound, routes } from './routes.ts';
import { pathAfterVerification, session } from './session.ts';

const app = createApp({
  productName,
  routes,
  notFound,
  layouts: {
    signIn: SignInLayout,
    student: StudentLayout,
    focus: FocusLayout,
    signInQuery: SignInQueryLayout,
    open: OpenLayout,
  },
  paths: {
    home: paths.home(),
    help: paths.help(),
    signIn: (path) => paths.login({ action: path }),
    wantedParameter: 'action',
    signedOut: paths.login(),
    pendingVerification: paths.pendingEmailAddressVerification(),
  },
  session,
  pathAfterVerification,
  preferences,
  errorMessages,
  loadMessages,
  region,
  loadIntl: import.meta.env.DEV ? loadPseudoLocale : undefined,
  useResetErrors: () => useQueryErrorResetBoundary().reset,
});

void institute.ready().then(() => app.mount(document.getElementById('root')!));
