export { type Choice, createChoice } from './choice.ts';
export { useCountdown } from './countdown.ts';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { createErrorWords, type ErrorWords, type NamedFailure, type Words } from './error-words.ts';
export { type Decision, decide, type GuardPaths, type RouteAccess, type Visitor } from './guard.ts';
export { createIdleTimer, type IdleState, type IdleTimer } from './idle.ts';
export { useIdleState } from './idle-state.ts';
export { safePath, withQuery } from './path.ts';
export { definePaths, type PathBuilder, type Paths } from './paths.ts';
export {
  type LayoutProps,
  type Route,
  type RouteRedirect,
  Routes,
  type RoutesProps,
  usePreload,
} from './Routes.tsx';
export { ChunkError, type LazyScreen, lazyScreen } from './screen.tsx';
export { createStoredValue, type StoredValue } from './storage.ts';
