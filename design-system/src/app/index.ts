export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { type Decision, decide, type GuardPaths, type RouteAccess, type Visitor } from './guard.ts';
export { createIdleTimer, type IdleState, type IdleTimer } from './idle.ts';
export { safePath, withQuery } from './path.ts';
export { isAllowed } from './permission.ts';
export { type LayoutProps, type Route, type RouteRedirect, Routes, type RoutesProps } from './Routes.tsx';
export { ChunkError, type LazyScreen, lazyScreen } from './screen.tsx';
export { createSlot, type Slot } from './storage.ts';
