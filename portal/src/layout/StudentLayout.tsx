import {
  AppShell,
  Brand,
  Button,
  currentPlace,
  Divider,
  ForRoles,
  HomeIcon,
  LanguageSwitch,
  MenuIcon,
  NavItem,
  NavList,
  NavSheet,
  OfflineBanner,
  SectionNav,
  SignOutIcon,
  Stack,
  ThemeSwitch,
  UserMenu,
  usePathname,
} from '@institute/design-system';
import type { LayoutProps } from '@institute/design-system/app';
import { joinName } from '@institute/design-system/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import '../catalogue.ts';
import { IdleGuard } from '../IdleGuard.tsx';
import { setLocale, useLocale } from '../language.ts';
import { paths } from '../paths.ts';
import { useSignedInSession } from '../session.ts';
import { signOut } from '../sign-out.ts';
import { themeChoice } from '../theme.ts';
import { ProductName } from './ProductName.tsx';
import { type Section, sectionOf, sections } from './sections.tsx';

/** The shell around every screen of a signed-in student: navigation, person menu, idle warning, offline notice. */
export default function StudentLayout({ children }: LayoutProps) {
  const intl = useIntl();
  const pathname = usePathname();
  const { studentId, email } = useSignedInSession();
  // The shell does not wait for the name.
  const { data } = api.useQuery('get', '/students/{id}', { params: { path: { id: studentId } } });
  const personalInfo = data?.content.personalInfo;
  const name = (personalInfo && joinName(personalInfo.firstName, personalInfo.lastName)) || email;

  const place = currentPlace(
    sections.flatMap((section) => section.places.map(({ href }) => ({ href, section }))),
    pathname,
  );
  const current = place?.section;
  const item = (section: Section) => (
    <NavItem
      key={section.name}
      href={section.places[0].href}
      icon={section.icon}
      isCurrent={section === current}
    >
      {intl.formatMessage(section.label)}
    </NavItem>
  );
  const home = (
    <NavItem href={paths.home()} icon={<HomeIcon />}>
      <FormattedMessage defaultMessage="Home" description="Navigation: the start page" />
    </NavItem>
  );
  const { learning, circles, sessions, inbox, payments, documents, settings, coaching } = sectionOf;
  const personal = (
    <>
      {item(settings)}
      <ForRoles allow="COACH">{item(coaching)}</ForRoles>
    </>
  );
  const more = [circles, sessions, documents, settings, coaching];
  return (
    <AppShell
      brand={
        <Brand href={paths.home()}>
          <ProductName />
        </Brand>
      }
      rail={
        <NavList look="shell">
          {home}
          {[learning, circles, sessions, inbox, payments, documents].map(item)}
        </NavList>
      }
      bar={
        <NavList look="bar">
          {home}
          {[learning, inbox, payments].map(item)}
          <NavSheet
            label={intl.formatMessage({
              defaultMessage: 'More',
              description: 'Navigation: opens a sheet with more choices',
            })}
            icon={<MenuIcon />}
            footer={<Choices />}
            isCurrent={current !== undefined && more.includes(current)}
          >
            {[circles, sessions, documents].map(item)}
            {personal}
          </NavSheet>
        </NavList>
      }
      end={
        <UserMenu name={name} footer={<Choices />}>
          {personal}
        </UserMenu>
      }
      banner={<OfflineBanner />}
      section={
        current &&
        current.places.length > 1 && (
          <SectionNav
            label={intl.formatMessage(current.label)}
            places={current.places.map(({ href, label }) => ({ href, label: intl.formatMessage(label) }))}
          />
        )
      }
    >
      {children}
      <IdleGuard />
    </AppShell>
  );
}

/** Language, theme and sign-out. */
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
