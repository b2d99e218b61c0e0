import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { join, type RootProps, rootOf } from '../theme/parts.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, keyof RootProps | 'role'>, RootProps {
  /** `p` by default; `span` inside other text, `li` in a list, and so on, for semantics. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'figcaption' | 'address' | 'code';
  /** `m` is running text; `s` and `xs` are for captions. */
  size?: keyof typeof styles.size;
  tone?: 'ink' | keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  align?: keyof typeof styles.align;
  /** Tabular figures, for numbers that align. */
  isNumeric?: boolean;
  /** Keeps lines readable: no wider than about 68 characters. */
  isMeasured?: boolean;
  /** Truncates to one line. The full text must be readable elsewhere. */
  isOneLine?: boolean;
  role?: 'status' | 'alert' | 'timer';
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Running text. */
export function Text({
  as = 'p',
  size,
  tone = 'ink',
  weight,
  align,
  isNumeric,
  isMeasured,
  isOneLine,
  className,
  style,
  ...rest
}: TextProps) {
  const Element = as as ElementType;
  const ownClass = join(
    size && styles.size[size],
    tone !== 'ink' && styles.tone[tone],
    weight && styles.weight[weight],
    align && styles.align[align],
    isNumeric && styles.numeric,
    isMeasured && styles.measured,
    isOneLine && styles.oneLine,
  );
  return <Element {...rest} {...rootOf('Text', ownClass, { className, style })} />;
}
