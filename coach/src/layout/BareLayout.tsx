import { AuthLayout, Button, OfflineBanner, SignOutIcon, Stack } from '@institute/design-system';
import { LanguagePreference, type LayoutProps } from '@institute/design-system/app';
import { QueryClientProvider } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { queryClient } from '../query-client.ts';
import { session } from '../session.ts';
import { AppBrand } from './AppBrand.tsx';
import { LateAside } from './LateAside.tsx';
import { SiteLinks } from './SignInLayout.tsx';
import '../account-messages.ts';

/** Layout of signed-in pages before onboarding is complete. */
export default function BareLayout({ children }: LayoutProps) {
  return (
    <AuthLayout
      brand={<AppBrand href={paths.index()} />}
      helpHref={paths.help()}
      end={<LanguagePreference preferences={preferences} isShort />}
      aside={<LateAside />}
      footer={
        <SiteLinks>
          <Button variant="quiet" icon={<SignOutIcon />} onPress={session.signOut}>
            <FormattedMessage defaultMessage="Sign out" />
          </Button>
        </SiteLinks>
      }
    >
      <Stack gap="none">
        <OfflineBanner />
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </Stack>
    </AuthLayout>
  );
}
