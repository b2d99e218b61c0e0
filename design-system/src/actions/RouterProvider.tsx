import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
}

export interface RouterProviderProps {
  /** Goes to a path of this app without loading the page again. */
  navigate: (href: string, options?: NavigateOptions) => void;
  /** The current path, so that navigation marks the current item. */
  pathname?: string;
  children: ReactNode;
}

const NavigateContext = createContext<RouterProviderProps['navigate'] | null>(null);
const PathnameContext = createContext<string | undefined>(undefined);

/** Connects every link of the library to the app's router, whichever it is. Without it links are plain links. */
export function RouterProvider({ navigate, pathname, children }: RouterProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <PathnameContext value={pathname}>{children}</PathnameContext>
    </NavigateContext>
  );
}

/** The app's `navigate`; loads the page where there is no router. */
export function useNavigate(): RouterProviderProps['navigate'] {
  return useContext(NavigateContext) ?? ((href) => location.assign(href));
}

export const usePathname = (): string | undefined => useContext(PathnameContext);

/**
 * The click handler of a link: a plain left click on a path of this app goes through the router; anything else (a
 * modifier, another button, another origin, a download, a new tab, a place on this page) stays the browser's.
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
