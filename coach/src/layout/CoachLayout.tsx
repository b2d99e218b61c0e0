import { contentUrl } from '@institute/api-schema';
import {
  AppShell,
  BriefcaseIcon,
  Button,
  CalendarIcon,
  ClockIcon,
  CommandMenu,
  ContentUrlProvider,
  HelpIcon,
  lazyPart,
  MoreIcon,
  NavItem,
  NavList,
  NavSheet,
  OfflineBanner,
  ReceiptIcon,
  SettingsIcon,
  SignOutIcon,
  Stack,
  SunIcon,
  UserIcon,
  UserMenu,
  usePathname,
  WalletIcon,
} from '@institute/design-system';
import { type LayoutProps, VersionWatch } from '@institute/design-system/app';
import { joinName, signedUrl } from '@institute/design-system/formats';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { KeepTyped } from '../drafts.tsx';
import { paths } from '../paths.ts';
import { preferences } from '../preferences.ts';
import { queryClient } from '../query-client.ts';
import { baseUrl, session, useSignedInSession } from '../session.ts';
import { useTaskCount } from '../today/today.ts';
import { AppBrand } from './AppBrand.tsx';
import { LanguagePreference } from './LanguagePreference.tsx';
import { ThemePreference } from './ThemePreference.tsx';

const loadSearch = () => import('../search/SearchDialogs.tsx');
const SearchDialogs = lazyPart(async () => (await loadSearch()).SearchDialogs);

/** The layout of all coach screens: the rail or the bottom bar, and important notices. */
export default function CoachLayout({ children }: LayoutProps) {
  const { signedContent } = useSignedInSession();
  return (
    <QueryClientProvider client={queryClient}>
      <ContentUrlProvider contentUrl={(file) => signedUrl(contentUrl(file, baseUrl), signedContent)}>
        <KeepTyped>
          <CoachShell>{children}</CoachShell>
        </KeepTyped>
      </ContentUrlProvider>
    </QueryClientProvider>
  );
}

function CoachShell({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const pathname = usePathname();
  const { email, studentId, coachId } = useSignedInSession();
  // The shell doesn't wait for the coach. An account without one has no name yet, and uses the device's time zone.
  const { data } = api.useQuery(
    'get',
    '/coaches/{id}',
    { params: { path: { id: coachId ?? '' } } },
    { enabled: Boolean(coachId) },
  );
  const coach = data?.content;
  const profileZone = coach?.user.timeZone;
  useLayoutEffect(() => {
    if (profileZone !== undefined) preferences.timeZone.keep(studentId, profileZone);
  }, [studentId, profileZone]);
  const isIn = (...roots: string[]) => roots.some((root) => pathname?.startsWith(root));
  const isInSales = isIn(paths.sales(), paths.sale({ purchaseId: '' }));
  const isInProfile = isIn(paths.profile(), paths.completeProfileInformation());
  // Their place in the rail; on phones, under “More”.
  const further = (
    <>
      <NavItem href={paths.sales()} icon={<ReceiptIcon />} isCurrent={isInSales}>
        <FormattedMessage defaultMessage="Sales" />
      </NavItem>
      <NavItem href={paths.profile()} icon={<UserIcon />} isCurrent={isInProfile}>
        <FormattedMessage defaultMessage="Profile" />
      </NavItem>
    </>
  );
  const places = (
    <>
      <TodayItem isCurrent={isIn(paths.today(), paths.welcome())} />
      <NavItem href={paths.myCoachSchedule()} icon={<ClockIcon />}>
        <FormattedMessage defaultMessage="Schedule" />
      </NavItem>
      <NavItem href={paths.mySessions()} icon={<CalendarIcon />}>
        <FormattedMessage defaultMessage="Sessions" />
      </NavItem>
      <NavItem
        href={paths.myServices()}
        icon={<BriefcaseIcon />}
        isCurrent={!isInSales && isIn(paths.myServices())}
      >
        <FormattedMessage defaultMessage="Services" />
      </NavItem>
    </>
  );
  const personal = (
    <>
      <NavItem href={paths.subscription()} icon={<WalletIcon />}>
        <FormattedMessage defaultMessage="Subscription" />
      </NavItem>
      <NavItem href={paths.manageAccount()} icon={<SettingsIcon />}>
        <FormattedMessage defaultMessage="Account" />
      </NavItem>
      <NavItem href={paths.faq()} icon={<HelpIcon />}>
        <FormattedMessage defaultMessage="Questions and answers" />
      </NavItem>
    </>
  );
  const isInMore = isInSales || isInProfile || isIn(paths.subscription(), paths.manageAccount());
  const choices = (
    <Stack gap="s">
      <LanguagePreference isLabelVisible />
      <ThemePreference isLabelVisible />
      <Button variant="quiet" icon={<SignOutIcon />} onPress={session.signOut}>
        <FormattedMessage defaultMessage="Sign out" />
      </Button>
    </Stack>
  );
  return (
    <AppShell
      brand={<AppBrand href={paths.today()} />}
      rail={
        <NavList look="shell">
          {places}
          {further}
        </NavList>
      }
      bar={
        <NavList look="bar">
          {places}
          <NavSheet
            label={intl.formatMessage({ defaultMessage: 'More' })}
            icon={<MoreIcon />}
            footer={choices}
            isCurrent={isInMore}
          >
            {further}
            {personal}
          </NavSheet>
        </NavList>
      }
      search={
        <CommandMenu
          dialogs={SearchDialogs}
          onNear={() => void loadSearch().catch(() => undefined)}
          hasKeysKey={preferences.keysKey.use()}
        />
      }
      helpHref={paths.help()}
      end={
        <UserMenu
          name={(coach && joinName(coach.firstName, coach.lastName)) || email}
          photo={coach?.photo}
          footer={choices}
        >
          {personal}
        </UserMenu>
      }
      banner={
        <>
          <OfflineBanner />
          <VersionWatch />
        </>
      }
    >
      {children}
    </AppShell>
  );
}

/** The start page, with the number of things to do. */
function TodayItem({ isCurrent }: { isCurrent: boolean }) {
  const intl = useIntl();
  const count = useTaskCount();
  return (
    <NavItem
      href={paths.today()}
      icon={<SunIcon />}
      isCurrent={isCurrent}
      badge={count}
      badgeLabel={intl.formatMessage(
        { defaultMessage: '{count, plural, one {# thing to do} other {# things to do}}' },
        { count },
      )}
    >
      <FormattedMessage defaultMessage="Today" />
    </NavItem>
  );
}
