import {
  AuthLayout,
  Brand,
  CoachesIllustration,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@institute/design-system';
import type { LayoutProps } from '@institute/design-system/app';
import { FormattedMessage } from 'react-intl';
import { Language } from './Appearance.tsx';
import { ProductName } from './ProductName.tsx';

/** Around the pages that come before the app itself: signing in and up, passwords. */
export function SignInLayout({ children }: LayoutProps) {
  return (
    <AuthLayout
      brand={
        <Brand href="/">
          <ProductName />
        </Brand>
      }
      end={<Language isShort />}
      aside={
        <>
          <CoachesIllustration />
          <Stack gap="s">
            <Heading level={2} size="xl">
              <FormattedMessage
                defaultMessage="Room to listen"
                description="Beside the sign-in form on wide screens"
              />
            </Heading>
            <Text size="l" tone="muted">
              <FormattedMessage
                defaultMessage="Your schedule, your services and your clients, in order. So that the hour belongs to the person in front of you."
                description="Beside the sign-in form on wide screens"
              />
            </Text>
          </Stack>
        </>
      }
      footer={
        <Inline gap="m">
          <Link href="/privacy-policy" tone="ink">
            <FormattedMessage defaultMessage="Privacy" description="Leads to the privacy policy, short" />
          </Link>
          <Link href="/terms-of-service" tone="ink">
            <FormattedMessage defaultMessage="Terms" description="Leads to the terms of service, short" />
          </Link>
          <Link href="/faq" tone="ink">
            <FormattedMessage defaultMessage="Questions" description="Leads to the FAQ page, short" />
          </Link>
        </Inline>
      }
    >
      {children}
    </AuthLayout>
  );
}
