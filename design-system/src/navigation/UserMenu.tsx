import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../data/Avatar.tsx';
import { ChevronDownIcon } from '../icons/named.tsx';
import { NavList } from './NavList.tsx';
import { usePathname } from './RouterProvider.tsx';
import * as styles from './UserMenu.css.ts';

export interface UserMenuProps {
  /** The user's name: the words of the button. */
  name: string;
  photo?: string | undefined;
  /** `NavItem`s. */
  children: ReactNode;
  /** Below the links: language, theme, signing out. */
  footer?: ReactNode;
}

/** The user's own links, behind their name. Links that unfold, not a menu of commands: Tab goes through them. */
export function UserMenu({ name, photo, children, footer }: UserMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it
  useEffect(() => setIsOpen(false), [pathname]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!root.current!.contains(target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setIsOpen(false);
      if (root.current!.contains(document.activeElement)) trigger.current!.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={name} src={photo} size="s" isDecorative />
        <span className={styles.name}>{name}</span>
        <ChevronDownIcon size="s" />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          <NavList>{children}</NavList>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </div>
  );
}
