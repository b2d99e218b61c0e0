import { type CSSProperties, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether this is a server render or the hydrating render, which must match. The component renders again afterwards.
 * Always false for client-side rendering.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

/**
 * A style that is set only in the browser. In server-rendered markup it would be an attribute, which a strict content
 * security policy blocks.
 */
export const useInlineStyle = (style: CSSProperties): CSSProperties | undefined =>
  useIsHydrating() ? undefined : style;
