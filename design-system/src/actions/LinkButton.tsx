import type { ReactNode } from 'react';
import { OwnText } from '../rendering/OwnText.tsx';
import { type NativeProps, type PartsProps, partsOf, rootOf } from '../theme/parts.ts';
import * as styles from './Button.css.ts';
import { type ButtonProps, buttonClass } from './Button.tsx';
import { NewTab } from './Link.tsx';
import { useLink } from './RouterProvider.tsx';

export interface LinkButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'iconEnd' | 'isFullWidth' | 'isIconOnPhones'>,
    NativeProps<'a', 'href' | 'target' | 'rel' | 'download' | 'onClick'>,
    PartsProps<'content'> {
  href: string;
  children: ReactNode;
  /** Downloads the target with this file name, or with the server's name if `true`. */
  download?: string | boolean;
  /** Opens a new tab, and adds "(opens in a new tab)" for screen readers. */
  isNewTab?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Runs before the navigation. */
  onPress?: () => void;
}

/** A link that looks like a button, for when navigating is the main action. */
export function LinkButton({
  href,
  variant = 'primary',
  size = 'm',
  icon,
  iconEnd,
  isFullWidth,
  isIconOnPhones,
  isNewTab = false,
  replace,
  onPress,
  className,
  style,
  classNames,
  children,
  ...rest
}: LinkButtonProps) {
  const link = useLink(href, replace, onPress);
  return (
    <a
      {...rest}
      {...link}
      {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      {...rootOf(
        'LinkButton',
        buttonClass(variant, size, isFullWidth),
        { className, style },
        { variant, size, 'icon-on-phones': isIconOnPhones },
      )}
    >
      <span {...partsOf(classNames)('content', styles.content)}>
        {icon}
        <OwnText>{children}</OwnText>
        {iconEnd}
        {isNewTab && <NewTab />}
      </span>
    </a>
  );
}
