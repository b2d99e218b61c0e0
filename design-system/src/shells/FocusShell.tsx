import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLink } from '../actions/RouterProvider.tsx';
import { CloseIcon } from '../icons/named.tsx';
import { withHelp } from '../navigation/HelpLink.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import { TopBar } from '../navigation/TopBar.tsx';
import * as styles from './FocusShell.css.ts';

export interface FocusShellProps {
  /** Usually a `Brand` that `isCompact`. */
  brand: ReactNode;
  /** The URL of the help page, linked from the header of every page. */
  helpHref?: string;
  /** At the end of the top bar: a `LanguageSwitch` of languages without their countries. */
  end?: ReactNode;
  /** Where closing leads: to the page that the user came from. Without it, nothing can be closed. */
  closeHref?: string;
  /** Above the content, across the page: an `OfflineBanner`. */
  banner?: ReactNode;
  /** Always a `Page`. In it: a form, a `Wizard`, or something to read. */
  children: ReactNode;
}

/** The layout for one task without a menu beside it, such as enrolling, signing or paying. */
export function FocusShell({ brand, helpHref, end, closeHref, banner, children }: FocusShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.header}>
        <TopBar
          brand={brand}
          end={
            <>
              {withHelp(helpHref, end)}
              {closeHref && <CloseLink href={closeHref} />}
            </>
          }
        />
      </header>
      {banner}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

function CloseLink({ href }: { href: string }) {
  const link = useLink(href);
  return (
    <a {...link} className={styles.close}>
      <CloseIcon />
      <span className={styles.closeWord}>
        <FormattedMessage
          id="focusShell.close"
          defaultMessage="Close"
          description="Link that leaves a task, such as enrolling, for the page that the user came from"
        />
      </span>
    </a>
  );
}
