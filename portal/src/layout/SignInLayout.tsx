import { AuthLayout, Brand, LanguageSwitch } from '@institute/design-system';
import { ErrorBoundary, type LayoutProps } from '@institute/design-system/app';
import { lazy, Suspense } from 'react';
import { preferences } from '../preferences.ts';
import { ProductName } from './ProductName.tsx';

const SignInAside = lazy(() => import('./SignInAside.tsx'));

/** Around the pages that come before the portal itself: sign-in, passwords, e-mail verification. */
export function SignInLayout({ children, routeName }: LayoutProps) {
  const locale = preferences.locale.use();
  return (
    <AuthLayout
      align={routeName === 'getStarted' ? 'start' : 'center'}
      brand={
        <Brand href="/">
          <ProductName />
        </Brand>
      }
      end={<LanguageSwitch value={locale} onChange={preferences.locale.set} isShort />}
      aside={
        // The form neither waits for the picture nor goes down with it.
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <SignInAside />
          </Suspense>
        </ErrorBoundary>
      }
    >
      {children}
    </AuthLayout>
  );
}
