import { type CSSProperties, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether this is a render on a server, or the first one of its markup in a browser, which must give the same. The
 * component renders again when it no longer is. Always false for client-side rendering.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

/**
 * A style that only the browser sets. In the markup of a server it would be an attribute, which a strict content security
 * policy refuses.
 */
export const useInlineStyle = (style: CSSProperties): CSSProperties | undefined =>
  useIsHydrating() ? undefined : style;
