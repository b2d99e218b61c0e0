import {
  AppShell,
  Brand,
  Button,
  HelpIcon,
  MoreIcon,
  NavItem,
  NavList,
  NavSheet,
  OfflineBanner,
  SignOutIcon,
  Stack,
  UserIcon,
  UserMenu,
} from '@institute/design-system';
import type { LayoutProps } from '@institute/design-system/app';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { session, useSignedInSession } from '../session.ts';
import { Language } from './Language.tsx';
import { ProductName } from './ProductName.tsx';
import { Theme } from './Theme.tsx';

/** Around every screen of a coach: the rail or the bottom bar, and what must not be missed. */
export default function CoachLayout({ children }: LayoutProps) {
  const intl = useIntl();
  const { email } = useSignedInSession();
  const profile = (
    <NavItem href={paths.profile()} icon={<UserIcon />}>
      <FormattedMessage defaultMessage="Profile" description="Navigation: the coach’s own profile" />
    </NavItem>
  );
  const questions = (
    <NavItem href={paths.faq()} icon={<HelpIcon />}>
      <FormattedMessage defaultMessage="Questions and answers" description="Leads to the FAQ page" />
    </NavItem>
  );
  const choices = (
    <Stack gap="s" align="start">
      <Language />
      <Theme />
      <Button variant="quiet" icon={<SignOutIcon />} onPress={session.signOut}>
        <FormattedMessage defaultMessage="Sign out" description="Button that ends the session" />
      </Button>
    </Stack>
  );
  return (
    <AppShell
      brand={
        <Brand href={paths.profile()}>
          <ProductName />
        </Brand>
      }
      rail={<NavList look="shell">{profile}</NavList>}
      bar={
        <NavList look="bar">
          {profile}
          <NavSheet
            label={intl.formatMessage({
              defaultMessage: 'More',
              description: 'Navigation: opens a sheet with more choices',
            })}
            icon={<MoreIcon />}
            footer={choices}
          >
            {questions}
          </NavSheet>
        </NavList>
      }
      end={
        <UserMenu name={email} footer={choices}>
          {questions}
        </UserMenu>
      }
      banner={<OfflineBanner />}
    >
      {children}
    </AppShell>
  );
}
