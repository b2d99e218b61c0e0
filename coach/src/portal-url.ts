import { institute } from './institute.ts';

/** The portal's URL: that which the page's server names, or else that of the build. */
export const portalUrl = (): string | undefined =>
  institute.apps()?.portal ?? import.meta.env.VITE_PORTAL_URL;
