import { useId, useState } from 'react';
import { usePathname } from '../actions/RouterProvider.tsx';
import { ChevronDownIcon } from '../icons/named.tsx';
import { NavItem, NavList } from './NavList.tsx';
import * as styles from './SectionNav.css.ts';

export interface SectionPlace {
  href: string;
  label: string;
}

export interface SectionNavProps {
  /** The name of the landmark, such as "Settings". */
  label: string;
  places: readonly SectionPlace[];
}

/**
 * The second level of navigation. Its layout depends on its own width: a column next to the content, a row above it, or
 * on phones a button that names the current page and opens the list.
 */
export function SectionNav({ label, places }: SectionNavProps) {
  const listId = useId();
  const pathname = usePathname();
  // Stores the path where it was opened, so any navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt !== undefined && openAt === (pathname ?? '');
  const current = currentPlace(places, pathname);
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
        <NavList look="section">
          {places.map((place) => (
            <NavItem key={place.href} href={place.href} isCurrent={place === current}>
              {place.label}
            </NavItem>
          ))}
        </NavList>
      </div>
    </nav>
  );
}

/**
 * Returns the place whose path matches the pathname or is its parent. The longest match wins: `/inbox/archived` over
 * `/inbox`.
 */
export function currentPlace<Place extends { href: string }>(
  places: readonly Place[],
  pathname: string | undefined,
): Place | undefined {
  return places
    .filter(({ href }) => pathname === href || pathname?.startsWith(`${href}/`))
    .reduce<Place | undefined>(
      (longest, place) => (longest && longest.href.length > place.href.length ? longest : place),
      undefined,
    );
}
