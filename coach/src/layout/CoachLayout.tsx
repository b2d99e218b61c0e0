import { contentUrl } from '@institute/api-schema';
import {
  AppShell,
  CommandMenu,
  ContentUrlProvider,
  lazyPart,
  MoreIcon,
  NavItem,
  type NavItemProps,
  NavList,
  NavSheet,
  UserMenu,
  usePathname,
} from '@institute/design-system';
import { AppNotices, type LayoutProps, UserMenuFooter } from '@institute/design-system/app';
import { joinName, signedUrl } from '@institute/values/formats';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { KeepTyped } from '../drafts.tsx';
import { paths, places } from '../places.ts';
import { preferences } from '../preferences.ts';
import { queryClient } from '../query-client.ts';
import { baseUrl, session, useSignedInSession } from '../session.ts';
import { useTaskCount } from '../today/today.ts';
import { AppBrand } from './AppBrand.tsx';
import { icons, labelOf, type NavigationPlace } from './navigation.tsx';

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

/** The signed-in coach, whose time zone is kept for this device. */
function useShellCoach() {
  const { studentId, coachId } = useSignedInSession();
  // The shell doesn't wait for the coach. An account without one has no name yet, and uses the device's time zone.
  const { data, isLoading } = api.useQuery(
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
  return { coach, isLoading };
}

/** The links of the rail, the bar, its menu and the user menu. */
function useNavigation() {
  const intl = useIntl();
  const pathname = usePathname();
  const taskBadge = useTaskBadge();
  const isIn = (...roots: string[]) => roots.some((root) => pathname?.startsWith(root));
  const isInSales = isIn(paths.sales(), paths.sale({ purchaseId: '' }));
  const isInProfile = isIn(paths.profile(), paths.completeProfileInformation());
  const item = (name: NavigationPlace, own?: Partial<NavItemProps>) => (
    <NavItem key={name} href={places[name].path} icon={icons[name]} {...own}>
      {intl.formatMessage(labelOf(name))}
    </NavItem>
  );
  const main = [
    item('today', { isCurrent: isIn(paths.today(), paths.welcome()), ...taskBadge }),
    item('myCoachSchedule'),
    item('mySessions'),
    item('myServices', { isCurrent: !isInSales && isIn(paths.myServices()) }),
  ];
  // Their place in the rail; on phones, under “More”.
  const further = [item('sales', { isCurrent: isInSales }), item('profile', { isCurrent: isInProfile })];
  const personal = [item('subscription'), item('manageAccount'), item('faq')];
  const isPersonal = isIn(paths.subscription(), paths.manageAccount());
  return { main, further, personal, isPersonal, isInMore: isInSales || isInProfile || isPersonal };
}

function CoachShell({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { email } = useSignedInSession();
  const { coach, isLoading } = useShellCoach();
  const { main, further, personal, isPersonal, isInMore } = useNavigation();
  const footer = <UserMenuFooter preferences={preferences} onSignOut={session.signOut} />;
  return (
    <AppShell
      brand={<AppBrand href={paths.today()} />}
      rail={
        <NavList look="shell">
          {main}
          {further}
        </NavList>
      }
      bar={
        <NavList look="bar">
          {main}
          <NavSheet
            label={intl.formatMessage({ defaultMessage: 'More' })}
            icon={<MoreIcon />}
            footer={footer}
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
          isLoading={isLoading}
          isCurrent={isPersonal}
          footer={footer}
        >
          {personal}
        </UserMenu>
      }
      banner={<AppNotices />}
    >
      {children}
    </AppShell>
  );
}

/** The number of things to do, as a badge and as text. */
function useTaskBadge() {
  const intl = useIntl();
  const count = useTaskCount();
  return {
    badge: count,
    badgeLabel: intl.formatMessage(
      { defaultMessage: '{count, plural, one {# thing to do} other {# things to do}}' },
      { count },
    ),
  };
}
