import { createContext, type ReactNode, useContext } from 'react';
import { useLink, usePathname } from '../actions/RouterProvider.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import * as styles from './NavList.css.ts';

type NavLook = keyof typeof styles.itemOf;

const NavLookContext = createContext<NavLook>('rail');

export interface NavListProps {
  /**
   * `rail`: a vertical list; `shell`: the rail of the `AppShell`, which shrinks to icons above small labels on tablets;
   * `bar`: the bottom bar of a phone; `inline`: in a top bar.
   */
  look?: NavLook;
  /** `NavItem`s and, in a bar, a `NavSheet`. */
  children: ReactNode;
}

/** A list of navigation links. The shell provides the `nav` landmark around it. */
export function NavList({ look = 'rail', children }: NavListProps) {
  return (
    <NavLookContext value={look}>
      <ul className={styles.listOf[look]}>{children}</ul>
    </NavLookContext>
  );
}

export interface NavItemProps {
  href: string;
  icon?: ReactNode;
  /** A short badge such as `3` or `20+`. Nothing is shown for an empty string. */
  badge?: string | number | undefined;
  /** The badge as text for screen readers, such as "3 unread messages". */
  badgeLabel?: string;
  /** Defaults to whether the pathname of the `RouterProvider` is the href or below it. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A navigation link. The current one is marked with `aria-current`. */
export function NavItem({ href, icon, badge, badgeLabel, isCurrent, children }: NavItemProps) {
  const look = useContext(NavLookContext);
  const pathname = usePathname();
  const link = useLink(href);
  const isHere =
    isCurrent ??
    (pathname !== undefined && (pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))));
  return (
    <li>
      <a {...link} className={styles.itemOf[look]} aria-current={isHere ? 'page' : undefined}>
        <NavItemContent icon={icon} badge={badge} badgeLabel={badgeLabel}>
          {children}
        </NavItemContent>
      </a>
    </li>
  );
}

/** The content of an item, shared with the button of the `NavSheet`. */
export function NavItemContent({
  icon,
  badge,
  badgeLabel,
  children,
}: Pick<NavItemProps, 'icon' | 'badge' | 'badgeLabel' | 'children'>) {
  const look = useContext(NavLookContext);
  const hasBadge = badge !== undefined && badge !== '' && badge !== 0;
  return (
    <>
      {icon && (
        <span className={look === 'bar' ? `${styles.icon} ${styles.barIcon}` : styles.icon}>{icon}</span>
      )}
      <span className={look === 'bar' ? styles.barLabel : styles.label}>{children}</span>
      {hasBadge && (
        <span className={styles.badgeOf[look]} aria-hidden={badgeLabel ? true : undefined}>
          {badge}
        </span>
      )}
      {hasBadge && badgeLabel && <VisuallyHidden>{`, ${badgeLabel}`}</VisuallyHidden>}
    </>
  );
}

export const useNavItemClass = (): string => styles.itemOf[useContext(NavLookContext)];
