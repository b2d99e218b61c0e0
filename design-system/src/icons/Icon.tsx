import { Drawing } from './Drawing.tsx';
import * as styles from './Icon.css.ts';

export interface IconProps {
  size?: keyof typeof styles.size;
  /** The accessible name, unless the text next to it says the same. Without it, the icon is decorative. */
  label?: string;
}

interface AnyIconProps extends IconProps {
  of: string;
  /** Points in the text direction, so it's mirrored in right-to-left text. */
  isDirectional?: boolean;
}

/** An icon in the library's stroke and sizes. Use the named ones: `HomeIcon`, `CloseIcon` … */
export function Icon({ of, size = 'm', label, isDirectional = false }: AnyIconProps) {
  return (
    <Drawing
      of={of}
      className={`${styles.size[size]}${isDirectional ? ` ${styles.directional.turning}` : ''}`}
      label={label}
    />
  );
}
