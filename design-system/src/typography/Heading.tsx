import type { ReactNode } from 'react';
import { join, type NativeProps, type RootProps, rootOf } from '../theme/parts.ts';
import * as styles from './Heading.css.ts';
import { align as aligned } from './Text.css.ts';

export interface HeadingProps extends NativeProps<'h1', 'tabIndex'>, RootProps {
  /** The level in the document's outline. The look follows it unless `size` is set. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** `l`, `xl` and `display` use the display face. */
  size?: keyof typeof styles.size;
  tone?: 'ink' | keyof typeof styles.tone;
  align?: keyof typeof aligned;
  /** Makes it programmatically focusable (a page's heading after a navigation, a step's after "Continue"). */
  isFocusTarget?: boolean;
  children: ReactNode;
}

const sizes = { 1: 'xl', 2: 'l', 3: 'm', 4: 's', 5: 'xs', 6: 'xs' } as const;

/** A heading: the level for the outline, the size for the look. */
export function Heading({
  level,
  size = sizes[level],
  tone = 'ink',
  align,
  isFocusTarget = false,
  className,
  style,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const;
  const ownClass = join(styles.size[size], tone !== 'ink' && styles.tone[tone], align && aligned[align]);
  return (
    <Element
      {...rest}
      tabIndex={isFocusTarget ? -1 : undefined}
      {...rootOf('Heading', ownClass, { className, style })}
    />
  );
}
