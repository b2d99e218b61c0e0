/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is when it is not under `/api` of the same origin. */
  readonly VITE_API_URL?: string;
  /** Where students sign in; shown to those who came to the wrong app. */
  readonly VITE_PORTAL_URL?: string;
  /** Where usage events are posted; without it nothing is sent. */
  readonly VITE_ANALYTICS_URL?: string;
  /** Where the app is found, for canonical addresses, link previews and the sitemap. */
  readonly VITE_SITE_URL: string;
  /** The smallest monthly subscription, such as `2900 USD`: minor units and currency. */
  readonly VITE_SUBSCRIPTION_FROM?: string;
  /** Support address for sign-in problems. */
  readonly VITE_SUPPORT_EMAIL?: string;
}
