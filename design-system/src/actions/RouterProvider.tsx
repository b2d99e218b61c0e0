import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { basePath } from './base-path.ts';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
}

export interface RouterProviderProps {
  /** Navigates to a path of this app without reloading the page. */
  navigate: (href: string, options?: NavigateOptions) => void;
  /** The current path, used to mark the current item of a navigation. */
  pathname?: string;
  children: ReactNode;
}

const NavigateContext = createContext<RouterProviderProps['navigate'] | null>(null);
const PathnameContext = createContext<string | undefined>(undefined);

/** Connects all links of the library to the app's router. Without it they are plain links. */
export function RouterProvider({ navigate, pathname, children }: RouterProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <PathnameContext value={pathname}>{children}</PathnameContext>
    </NavigateContext>
  );
}

export const usePathname = (): string | undefined => useContext(PathnameContext);

/** Returns the app's `navigate`. Without a router, it loads the page. */
export function useNavigate(): RouterProviderProps['navigate'] {
  return useContext(NavigateContext) ?? ((href) => location.assign(href));
}

/**
 * Returns a `navigate` that does nothing once its component is gone and another page is open: a form that is saved late leads no
 * one away from where they went.
 */
export function useNavigateWhileHere(): RouterProviderProps['navigate'] {
  const navigate = useNavigate();
  const pathname = usePathname();
  const pathLeft = useRef<string>(undefined);
  useEffect(() => {
    pathLeft.current = undefined;
    return () => {
      pathLeft.current = pathname;
    };
  }, [pathname]);
  return (...target) => {
    const isLeft = pathLeft.current !== undefined && basePath() + pathLeft.current !== location.pathname;
    if (!isLeft) navigate(...target);
  };
}

/** The path of a link without the folder of the app. Null if it leads elsewhere. */
function pathOf({ origin, pathname, search, hash }: HTMLAnchorElement): string | null {
  const base = basePath();
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${base}/`)) return null;
  return (pathname.slice(base.length) || '/') + search + hash;
}

/** Returns a function that follows a link as a plain click does. */
export function useFollow(): (link: HTMLAnchorElement) => void {
  const navigate = useNavigate();
  return (link) => {
    const path = pathOf(link);
    if (path === null) location.assign(link.href);
    else navigate(path);
  };
}

/**
 * Returns the URL and the click handler of a link. A plain left click on a path of this app goes through the router. Everything
 * else (a modifier key, another button, another origin, a download, a new tab, an anchor on this page) is left to the
 * browser.
 */
export function useLink(
  href: string,
  replace?: boolean,
  onPress?: () => void,
): { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void } {
  const navigate = useContext(NavigateContext);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented) return;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    onPress?.();
    const link = event.currentTarget;
    const path = pathOf(link);
    // `link.target` of Firefox is that of the page's `<base>`.
    const target = link.getAttribute('target') ?? '';
    const isElsewhere = path === null || !['', '_self'].includes(target) || link.hasAttribute('download');
    const isOnThisPage =
      link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
    if (!navigate || isElsewhere || isOnThisPage) return;
    event.preventDefault();
    navigate(path, replace ? { replace } : undefined);
  };
  return { href: /^\/(?!\/)/.test(href) ? basePath() + href : href, onClick };
}
