/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is when it is not under `/api` of the same origin. */
  readonly VITE_API_URL?: string;
  /** Where coaches sign in; leads them to what they change there. */
  readonly VITE_COACH_URL?: string;
  /** Support address. */
  readonly VITE_SUPPORT_EMAIL?: string;
  /** The institute’s telephone, in E.164: `+12015550100`. */
  readonly VITE_SUPPORT_PHONE?: string;
}
