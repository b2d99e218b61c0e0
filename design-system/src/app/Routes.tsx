import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useIntl } from 'react-intl';
import { matchRoute, type Parser, useLocation, useRouter } from 'wouter';
import { RolesProvider } from '../access/ForRoles.tsx';
import { announce } from '../aria/announcement.ts';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { toasts } from '../feedback/toast.ts';
import { PlaceTitleContext } from '../layout/page-place.ts';
import { ErrorBoundary } from '../rendering/ErrorBoundary.tsx';
import { decide, type GuardPaths, pathAfterSignIn, type Visitor } from './guard.ts';
import { safePath } from './path.ts';
import type { Route } from './places.ts';
import { ScreenContent } from './screen.tsx';

/** A path that only redirects to another one. */
export interface RouteRedirect {
  path: string;
  to: string;
}

export interface LayoutProps {
  children: ReactNode;
  routeName: string;
}

export interface RoutePaths extends GuardPaths {
  /** The sign-in page's query parameter for the path that the visitor wanted. */
  wantedParameter: string;
}

export interface RoutesProps<Layout extends string> {
  routes: readonly (Route<Layout> | RouteRedirect)[];
  /** Shown for any path that isn't in the table. */
  notFound: Route<Layout>;
  layouts: Record<Layout, ComponentType<LayoutProps>>;
  visitor: Visitor;
  paths: RoutePaths;
  /** A role check failed, and the visitor is redirected home. */
  onForbidden?: () => void;
  /** The visitor wanted this path but has to verify the e-mail first. */
  onUnverified?: (wanted: string) => void;
  /** The visitor has arrived at a page, identified by its route name. */
  onNavigate?: ((routeName: string) => void) | undefined;
  productName: string;
  renderError: (error: unknown, retry: () => void) => ReactNode;
}

const PreloadContext = createContext<(path: string) => void>(() => {});

/** Prefetches the code of the screen at a path, such as that of the next step. */
export const usePreload = () => useContext(PreloadContext);

