import { AuthLayout, Inline, Link } from '@institute/design-system';
import { LanguagePreference, type LayoutProps } from '@institute/design-system/app';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { AppBrand } from './AppBrand.tsx';
import { LateAside } from './LateAside.tsx';
import '../account-messages.ts';

/** Layout of sign-in, sign-up and password pages. */
export default function SignInLayout({ children }: LayoutProps) {
  return (
    <AuthLayout
      brand={<AppBrand href={paths.index()} />}
      helpHref={paths.help()}
      end={<LanguagePreference preferences={preferences} isShort />}
      aside={<LateAside />}
      footer={<SiteLinks />}
    >
      {children}
    </AuthLayout>
  );
}

/** At the foot of all pages before the app. */
export const SiteLinks = ({ children }: { children?: ReactNode }) => (
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
    {children}
  </Inline>
);
