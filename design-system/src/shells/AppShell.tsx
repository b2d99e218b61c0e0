import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SectionContext } from '../layout/page-place.ts';
import { withHelp } from '../navigation/HelpLink.tsx';
import type { SectionNavProps } from '../navigation/SectionNav.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import { TopBar } from '../navigation/TopBar.tsx';
import * as styles from './AppShell.css.ts';
import { SectionHead } from './SectionHead.tsx';

export interface AppShellProps {
  /** Usually a `Brand`. */
  brand: ReactNode;
  /** The rail on tablets and wide screens: `<NavList look="shell">` with every destination. */
  rail: ReactNode;
  /** The bottom bar on phones: `<NavList look="bar">` with four destinations and a `NavSheet` for the rest. */
  bar: ReactNode;
  /** Shown in the top bar after the brand. */
  start?: ReactNode;
  /** Before the way to help: a `CommandMenu`. */
  search?: ReactNode;
  /** The URL of the help page, linked from the header of every page. */
  helpHref?: string;
  /** At the end of the top bar: notifications, the user menu. */
  end?: ReactNode;
  /** Above the content, across the page: an `OfflineBanner`, a new version notice. */
  banner?: ReactNode;
  /** The section of which the page is one of several places: its name is the title of the page, over tabs to all of them. */
  section?: SectionNavProps | false | undefined;
  /** The screen. */
  children: ReactNode;
}

/** The frame of a signed-in app: a rail on wide screens, a bottom bar on phones, a bar across the top. */
export function AppShell({
  brand,
  rail,
  bar,
  start,
  search,
  helpHref,
  end,
  banner,
  section,
  children,
}: AppShellProps) {
  const intl = useIntl();
  // Rail and bar are never visible together, so one name serves both.
  const name = intl.formatMessage({
    id: 'navigation.main',
    defaultMessage: 'Main',
    description: 'Name of the main navigation landmark',
  });
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.top}>
        <TopBar
          brand={brand}
          start={start}
          end={
            <>
              {search}
              {withHelp(helpHref, end)}
            </>
          }
        />
      </header>
      <nav aria-label={name} className={styles.rail}>
        {rail}
      </nav>
      <div className={styles.content}>
        {banner && <div className={styles.banner}>{banner}</div>}
        <main id="main" tabIndex={-1} className={styles.main}>
          <SectionContext value={section ? (head) => <SectionHead {...{ section }} {...head} /> : null}>
            {children}
          </SectionContext>
        </main>
      </div>
      <nav aria-label={name} className={styles.bar}>
        {bar}
      </nav>
    </div>
  );
}