/** Finds the route of a path, with the pattern's parameters. */
export function findRoute<Line extends { path: string }>(
  routes: readonly Line[],
  parser: Parser,
  path: string,
) {
  for (const route of routes) {
    const [isMatch, matched] = matchRoute(parser, route.path, path);
    if (!isMatch) continue;
    const params = Object.fromEntries(
      Object.entries(matched).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    return { route, params };
  }
  return null;
}

/**
 * Shows the screen of the current path inside its layout, if the guard allows it. Each navigation scrolls to the top
 * (or to the `#fragment`), moves the focus to the page's heading and changes the document's title. If the user opened
 * a menu before the screen was ready, the focus stays in it.
 */
export function Routes<Layout extends string>(props: RoutesProps<Layout>) {
  const { routes, notFound, layouts, visitor, paths, productName, renderError } = props;
  const intl = useIntl();
  const [location] = useLocation();
  const { parser } = useRouter();
  const leftOverlay = useRef<Element | null>(null);
  const visit = useRef<Visit>({ opened: location, arrivedAt: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the open overlay at the time of each navigation
  useLayoutEffect(() => {
    leftOverlay.current = focusedOverlay();
  }, [location]);

  const { route: found, params } = findRoute(routes, parser, location) ?? { route: notFound, params: {} };
  const preload = (path: string) => {
    const ahead = findRoute(routes, parser, path)?.route;
    if (ahead && 'screen' in ahead) void ahead.screen.preload();
  };

  // Before its screen has loaded, because screen readers read it when the page has.
  const title = 'title' in found ? intl.formatMessage(found.title) : null;
  useLayoutEffect(() => {
    if (title) document.title = `${title} · ${productName}`;
  }, [title, productName]);

  if ('to' in found) return <Redirect key={found.to} visit={visit} from={location} to={found.to} />;
  const route = found;
  const { search, hash } = typeof window === 'undefined' ? { search: '', hash: '' } : window.location;
  const url = location + search + hash;
  const wantedBefore = safePath(new URLSearchParams(search).get(paths.wantedParameter));
  const after = pathAfterSignIn(wantedBefore, (path) => {
    const next = findRoute(routes, parser, safeDecode(path))?.route;
    return next !== undefined && 'isForVisitorsOnly' in next && next.isForVisitorsOnly === true;
  });
  const decision = decide(route, visitor, url, paths, after);
  if (decision.kind === 'redirect') {
    const report = { forbidden: props.onForbidden, unverified: () => props.onUnverified?.(url) };
    const [from, { to }] = [location, decision];
    return <Redirect key={to} {...{ visit, from, to }} onRedirect={decision.why && report[decision.why]} />;
  }

  const Layout: ComponentType<LayoutProps> = layouts[route.layout];
  // Loads in parallel with the layout's own code. `ScreenContent` reports a failure.
  route.screen.load().catch(() => {});
  const { heading, ...frame } = route.frame ?? {};
  const loading = (
    <PageSkeleton {...frame} hasTitle={!!route.frame} title={heading === null ? null : title} />
  );
  const arrival = (
    <RouteFocus {...{ location, leftOverlay, visit }} onArrive={() => props.onNavigate?.(route.name)} />
  );
  return (
    <PreloadContext value={preload}>
      <RolesProvider roles={visitor.roles}>
        <PlaceTitleContext value={title}>
          <Layout routeName={route.name}>
            <ErrorBoundary
              resetKey={location}
              fallback={(error, retry) => (
                <>
                  {arrival}
                  {renderError(error, () => {
                    route.screen.retry();
                    retry();
                  })}
                </>
              )}
            >
              <Suspense fallback={loading} key={location}>
                <ScreenContent screen={route.screen} params={params} loading={loading}>
                  {arrival}
                </ScreenContent>
              </Suspense>
            </ErrorBoundary>
          </Layout>
        </PlaceTitleContext>
      </RolesProvider>
    </PreloadContext>
  );
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

type Visit = {
  /** The path at which the app was opened, or was redirected to. Its page keeps the browser's own focus. */
  opened: string;
  /** The last path at whose page the visitor arrived. One can leave the first page before it's there. */
  arrivedAt: string | null;
};

function Redirect({
  visit,
  from,
  to,
  onRedirect,
}: {
  visit: RefObject<Visit>;
  from: string;
  to: string;
  onRedirect?: (() => void) | undefined;
}) {
  const [, navigate] = useLocation();
  const notify = useRef(onRedirect);
  useLayoutEffect(() => {
    notify.current?.();
    if (visit.current.opened === from) visit.current.opened = to.split(/[?#]/)[0]!;
    navigate(to, { replace: true });
  }, [navigate, visit, from, to]);
  return null;
}

/** The popover or menu that has the focus, or whose button has it, or the focused button that opened something. */
function focusedOverlay(): Element | null {
  const focused = document.activeElement;
  const overlay = focused?.closest('[role="dialog"], [role="menu"], [popover]');
  if (overlay) return overlay;
  // The button of a native popover has no `aria-expanded`.
  const popover = document.querySelector('[popover]:popover-open');
  if (popover && focused?.getAttribute('popovertarget') === popover.id) return popover;
  const holdsFocus = (trigger: Element) =>
    trigger === focused ||
    document.getElementById(trigger.getAttribute('aria-controls') ?? '')?.contains(focused);
  return [...document.querySelectorAll('[aria-expanded="true"]')].find(holdsFocus) ?? null;
}

function RouteFocus({
  location,
  leftOverlay,
  visit,
  onArrive,
}: {
  location: string;
  visit: RefObject<Visit>;
  leftOverlay: RefObject<Element | null>;
  onArrive: () => void;
}) {
  const isMarked = useRef(false);
  const reportArrival = useEffectEvent(onArrive);

  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    reportArrival();
    toasts.arrive();
    const { opened, arrivedAt } = visit.current;
    const isFirstPage = arrivedAt === null && location === opened;
    const isSamePage = arrivedAt === location;
    visit.current.arrivedAt = location;
    const fragment = safeDecode(window.location.hash.slice(1));
    const target = fragment ? document.getElementById(fragment) : null;
    if (target) {
      show(target);
    } else if (!isFirstPage && !isSamePage) {
      if (fragment)
        void import('./late-target.ts').then(({ whenThere }) => whenThere(fragment, show)).catch(() => {});
      window.scrollTo(0, 0);
      const overlay = focusedOverlay();
      if (overlay && overlay !== leftOverlay.current) return;
      // What had the focus is gone: Orca is at the heading already, and doesn't read it when it gets the focus.
      const isLost = document.activeElement === document.body;
      const heading = document.querySelector<HTMLElement>('main h1');
      focusOn(heading ?? document.querySelector<HTMLElement>('main'));
      if (heading && isLost) announce(heading.textContent);
    }
  }, [location, leftOverlay, visit]);

  return null;
}

function show(target: HTMLElement): void {
  target.scrollIntoView?.();
  focusOn(target);
}

function focusOn(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
