import {
  type ComponentType,
  StrictMode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useLocation, useRouter } from 'wouter';
import type { Role } from '../access/permission.ts';
import { basePath } from '../actions/base-path.ts';
import { Link } from '../actions/Link.tsx';
import { RouterProvider, type RouterProviderProps } from '../actions/RouterProvider.tsx';
import { prepareAnnouncements } from '../aria/announcement.ts';
import { Loading } from '../feedback/Loading.tsx';
import { lazyExtra, Nothing } from '../feedback/lazy-part.tsx';
import { toast } from '../feedback/toast.ts';
import { ErrorMessagesProvider } from '../intl/ErrorMessagesProvider.tsx';
import { type ErrorMessages, isServerError } from '../intl/error-messages.ts';
import { IntlProvider, type IntlProviderProps } from '../intl/IntlProvider.tsx';
import type { Messages } from '../intl/texts.ts';
import { ChunkError } from '../rendering/chunk-error.ts';
import { ErrorBoundary } from '../rendering/ErrorBoundary.tsx';
import { useIsHydrating } from '../rendering/hydration.ts';
import { useOwnStore } from '../rendering/own-store.ts';
import { applyTheme } from '../theme/apply-theme.ts';
import { withDetailFade } from './detail-fade.ts';
import type { GuardedSession } from './IdleGuard.tsx';
import type { Route } from './places.ts';
import type { Preferences } from './preferences.ts';
import { findRoute, type LayoutProps, type RoutePaths, type RouteRedirect, Routes } from './Routes.tsx';
import { ScreenError } from './ScreenError.tsx';
import type { StoredValue } from './storage.ts';

const IdleGuard = lazyExtra(async () => (await import('./IdleGuard.tsx')).IdleGuard, Nothing);
/** Loads after the first screen, which has no toasts yet. */
const ToastRegion = lazyExtra(async () => (await import('../feedback/ToastRegion.tsx')).ToastRegion, Nothing);

/** The parts of a session that the shell needs. `AppSession` of the API package has this shape. */
export interface ShellSession extends GuardedSession {
  store: {
    get(): {
      studentId: string;
      isVerifiedEmail: boolean;
      roles: readonly Role[];
    } | null;
    subscribe(listener: () => void): () => void;
  };
  endReason: StoredValue<'signedOut' | 'sessionExpired'>;
  endIfIdle(): void;
}

export interface AppOptions<Layout extends string> {
  productName: MessageDescriptor;
  routes: readonly (Route<Layout> | RouteRedirect)[];
  notFound: Route<Layout>;
  layouts: Record<Layout, ComponentType<LayoutProps>>;
  paths: RoutePaths & {
    /** The page with the institute's contact, which messages link to. */
    help: string;
    /** Where to go after signing out on a page that needs a session. */
    signedOut: string;
  };
  session: ShellSession;
  /** Where the guard stores the requested path until the e-mail is verified. */
  pathAfterVerification: StoredValue<string>;
  preferences: Preferences;
  errorMessages: ErrorMessages;
  /** The app's own messages in a locale, and its own words for texts of the library, English too. */
  loadMessages: (locale: string) => Promise<Messages>;
  /** How dates, numbers and others differ from the locale's conventions, in each language. */
  region?: IntlProviderProps['region'];
  /** Called after each navigation with the route's name, for usage events. */
  onNavigate?: (routeName: string) => void;
  /** In development only: formats messages differently if the URL requests it (`loadPseudoLocale`). */
  loadIntl?: (() => Promise<IntlProviderProps['createIntl']>) | undefined;
  /** A hook that returns a function to call before retrying a failed screen. */
  useResetErrors: () => () => void;
}

/**
 * Assembles an app: languages, theme, guarded routes, error pages, toasts, and the end of a session, which reaches
 * every tab and clears its data from memory.
 */
export function createApp<Layout extends string>(options: AppOptions<Layout>) {
  return {
    /** Renders the app into an element of the page. */
    mount(element: HTMLElement) {
      preparePage(options);
      const root = createRoot(element, rootOptions);
      const render = (createIntl?: IntlProviderProps['createIntl']) =>
        root.render(<App {...options} createIntl={createIntl} />);
      if (options.loadIntl) void options.loadIntl().then(render);
      else render();
    },
  };
}

/** Runs before the first render in a browser. */
export function preparePage<Layout extends string>({ preferences, session }: AppOptions<Layout>): void {
  applyTheme(preferences.theme.get());
  session.endIfIdle();
  window.history.scrollRestoration = 'manual';
}

export const rootOptions: RootOptions = {
  // A failed call or module is shown on the page with a retry button. Anything else is a bug.
  onCaughtError(error) {
    if (!(error instanceof ChunkError || isServerError(error))) console.error(error);
  },
};

export interface AppProps<Layout extends string>
  extends AppOptions<Layout>,
    Pick<IntlProviderProps, 'createIntl'> {
  /** The app's own messages in the initial language, if they are available before the first render. */
  messages?: Messages | undefined;
}

/** The whole app as an element. */
export function App<Layout extends string>(props: AppProps<Layout>) {
  return (
    <StrictMode>
      <Shell {...props} />
    </StrictMode>
  );
}

