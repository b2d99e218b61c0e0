import { AuthLayout, Brand, LanguageSwitch } from '@institute/design-system';
import { ErrorBoundary, type LayoutProps } from '@institute/design-system/app';
import { lazy, Suspense } from 'react';
import { preferences } from '../preferences.ts';
import { ProductName } from './ProductName.tsx';

const SignInAside = lazy(() => import('./SignInAside.tsx'));

/** Layout of the pages before the portal: sign-in, passwords, e-mail verification. */
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
        // The form doesn't wait for the picture, and works even if it fails to load.
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
