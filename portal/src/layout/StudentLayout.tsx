import {
  AppShell,
  Brand,
  Button,
  HomeIcon,
  LanguageSwitch,
  MoreIcon,
  NavItem,
  NavList,
  NavSheet,
  OfflineBanner,
  SettingsIcon,
  SignOutIcon,
  Stack,
  ThemeSwitch,
  useTheme,
} from '@institute/design-system';
import type { LayoutProps } from '@institute/design-system/app';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IdleGuard } from '../IdleGuard.tsx';
import { setLocale, useLocale } from '../language.ts';
import { signOut } from '../sign-out.ts';
import { ProductName } from './ProductName.tsx';

/** Around every screen of somebody signed in: the rail or the bottom bar, and what must not be missed. */
export default function StudentLayout({ children, routeName }: LayoutProps) {
  const intl = useIntl();
  const isSettings = routeName.startsWith('settings');
  const places = (
    <>
      <NavItem href="/home" icon={<HomeIcon />} isCurrent={routeName === 'home'}>
        <FormattedMessage defaultMessage="Home" description="Navigation: the start page" />
      </NavItem>
      <NavItem href="/settings/profile" icon={<SettingsIcon />} isCurrent={isSettings}>
        <FormattedMessage defaultMessage="Settings" description="Navigation: profile and other settings" />
      </NavItem>
    </>
  );
  return (
    <AppShell
      brand={
        <Brand href="/home">
          <ProductName />
        </Brand>
      }
      rail={<NavList look="shell">{places}</NavList>}
      bar={
        <NavList look="bar">
          {places}
          <NavSheet
            label={intl.formatMessage({
              defaultMessage: 'More',
              description: 'Navigation: opens a sheet with more choices',
            })}
            icon={<MoreIcon />}
          >
            <AccountChoices />
          </NavSheet>
        </NavList>
      }
      end={<AccountChoices />}
      banner={<OfflineBanner />}
    >
      {children}
      <IdleGuard />
    </AppShell>
  );
}

function AccountChoices(): ReactNode {
  const locale = useLocale();
  const [theme, setTheme] = useTheme();
  return (
    <Stack gap="s">
      <LanguageSwitch value={locale} onChange={setLocale} isShort />
      <ThemeSwitch value={theme} onChange={setTheme} />
      <Button variant="quiet" icon={<SignOutIcon />} onPress={signOut}>
        <FormattedMessage defaultMessage="Sign out" description="Button: ends the session" />
      </Button>
    </Stack>
  );
}