function Shell<Layout extends string>({ messages, createIntl, ...options }: AppProps<Layout>) {
  const { preferences, session, loadMessages } = options;
  // The default router's, because wouter's `Router` would add more to each first load.
  Object.assign(useRouter(), { base: basePath() });
  const [pathname, go] = useLocation();
  const navigate = useCallback<RouterProviderProps['navigate']>(
    (href, options) =>
      withDetailFade(location.pathname.slice(basePath().length), href, () => go(href, options)),
    [go],
  );
  const theme = preferences.theme.use();
  const locale = preferences.locale.use();
  const [firstLocale] = useState(locale);
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies the stored theme, also during hydration
  useLayoutEffect(() => applyTheme(preferences.theme.get()), [theme, preferences]);
  useEffect(prepareAnnouncements, []);
  useEffect(
    () => void import('../aria/keep-focus.ts').then((focus) => focus.keepFocus()).catch(() => {}),
    [],
  );
  const studentId = useOwnStore(session.store.subscribe, () => session.store.get()?.studentId);
  return (
    <IntlProvider
      locale={locale}
      region={options.region}
      loadMessages={loadMessages}
      messages={locale === firstLocale ? messages : undefined}
      timeZone={preferences.timeZone.use(studentId)}
      createIntl={createIntl}
    >
      <ErrorMessagesProvider
        messages={options.errorMessages}
        renderHelp={(chunks) => <Link href={options.paths.help}>{chunks}</Link>}
      >
        <RouterProvider navigate={navigate} pathname={pathname}>
          <Screens {...options} />
          <IdleWatch session={session} />
          <Toasts />
        </RouterProvider>
      </ErrorMessagesProvider>
    </IntlProvider>
  );
}

function Toasts() {
  // A server can't render what isn't loaded.
  if (useIsHydrating()) return null;
  return <ToastRegion />;
}

function Screens<Layout extends string>(options: AppOptions<Layout>) {
  const { session, paths, routes } = options;
  const intl = useIntl();
  const visitor = useOwnStore(session.store.subscribe, session.store.get);
  const isLeaving = useLeaveWhenSessionEnds(session, routes, paths.signedOut);
  const resetErrors = options.useResetErrors();
  // A page load is in progress and would remove a form shown now.
  if (isLeaving) return <Loading />;
  const screenError = (error: unknown, onRetry: () => void) => (
    <ScreenError error={error} homeHref={paths.home} onRetry={onRetry} />
  );
  return (
    // Browsers remember a module that failed to load, so only a page load can load the layout.
    <ErrorBoundary fallback={(error) => screenError(error, () => window.location.reload())}>
      <Suspense>
        <Routes
          routes={routes}
          notFound={options.notFound}
          layouts={options.layouts}
          visitor={{
            isAuthenticated: visitor !== null,
            isVerifiedEmail: visitor?.isVerifiedEmail ?? false,
            roles: visitor?.roles ?? [],
          }}
          paths={paths}
          onUnverified={options.pathAfterVerification.write}
          onForbidden={() =>
            toast.info(
              intl.formatMessage({
                id: 'app.forbidden',
                defaultMessage: 'Your account doesn’t have access to that page.',
                description: 'Notice on the start page after a failed role check',
              }),
            )
          }
          productName={intl.formatMessage(options.productName)}
          onNavigate={options.onNavigate}
          renderError={(error, retry) =>
            screenError(error, () => {
              resetErrors();
              retry();
            })
          }
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * When the session ends, here or in another tab, or becomes another user's, reloads the page to clear the memory. On
 * a page that needs a session, the guard then asks for sign-in and remembers the path, unless the user signed out.
 * Returns whether the page is reloading.
 */
function useLeaveWhenSessionEnds(
  session: ShellSession,
  routes: readonly (Route | RouteRedirect)[],
  signedOutPath: string,
): boolean {
  const { parser } = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    let studentId = session.store.get()?.studentId;
    return session.store.subscribe(() => {
      const previous = studentId;
      studentId = session.store.get()?.studentId;
      if (!previous || studentId === previous) return;
      setIsLeaving(true);
      const route = findRoute(routes, parser, window.location.pathname.slice(basePath().length))?.route;
      const isPrivate = route !== undefined && 'requiresAuth' in route && route.requiresAuth === true;
      const hasSignedOut = !studentId && session.endReason.read() === 'signedOut';
      if (isPrivate && hasSignedOut) window.location.assign(basePath() + signedOutPath);
      else window.location.reload();
    });
  }, [session, routes, signedOutPath, parser]);
  useEffect(() => {
    if (!isLeaving) return;
    // Going back can restore a page from the back/forward cache.
    const reloadKeptPage = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reloadKeptPage);
    return () => window.removeEventListener('pageshow', reloadKeptPage);
  }, [isLeaving]);
  return isLeaving;
}

function IdleWatch({ session }: { session: ShellSession }) {
  const isSignedIn = useOwnStore(session.store.subscribe, () => session.store.get() !== null);
  const isHydrating = useIsHydrating();
  return (
    isSignedIn &&
    !isHydrating && (
      <ErrorBoundary fallback={() => null}>
        <IdleGuard session={session} />
      </ErrorBoundary>
    )
  );
}
