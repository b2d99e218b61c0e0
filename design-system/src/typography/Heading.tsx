import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';
import { align as aligned } from './Text.css.ts';

export interface HeadingProps {
  /** The place in the document's outline; the look follows it unless `size` says otherwise. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** `l`, `xl` and `display` are set in the display face. */
  size?: keyof typeof styles.size;
  tone?: 'ink' | keyof typeof styles.tone;
  align?: keyof typeof aligned;
  id?: string;
  /** Can be given focus by a program (the heading of a page after a navigation, of a step after "Continue"). */
  isFocusTarget?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const sizes = { 1: 'xl', 2: 'l', 3: 'm', 4: 's', 5: 'xs', 6: 'xs' } as const;

/** A heading: the level for the outline, the size for the eye. */
export function Heading({
  level,
  size = sizes[level],
  tone = 'ink',
  align,
  isFocusTarget = false,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const;
  const classes = [styles.size[size], tone !== 'ink' && styles.tone[tone], align && aligned[align]];
  return (
    <Element
      {...rest}
      tabIndex={isFocusTarget ? -1 : undefined}
      className={classes.filter(Boolean).join(' ')}
    />
  );
}
