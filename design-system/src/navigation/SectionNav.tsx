import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePathname } from '../actions/RouterProvider.tsx';
import { markMore } from './more-beside.ts';
import { NavItem, NavList } from './NavList.tsx';
import * as styles from './SectionNav.css.ts';
import { showInRow } from './show-in-row.ts';

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
 * The second level of navigation. Its layout depends on its own width: a column next to the content, or a row above it,
 * which scrolls on phones.
 */
export function SectionNav({ label, places }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  const current = currentPlace(places, usePathname());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other page has another link to show
  useLayoutEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    const row = link?.closest('ul');
    if (link && row) showInRow(link, row);
  }, [current]);
  useEffect(() => markMore('data-more-before')(nav.current!.querySelector('li')), []);
  return (
    <nav ref={nav} aria-label={label} className={styles.sectionNav}>
      <NavList look="section">
        {places.map((place) => (
          <NavItem key={place.href} href={place.href} isCurrent={place === current}>
            {place.label}
          </NavItem>
        ))}
      </NavList>
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
