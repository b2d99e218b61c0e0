import { useId, useState } from 'react';
import { ChevronDownIcon } from '../icons/named.tsx';
import { NavItem, NavList } from './NavList.tsx';
import { usePathname } from './RouterProvider.tsx';
import * as styles from './SectionNav.css.ts';

export interface SectionPlace {
  href: string;
  label: string;
}

export interface SectionNavProps {
  /** What the places belong to: the name of the landmark, such as "Settings". */
  label: string;
  places: readonly SectionPlace[];
}

/**
 * The places of one section of an app. Beside the content they stand below each other; above it, where there is no room for
 * that, a button says where one is, and opens them.
 */
export function SectionNav({ label, places }: SectionNavProps) {
  const listId = useId();
  const pathname = usePathname();
  // Whoever has gone somewhere finds it closed.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt !== undefined && openAt === (pathname ?? '');
  const current = places.find(({ href }) => pathname === href || pathname?.startsWith(`${href}/`));
  return (
    <nav aria-label={label} className={styles.sectionNav}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? undefined : (pathname ?? ''))}
      >
        {current?.label ?? label}
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </button>
      <div id={listId} className={styles.list} data-closed={isOpen ? undefined : ''}>
        <NavList>
          {places.map((place) => (
            <NavItem key={place.href} href={place.href}>
              {place.label}
            </NavItem>
          ))}
        </NavList>
      </div>
    </nav>
  );
}
