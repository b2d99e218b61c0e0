import type { ElementType } from 'react';
import { join, rootOf } from '../theme/parts.ts';
import type { ElementProps, LayoutElement } from './element.ts';
import * as styles from './Stack.css.ts';
import { type Align, align as alignments, type Gap, gap as gaps } from './spacing.css.ts';

export interface StackProps extends ElementProps {
  /** Space between the children. */
  gap?: Gap;
  /** Cross-axis alignment. */
  align?: Exclude<Align, 'baseline'>;
  /** Draws a hairline between the children, in the middle of a gap of `m`. */
  isDivided?: boolean;
  /** Keeps lines readable: no wider than about 68 characters. */
  isMeasured?: boolean;
  /** The element, for semantics. */
  as?: LayoutElement;
}

/** Stacks children vertically with even spacing. */
export function Stack({
  gap = 'm',
  align = 'stretch',
  isDivided = false,
  isMeasured = false,
  as = 'div',
  className,
  style,
  ...rest
}: StackProps) {
  const Element = as as ElementType;
  const ownClass = join(
    styles.stack,
    gaps[gap],
    alignments[align],
    isDivided && styles.divided,
    isMeasured && styles.measure,
  );
  return <Element {...rest} {...rootOf('Stack', ownClass, { className, style })} />;
}
