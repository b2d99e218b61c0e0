/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's URL if it is not under `/api` on the same origin. */
  readonly VITE_API_URL?: string;
  /** The portal's URL, on pages that our server doesn't send. */
  readonly VITE_PORTAL_URL?: string;
  /** Where usage events are posted. Without it, nothing is sent. */
  readonly VITE_ANALYTICS_URL?: string;
  /** The app's public URL, for canonical URLs, link previews and the sitemap of pages that our server doesn't send. */
  readonly VITE_SITE_URL: string;
}

declare module '*.mdx' {
  const Screen: () => import('react').ReactNode;
  export default Screen;
}
