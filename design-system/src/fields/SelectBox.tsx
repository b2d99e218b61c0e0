import type { ComponentPropsWithRef } from 'react';
import { Drawing } from '../icons/Drawing.tsx';
import { ChevronDown } from '../icons/drawings.gen.ts';
import { join } from '../theme/parts.ts';
import * as frame from './Field.css.ts';
import * as styles from './SelectBox.css.ts';

interface SelectBoxProps extends ComponentPropsWithRef<'select'> {
  /** `content` is inline with text, possibly inside its label. */
  width?: 'full' | 'medium' | 'short' | 'content';
}

/** The native select, styled like our other boxes. */
export function SelectBox({ width = 'full', className, ...props }: SelectBoxProps) {
  const isInline = width === 'content';
  const Box = isInline ? 'span' : 'div';
  return (
    <Box className={isInline ? styles.inline : frame.boxWidth[width]}>
      <select
        {...props}
        className={
          isInline
            ? join(styles.small, className)
            : join(frame.width.full, frame.withChevron, styles.select, className)
        }
      />
      <span className={styles.chevron}>
        <Drawing of={ChevronDown} className={frame.endIcon} />
      </span>
    </Box>
  );
}
