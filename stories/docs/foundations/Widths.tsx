import { Stack } from '@institute/design-system';
import { lengthOf } from '../length-of.ts';
import * as styles from './samples.ts';

interface WidthsProps {
  /** Name and CSS length. */
  items: ReadonlyArray<readonly [name: string, length: string]>;
}

/** Lengths to compare, drawn to scale. */
export function Widths({ items }: WidthsProps) {
  return (
    <Stack gap="xs">
      {items.map(([name, length]) => (
        <div key={name} style={styles.width(length)}>
          {name}, {lengthOf(length)}
        </div>
      ))}
    </Stack>
  );
}
