/**
 * The folder that the app is served in, such as `/demo/portal`. The page says it: `<html data-base="/demo/portal">`.
 * Empty at the root. Links and the router add it to all paths.
 */
export const basePath = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.dataset.base) ?? '';

/** The whole URL of a path of this app, for links that are read elsewhere. */
export const absoluteUrl = (path: string): string => location.origin + basePath() + path;

/** The base URL of the API beside the app's pages. */
export const apiBelow = (): string => (basePath() ? absoluteUrl('/api') : '/api');
