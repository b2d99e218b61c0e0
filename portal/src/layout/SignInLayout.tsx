import { AuthLayout, Brand, Heading, LanguageSwitch, Stack, Text } from '@institute/design-system';
import type { LayoutProps } from '@institute/design-system/app';
import { FormattedMessage } from 'react-intl';
import { preferences } from '../preferences.ts';
import { ProductName } from './ProductName.tsx';

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
        <Stack gap="m">
          <Heading level={2} size="xl">
            <FormattedMessage
              defaultMessage="Learn to help people change, one small habit at a time."
              description="Promise beside the sign-in form"
            />
          </Heading>
          <Text size="l">
            <FormattedMessage
              defaultMessage="Your modules, payments and coaching circle are right where you left them."
              description="Sentence under the promise beside the sign-in form"
            />
          </Text>
        </Stack>
      }
    >
      {children}
    </AuthLayout>
  );
}
