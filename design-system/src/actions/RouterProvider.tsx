import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

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

/** Returns the app's `navigate`. Without a router, it loads the page. */
export function useNavigate(): RouterProviderProps['navigate'] {
  return useContext(NavigateContext) ?? ((href) => location.assign(href));
}

export const usePathname = (): string | undefined => useContext(PathnameContext);

/**
 * Returns the click handler of a link. A plain left click on a path of this app goes through the router. Everything
 * else (a modifier key, another button, another origin, a download, a new tab, an anchor on this page) is left to the
 * browser.
 */
export function useLinkClick(
  replace?: boolean,
  onPress?: () => void,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext);
  return (event) => {
    if (event.defaultPrevented) return;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    onPress?.();
    const link = event.currentTarget;
    const isElsewhere =
      link.origin !== location.origin ||
      (link.target !== '' && link.target !== '_self') ||
      link.hasAttribute('download');
    const isOnThisPage =
      link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
    if (!navigate || isElsewhere || isOnThisPage) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash, replace ? { replace } : undefined);
  };
}
