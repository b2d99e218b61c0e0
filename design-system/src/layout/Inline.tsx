import type { ElementType } from 'react';
import { join, rootOf } from '../theme/parts.ts';
import type { ElementProps, LayoutElement } from './element.ts';
import * as styles from './Inline.css.ts';
import {
  type Align,
  align as alignments,
  type Gap,
  gap as gaps,
  type Justify,
  justify as justifications,
} from './spacing.css.ts';

export interface InlineProps extends ElementProps {
  /** Space between the children, in both directions. */
  gap?: Gap;
  /** Cross-axis alignment. */
  align?: Align;
  /** Main-axis alignment. */
  justify?: Justify;
  /** Wraps children that don't fit. */
  isWrapping?: boolean;
  /** Whether the row ends at the edge of its column: so does the text of a quiet button that is last in it. */
  isLineEnd?: boolean;
  /** The element, for semantics. */
  as?: LayoutElement;
}

/** Lays out children in a row that wraps if they don't fit. */
export function Inline({
  gap = 's',
  align = 'center',
  justify = 'start',
  isWrapping = true,
  isLineEnd = false,
  as = 'div',
  className,
  style,
  ...rest
}: InlineProps) {
  const Element = as as ElementType;
  const ownClass = join(
    styles.inline,
    gaps[gap],
    alignments[align],
    justifications[justify],
    isWrapping && styles.wrapping,
  );
  return (
    <Element
      {...rest}
      {...(isLineEnd && { 'data-line-end': '' })}
      {...rootOf('Inline', ownClass, { className, style })}
    />
  );
}
