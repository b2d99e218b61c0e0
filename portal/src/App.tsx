import { Loading, toast } from '@institute/design-system';
import { ErrorBoundary, Routes } from '@institute/design-system/app';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { SignInLayout } from './layout/SignInLayout.tsx';
import { guardPaths, notFound, routes, wantedAfterSignIn } from './routes.tsx';
import { pathAfterVerification, useIsLeaving, useSession, visitorOf } from './session.ts';
import { ScreenError } from './system/ScreenError.tsx';

// The shell of somebody signed in is not needed to sign in.
const StudentLayout = lazy(() => import('./layout/StudentLayout.tsx'));

export function App() {
  const intl = useIntl();
  const session = useSession();
  const { reset } = useQueryErrorResetBoundary();
  // A sign-in form that the next page takes away would take away what was typed.
  if (useIsLeaving()) return <Loading />;
  return (
    // A layout whose code did not come takes everything with it; browsers remember that until the page goes.
    <ErrorBoundary
      fallback={(error) => <ScreenError error={error} onRetry={() => window.location.reload()} />}
    >
      <Suspense fallback={<Loading />}>
        <Routes
          routes={routes}
          notFound={notFound}
          layouts={{
            signIn: SignInLayout,
            student: StudentLayout,
            // Somebody signed in keeps the shell on pages that anybody may see.
            open: session ? StudentLayout : SignInLayout,
          }}
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
            defaultMessage: 'Student portal',
            description: 'Name of the product, beside its sign',
          })}
          loading={<Loading />}
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
