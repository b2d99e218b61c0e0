import {
  AppShell,
  CommandMenu,
  currentPlace,
  ForRoles,
  HomeIcon,
  isAllowed,
  lazyPart,
  MenuIcon,
  NavItem,
  NavList,
  NavSheet,
  UserMenu,
  usePathname,
} from '@institute/design-system';
import { AppNotices, type LayoutProps, UserMenuFooter } from '@institute/design-system/app';
import { joinName } from '@institute/values/formats';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { badgeText } from '../inbox/changes.ts';
import { useUnread } from '../inbox/inbox.ts';
import { paths, places } from '../places.ts';
import { preferences } from '../preferences.ts';
import { session, useSignedInSession } from '../session.ts';
import { AppBrand } from './AppBrand.tsx';
import { Providers } from './Providers.tsx';
import { useRememberedPlace } from './place-before.ts';
import { useProfile } from './profile.ts';
import { type Section, sections } from './sections.tsx';

const loadSearch = () => import('../search/SearchDialogs.tsx');
const SearchDialogs = lazyPart(async () => (await loadSearch()).SearchDialogs);

/** The shell around every screen of someone signed in: navigation, user menu, idle warning, offline notice. */
export default function StudentLayout({ children }: LayoutProps) {
  useRememberedPlace();
  return (
    <Providers>
      <StudentShell>{children}</StudentShell>
    </Providers>
  );
}

/** The links of the rail, the bar, its menu and the user menu, and the section that the page is in. */
function useNavigation() {
  const intl = useIntl();
  const pathname = usePathname();
  const { roles } = useSignedInSession();
  const unreadBadge = useUnreadBadge();

  const place = currentPlace(
    Object.values(sections).flatMap((section) =>
      [...section.places.map(({ href }) => href), ...section.roots].map((href) => ({ href, section })),
    ),
    pathname,
  );
  const current = place?.section;
  const item = (section: Section) => (
    <ForRoles key={section.places[0].href} allow={section.allow ?? []}>
      <NavItem
        href={section.places[0].href}
        icon={section.icon}
        isCurrent={section === current}
        {...(section === sections.inbox && unreadBadge)}
      >
        {intl.formatMessage(section.label)}
      </NavItem>
    </ForRoles>
  );
  const { learning, circles, sessions, inbox, payments, documents, settings, coaching } = sections;
  const { people, students, auditLog } = sections;
  const isStudent = isAllowed('STUDENT', roles);
  const inRail = [students, people, learning, circles, sessions, inbox, payments, documents, auditLog];
  const inBar = isStudent ? [learning, sessions, inbox] : [students, people, inbox];
  const inUserMenu = [settings, coaching];
  const inMore = [...inRail.filter((section) => !inBar.includes(section)), ...inUserMenu];
  return {
    current,
    // A page about one thing has a way back instead.
    places: current?.places.some(({ href }) => href === pathname?.replace(/\/$/, '')) ? current.places : [],
    isInMore: current !== undefined && inMore.includes(current),
    isPersonal: current !== undefined && inUserMenu.includes(current),
    rail: inRail.map(item),
    bar: inBar.map(item),
    more: inMore.map(item),
    personal: inUserMenu.map(item),
  };
}

function StudentShell({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { email } = useSignedInSession();
  // The shell doesn't wait for the name and the photo.
  const { student, isLoading } = useProfile();
  const personalInfo = student?.personalInfo;
  const name =
    (personalInfo && joinName(personalInfo.firstName, personalInfo.middleName, personalInfo.lastName)) ||
    email;
  const { current, places: beside, isInMore, isPersonal, rail, bar, more, personal } = useNavigation();
  const footer = <UserMenuFooter preferences={preferences} onSignOut={session.signOut} />;
  return (
    <AppShell
      brand={<AppBrand href={paths.home()} />}
      rail={
        <NavList look="shell">
          <Home />
          {rail}
        </NavList>
      }
      bar={
        <NavList look="bar">
          <Home />
          {bar}
          <NavSheet
            label={intl.formatMessage({ defaultMessage: 'More' })}
            icon={<MenuIcon />}
            footer={footer}
            isCurrent={isInMore}
          >
            {more}
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
          name={name}
          photo={student?.photo}
          isLoading={isLoading}
          isCurrent={isPersonal}
          footer={footer}
        >
          {personal}
        </UserMenu>
      }
      banner={<AppNotices />}
      section={
        current &&
        beside.length > 1 && {
          label: intl.formatMessage(current.label),
          places: beside.map(({ href, label }) => ({ href, label: intl.formatMessage(label) })),
        }
      }
    >
      {children}
    </AppShell>
  );
}

const Home = () => (
  <NavItem href={paths.home()} icon={<HomeIcon />}>
    <FormattedMessage {...places.home.title} />
  </NavItem>
);

/** The number of unread messages, as a badge and as text. */
function useUnreadBadge() {
  const intl = useIntl();
  const count = useUnread()?.count ?? 0;
  return {
    badge: badgeText(count),
    badgeLabel: intl.formatMessage(
      {
        defaultMessage: '{count, plural, one {# unread message} other {{badge} unread messages}}',
        description: 'The mark of the inbox in words; badge is a number, or 20+',
      },
      { count, badge: badgeText(count) },
    ),
  };
}
