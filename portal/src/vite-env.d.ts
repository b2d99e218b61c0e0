/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's URL if it is not under `/api` on the same origin. */
  readonly VITE_API_URL?: string;
  /** The coach app's URL, for links to what coaches change there. */
  readonly VITE_COACH_URL?: string;
}
