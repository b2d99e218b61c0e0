import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MenuIcon } from '../icons/named.tsx';
import { HelpLink } from '../navigation/HelpLink.tsx';
import { NavList } from '../navigation/NavList.tsx';
import { NavSheet } from '../navigation/NavSheet.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import * as styles from './PublicShell.css.ts';

export interface PublicShellProps {
  /** Usually a `Brand`. */
  brand: ReactNode;
  /** `NavItem`s: in a row on wide screens, in a sheet on narrow ones. */
  links: ReactNode;
  /** The URL of the help page, linked from the header of every page. */
  helpHref?: string;
  /** Shown next to the links: sign-in, sign-up, the language. On phones they are in the sheet. */
  end?: ReactNode;
  /** Usually a `SiteFooter`. */
  footer?: ReactNode;
  banner?: ReactNode;
  /** `Hero`, `Section`s, or one `Page`. */
  children: ReactNode;
}

/** The layout of public pages. */
export function PublicShell({ brand, links, helpHref, end, footer, banner, children }: PublicShellProps) {
  const intl = useIntl();
  const name = intl.formatMessage({
    id: 'navigation.main',
    defaultMessage: 'Main',
    description: 'Name of the main navigation landmark',
  });
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.inner}>
          {brand}
          <nav aria-label={name} className={styles.links}>
            <NavList look="inline">{links}</NavList>
          </nav>
          <div className={styles.help}>{helpHref && <HelpLink href={helpHref} />}</div>
          {end && <div className={styles.end}>{end}</div>}
          <nav aria-label={name} className={styles.menu}>
            <NavList look="inline">
              <NavSheet
                label={intl.formatMessage({
                  id: 'navigation.menu',
                  defaultMessage: 'Menu',
                  description: 'Button that opens the navigation on a narrow screen',
                })}
                icon={<MenuIcon />}
                footer={end && <div className={styles.sheetFooter}>{end}</div>}
              >
                {links}
              </NavSheet>
            </NavList>
          </nav>
        </div>
      </header>
      {banner}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
