import type { components } from './openapi.gen.ts';

export {
  type AppSession,
  type AppSessionOptions,
  createAppSession,
  type EndReason,
  type KeptValue,
} from './app-session.ts';
export { blankIfNull, nullIfBlank } from './blank.ts';
export { type ApiClient, type ClientOptions, createClient, mergePatch } from './client.ts';
export { contentUrl } from './content.ts';
export { onDeviceClock } from './device-clock.ts';
export type { components, operations, paths } from './openapi.gen.ts';
export { isOutcomeUnknown, outcomeRules } from './outcome.ts';
export {
  ApiError,
  currentVersionOf,
  defaultErrorKey,
  type FieldError,
  networkErrorKey,
  readApiError,
} from './problem.ts';
export {
  createSessionStore,
  parseSession,
  type Session,
  type SessionStorage,
  type SessionStore,
  type SignedContent,
} from './session.ts';
export { type ActivityReporterOptions, createActivityReporter } from './session-activity.ts';
export { createSessionFetch, type SessionFetchOptions } from './session-fetch.ts';

/** The contract's schemas by name: `Schemas['Coach']`. */
export type Schemas = components['schemas'];
