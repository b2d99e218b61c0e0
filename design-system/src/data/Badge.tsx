import type { ReactNode } from 'react';
import { OwnText } from '../rendering/OwnText.tsx';
import { type NativeProps, type RootProps, rootOf } from '../theme/parts.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tone;

export interface BadgeProps extends NativeProps<'span'>, RootProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  /** One or two words. */
  children: ReactNode;
}

/** A short label, such as a kind, a number or "New". */
export function Badge({ tone = 'neutral', icon, className, style, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} {...rootOf('Badge', styles.tone[tone], { className, style }, { tone })}>
      {icon}
      <OwnText>{children}</OwnText>
    </span>
  );
}
