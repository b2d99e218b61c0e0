import {
  AppShell,
  Brand,
  Button,
  CreditCardIcon,
  Divider,
  FileTextIcon,
  HomeIcon,
  LanguageSwitch,
  MenuIcon,
  NavItem,
  NavList,
  NavSheet,
  OfflineBanner,
  SignOutIcon,
  Stack,
  ThemeSwitch,
  UserIcon,
  UserMenu,
} from '@institute/design-system';
import type { LayoutProps } from '@institute/design-system/app';
import { joinName } from '@institute/design-system/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import '../catalogue.ts';
import { IdleGuard } from '../IdleGuard.tsx';
import { setLocale, useLocale } from '../language.ts';
import { useSignedInSession } from '../session.ts';
import { signOut } from '../sign-out.ts';
import { themeChoice } from '../theme.ts';
import { ProductName } from './ProductName.tsx';

/** Around every screen of somebody signed in: the places of the portal, and what must not be missed. */
export default function StudentLayout({ children, routeName }: LayoutProps) {
  const intl = useIntl();
  const { studentId, email } = useSignedInSession();
  // The shell does not wait for the name, and stands without it.
  const { data } = api.useQuery('get', '/students/{id}', { params: { path: { id: studentId } } });
  const personalInfo = data?.content.personalInfo;
  const name = (personalInfo && joinName(personalInfo.firstName, personalInfo.lastName)) || email;

  const home = (
    <NavItem href="/home" icon={<HomeIcon />} isCurrent={routeName === 'home'}>
      <FormattedMessage defaultMessage="Home" description="Navigation: the start page" />
    </NavItem>
  );
  const documents = (
    <NavItem
      href="/signing"
      icon={<FileTextIcon />}
      isCurrent={routeName === 'pendingSigningRequests' || routeName === 'signingRequest'}
    >
      <FormattedMessage defaultMessage="Documents" description="Name of the list of documents" />
    </NavItem>
  );
  const profile = (
    <NavItem href="/settings/profile" icon={<UserIcon />} isCurrent={routeName === 'settingsProfile'}>
      <FormattedMessage defaultMessage="Profile" description="Navigation: the student’s own data" />
    </NavItem>
  );
  const payments = (
    <NavItem href="/settings/payment-information" icon={<CreditCardIcon />}>
      <FormattedMessage defaultMessage="Payments" description="Navigation: balance, schedule and receipts" />
    </NavItem>
  );
  return (
    <AppShell
      brand={
        <Brand href="/home">
          <ProductName />
        </Brand>
      }
      rail={
        <NavList look="shell">
          {home}
          {payments}
          {documents}
          {profile}
        </NavList>
      }
      bar={
        <NavList look="bar">
          {home}
          {payments}
          {documents}
          <NavSheet
            label={intl.formatMessage({
              defaultMessage: 'More',
              description: 'Navigation: opens a sheet with more choices',
            })}
            icon={<MenuIcon />}
            footer={<Choices />}
          >
            {documents}
            {profile}
          </NavSheet>
        </NavList>
      }
      end={
        <UserMenu name={name} footer={<Choices />}>
          {profile}
        </UserMenu>
      }
      banner={<OfflineBanner />}
    >
      {children}
      <IdleGuard />
    </AppShell>
  );
}

/** Language, theme, and the way out. */
function Choices() {
  return (
    <Stack gap="s">
      <LanguageSwitch value={useLocale()} onChange={setLocale} />
      <ThemeSwitch value={themeChoice.use()} onChange={themeChoice.set} />
      <Divider />
      <Button variant="quiet" icon={<SignOutIcon />} onPress={signOut}>
        <FormattedMessage defaultMessage="Sign out" description="Button: ends the session" />
      </Button>
    </Stack>
  );
}
