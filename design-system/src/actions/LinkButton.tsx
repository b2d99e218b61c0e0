import type { AriaAttributes, ReactNode, Ref } from 'react';
import * as styles from './Button.css.ts';
import { type ButtonProps, buttonClass } from './Button.tsx';
import { NewTab } from './Link.tsx';
import { useLink } from './RouterProvider.tsx';

export interface LinkButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'iconEnd' | 'isFullWidth'>,
    Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-current'> {
  href: string;
  children: ReactNode;
  /** Downloads the target with this file name, or with the server's name if `true`. */
  download?: string | boolean;
  /** Opens a new tab, and adds "(opens in a new tab)" for screen readers. */
  isNewTab?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
  id?: string;
  /** Runs before the navigation. */
  onPress?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for when navigating is the main action. */
export function LinkButton({
  href,
  variant = 'primary',
  size = 'm',
  icon,
  iconEnd,
  isFullWidth,
  isNewTab = false,
  replace,
  onPress,
  children,
  ...rest
}: LinkButtonProps) {
  const link = useLink(href, replace, onPress);
  return (
    <a
      {...rest}
      {...link}
      {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      className={buttonClass(variant, size, isFullWidth)}
    >
      <span className={styles.content}>
        {icon}
        {children}
        {iconEnd}
        {isNewTab && <NewTab />}
      </span>
    </a>
  );
}
