import { Loading, Page, toast } from '@institute/design-system';
import { ErrorBoundary, Routes } from '@institute/design-system/app';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { SignInLayout } from './layout/SignInLayout.tsx';
import { guardPaths, notFound, routes, wantedAfterSignIn } from './routes.tsx';
import { pathAfterVerification, useSession, visitorOf } from './session.ts';
import { ScreenError } from './system/ScreenError.tsx';

// Signing in needs one layout only; the others come with the pages that need them.
const layouts = {
  auth: SignInLayout,
  main: lazy(() => import('./layout/PublicLayout.tsx')),
  bare: lazy(() => import('./layout/BareLayout.tsx')),
  coach: lazy(() => import('./layout/CoachLayout.tsx')),
};

const loading = (
  <Page width="text">
    <Loading />
  </Page>
);

export function App() {
  const intl = useIntl();
  const session = useSession();
  const { reset } = useQueryErrorResetBoundary();
  return (
    // A layout whose code did not come takes everything with it; browsers remember that until the page goes.
    <ErrorBoundary
      fallback={(error) => <ScreenError error={error} onRetry={() => window.location.reload()} />}
    >
      <Suspense fallback={loading}>
        <Routes
          routes={routes}
          notFound={notFound}
          layouts={layouts}
          visitor={visitorOf(session)}
          paths={guardPaths}
          wantedAfterSignIn={wantedAfterSignIn}
          onUnverified={pathAfterVerification.write}
          onForbidden={() =>
            toast.info(
              intl.formatMessage({
                defaultMessage: 'That page is not part of your account.',
                description: 'Notice on the start page after a failed role check',
              }),
            )
          }
          productName={intl.formatMessage({
            defaultMessage: 'Institute Coach',
            description: 'Name of the product, beside its sign',
          })}
          loading={loading}
          renderError={(error, retry) => (
            <ScreenError
              error={error}
              onRetry={() => {
                reset();
                retry();
              }}
            />
          )}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
