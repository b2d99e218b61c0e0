import { AuthLayout, Inline, Link, lazyPart } from '@institute/design-system';
import { ErrorBoundary, LanguagePreference, type LayoutProps } from '@institute/design-system/app';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { AppBrand } from './AppBrand.tsx';
import '../account-messages.ts';

const SignInAside = lazyPart(async () => (await import('./SignInAside.tsx')).default);

/** Layout of sign-in, sign-up and password pages. */
export default function SignInLayout({ children }: LayoutProps) {
  return (
    <AuthLayout
      brand={<AppBrand href={paths.index()} />}
      helpHref={paths.help()}
      end={<LanguagePreference preferences={preferences} isShort />}
      aside={
        // The form doesn't wait for the picture, and works even if it fails to load.
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <SignInAside />
          </Suspense>
        </ErrorBoundary>
      }
      footer={
        <Inline gap="m">
          <Link href={paths.privacyPolicy()} tone="ink">
            <FormattedMessage defaultMessage="Privacy" description="Leads to the privacy policy, short" />
          </Link>
          <Link href={paths.termsOfService()} tone="ink">
            <FormattedMessage defaultMessage="Terms" description="Leads to the terms of service, short" />
          </Link>
          <Link href={paths.faq()} tone="ink">
            <FormattedMessage defaultMessage="Questions" />
          </Link>
        </Inline>
      }
    >
      {children}
    </AuthLayout>
  );
}
