export { absoluteUrl, apiBelow } from '../actions/base-path.ts';
export { keptDraftDays } from '../forms/draft-store.ts';
export {
  ErrorMessagesProvider,
  type ErrorMessagesProviderProps,
  useDescribeError,
} from '../intl/ErrorMessagesProvider.tsx';
export {
  commonErrorMessages,
  createErrorMessages,
  type ErrorMessages,
  type ErrorMessageTable,
  isServerError,
  type ServerError,
} from '../intl/error-messages.ts';
export { ChunkError } from '../rendering/chunk-error.ts';
export { ErrorBoundary, type ErrorBoundaryProps } from '../rendering/ErrorBoundary.tsx';
export { AppNotices } from './AppNotices.tsx';
export { type Analytics, type AnalyticsOptions, createAnalytics } from './analytics.ts';
export { useCountdown } from './countdown.ts';
export { type AppOptions, createApp, type ShellSession } from './create-app.tsx';
export { createRenderedApp } from './create-rendered-app.tsx';
export type { DraftOwner } from './draft-keys.ts';
export { createDraftStore, type DraftStoreOptions } from './drafts.ts';
export { type Decision, decide, type GuardPaths, type RouteAccess, type Visitor } from './guard.ts';
export { createIdleTimer, type IdleState, type IdleTimer } from './idle.ts';
export { useIdleState } from './idle-state.ts';
export { LanguagePreference, type LanguagePreferenceProps } from './LanguagePreference.tsx';
export { type LazyLayout, lazyLayout } from './lazy-layout.tsx';
export type { Choices, ListParams } from './list-params.ts';
export type { LookUp, OnceOptions, OnceRules, Pending, PendingStatus } from './once-request.ts';
export { safePath, withQuery } from './path.ts';
export { type PathBuilder, type PathParams, type Paths, pathsOf } from './paths.ts';
export { type Place, placesIn, type Route, routesOf } from './places.ts';
export { createPreferences, type Preferences } from './preferences.ts';
export { loadPseudoLocale } from './pseudo-locale.ts';
export {
  type LayoutProps,
  type RoutePaths,
  type RouteRedirect,
  Routes,
  type RoutesProps,
  usePreload,
} from './Routes.tsx';
export { ScreenError, type ScreenErrorProps } from './ScreenError.tsx';
export { type LazyScreen, lazyScreen } from './screen.tsx';
export { createSeal, type Seal } from './seal.ts';
export { browserStorage, createStoredPath, createStoredValue, type StoredValue } from './storage.ts';
export { type Choice, createChoice } from './stored-choice.ts';
export { ThemePreference, type ThemePreferenceProps } from './ThemePreference.tsx';
export { UserMenuFooter, type UserMenuFooterProps } from './UserMenuFooter.tsx';
export { type ListField, useListParams } from './use-list-params.ts';
export {
  type CreateUseOnceOptions,
  createUseOnce,
  type OnceHandle,
  type UseOnceOptions,
} from './use-once.ts';
export { useSearchText } from './use-search-text.ts';
export { useTablePage } from './use-table-page.ts';
export { useTableQuery } from './use-table-query.ts';
