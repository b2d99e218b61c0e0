import { lazyExtra } from '@institute/design-system';
import { ErrorBoundary } from '@institute/design-system/app';

const SignInAside = lazyExtra(async () => (await import('./SignInAside.tsx')).default);

/** The picture beside a form, which doesn't wait for it, and works even if it fails to load. */
export const LateAside = () => (
  <ErrorBoundary fallback={() => null}>
    <SignInAside />
  </ErrorBoundary>
);
