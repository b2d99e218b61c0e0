import type { ReactNode } from 'react';
import { OwnText } from '../rendering/OwnText.tsx';
import { type NativeProps, type PartsProps, partsOf, rootOf } from '../theme/parts.ts';
import * as styles from './Badge.css.ts';
import type { BadgeTone } from './Badge.tsx';

export interface StatusBadgeProps extends NativeProps<'span'>, PartsProps<'dot'> {
  /** `positive` done or good; `info` in progress; `caution` needs attention; `critical` failed or late; `neutral` not started. */
  tone: BadgeTone;
  /** The status as text. */
  children: ReactNode;
}

/** A status as text, with a dot in its tone. */
export function StatusBadge({ tone, className, style, classNames, children, ...rest }: StatusBadgeProps) {
  return (
    <span {...rest} {...rootOf('StatusBadge', styles.tone[tone], { className, style }, { tone })}>
      <span {...partsOf(classNames)('dot', styles.dot)} />
      <OwnText>{children}</OwnText>
    </span>
  );
}
