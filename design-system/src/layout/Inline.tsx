import type { ElementType } from 'react';
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
  /** How children sit across the line. */
  align?: Align;
  /** Where the children sit along the line. */
  justify?: Justify;
  /** Children go to the next line when they do not fit. */
  isWrapping?: boolean;
  /** The element, for its meaning. */
  as?: LayoutElement;
}

/** Children beside each other, on to the next line when they do not fit. */
export function Inline({
  gap = 's',
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as = 'div',
  ...rest
}: InlineProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={`${styles.inline} ${gaps[gap]} ${alignments[align]} ${justifications[justify]}${
        isWrapping ? ` ${styles.wrapping}` : ''
      }`}
    />
  );
}
