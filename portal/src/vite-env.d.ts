/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's URL if it is not under `/api` on the same origin. */
  readonly VITE_API_URL?: string;
  /** The coach app's URL, on pages that our server doesn't send. */
  readonly VITE_COACH_URL?: string;
}
