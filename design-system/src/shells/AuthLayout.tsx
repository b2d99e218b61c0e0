import type { ReactNode } from 'react';
import { withHelp } from '../navigation/HelpLink.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import { TopBar } from '../navigation/TopBar.tsx';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** Usually a `Brand`. */
  brand: ReactNode;
  /** The URL of the help page, linked from the header of every page. */
  helpHref?: string;
  /** At the end of the top bar: the language, a link for users in the wrong place. */
  end?: ReactNode;
  /**
   * On evergreen, but nothing essential: an illustration with a promise. Next to the form on wide screens; otherwise only
   * the illustration is shown, in a band above the form.
   */
  aside?: ReactNode;
  /** Small links below the form: policies, help. */
  footer?: ReactNode;
  /** Heading and form. */
  children: ReactNode;
}

/** The layout for signing in, signing up and related pages: one form and nothing else. */
export function AuthLayout({ brand, helpHref, end, aside, footer, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <SkipLink />
        <header>
          <TopBar brand={brand} end={withHelp(helpHref, end)} />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
      {aside && (
        <aside className={styles.aside} data-surface="deep">
          {aside}
        </aside>
      )}
    </div>
  );
}
