import { AuthLayout, lazyExtra } from '@institute/design-system';
import { ErrorBoundary, LanguagePreference, type LayoutProps } from '@institute/design-system/app';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { AppBrand } from './AppBrand.tsx';

const SignInAside = lazyExtra(async () => (await import('./SignInAside.tsx')).default);

/** Routes that people see before they have ever been inside. */
const forNewcomers = ['verifyEmailAddress', 'pendingEmailAddressVerification'];

/** Layout of the pages before the portal: sign-in, passwords, e-mail verification. */
export function SignInLayout({ children, routeName }: LayoutProps) {
  return (
    <AuthLayout
      brand={<AppBrand href="/" />}
      helpHref={paths.help()}
      end={<LanguagePreference preferences={preferences} isShort />}
      aside={
        // The form doesn't wait for the picture, and works even if it fails to load.
        <ErrorBoundary fallback={() => null}>
          <SignInAside isReturning={!forNewcomers.includes(routeName)} />
        </ErrorBoundary>
      }
    >
      {children}
    </AuthLayout>
  );
}
