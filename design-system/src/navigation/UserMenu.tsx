import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { usePathname } from '../actions/RouterProvider.tsx';
import { Avatar } from '../data/Avatar.tsx';
import { ChevronDownIcon } from '../icons/named.tsx';
import { NavList } from './NavList.tsx';
import * as styles from './UserMenu.css.ts';

export interface UserMenuProps {
  /** The user's name, which is the label of the button. */
  name: string;
  photo?: string | null | undefined;
  /** Shows neither name nor photo yet, so that no other name is seen before it. */
  isLoading?: boolean;
  /** Whether the current page is in the menu. */
  isCurrent?: boolean;
  /** `NavItem`s. */
  children: ReactNode;
  /** Shown below the links: language, theme, sign out. */
  footer?: ReactNode;
}

/**
 * The user's links, behind a button with their name. It's a disclosure, not a menu of commands: Tab moves through the
 * links. As a native popover, the browser exposes whether it's open and closes it on Escape or a press outside.
 */
export function UserMenu({
  name,
  photo,
  isLoading = false,
  isCurrent = false,
  children,
  footer,
}: UserMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const pathname = usePathname();

  // Before the page is painted, so that it can't close a menu that was just opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it
  useLayoutEffect(() => panel.current?.hidePopover?.(), [pathname]);

  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the links inside get the focus
    <div role="presentation" className={styles.menu} onBlur={closeOnLeave}>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={panelId}
        aria-current={isCurrent || undefined}
      >
        <span className={isLoading ? styles.loading : styles.person}>
          <Avatar name={name} src={photo} size="s" isDecorative />
          <span className={styles.name}>{name}</span>
        </span>
        <span className={styles.arrow}>
          <ChevronDownIcon size="s" />
        </span>
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        <NavList>{children}</NavList>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
