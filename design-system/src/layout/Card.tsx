import type { ElementType, ReactNode } from 'react';
import { join, rootOf } from '../theme/parts.ts';
import * as styles from './Card.css.ts';
import type { ElementProps, LayoutElement } from './element.ts';

export interface CardProps extends ElementProps {
  /**
   * `raised` has a soft shadow; `plain` has only a hairline; `sunken` is a well; `brand` and `accent` have a soft
   * tint.
   */
  tone?: keyof typeof styles.tone;
  /**
   * The padding. With `rows`, each part has it, with a hairline before the next: sections in a column. With `fields`, the
   * card is for the fields of a form: short ones in two columns, on phones in one, and all others across both.
   */
  padding?: keyof typeof styles.padding;
  /** Across the top, from edge to edge: a `Plate` or `Picture` with `isInCard`. */
  picture?: ReactNode;
  /** At the foot, which is as high as that of the other cards in a row. Buttons wrap. */
  footer?: ReactNode;
  /** The element, for semantics: `article` for one of many, `li` inside a list. */
  as?: LayoutElement;
}

/** A self-contained item. A `Link` with `isStretched` inside makes the whole card clickable. */
export function Card({
  tone = 'plain',
  padding = 'm',
  picture,
  footer,
  as = 'div',
  className,
  style,
  children,
  ...rest
}: CardProps) {
  const Element = as as ElementType;
  const ownClass = join(styles.tone[tone], styles.padding[padding], !!footer && styles.withFooter);
  return (
    <Element {...rest} {...rootOf('Card', ownClass, { className, style }, { tone, padding })}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </Element>
  );
}
