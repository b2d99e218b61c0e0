import type { ElementType } from 'react';
import { join, rootOf } from '../theme/parts.ts';
import * as styles from './Columns.css.ts';
import type { ElementProps, LayoutElement } from './element.ts';
import { type Align, align as alignments, type Gap, gap as gaps } from './spacing.css.ts';

export interface ColumnsProps extends ElementProps {
  /** The minimum column width: 9, 13, 17, 22 or 28 rem. As many columns as fit are shown. */
  min?: keyof typeof styles.min;
  /** With fewer children than columns: share the full width (default), or keep the column width. */
  isFilling?: boolean;
  gap?: Gap;
  align?: Exclude<Align, 'baseline'>;
  /** The element, for semantics. */
  as?: LayoutElement;
}

/** Equal columns. There are fewer of them in a narrower space. */
export function Columns({
  min = 'm',
  isFilling = true,
  gap = 'l',
  align = 'stretch',
  as = 'div',
  className,
  style,
  ...rest
}: ColumnsProps) {
  const Element = as as ElementType;
  const ownClass = join(styles.min[min], gaps[gap], alignments[align], isFilling && styles.filling[min]);
  return <Element {...rest} {...rootOf('Columns', ownClass, { className, style })} />;
}
