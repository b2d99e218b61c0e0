import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** A certificate with its seal and ribbon, below a small sun. */
export function AwardIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 170" {...props}>
      <path
        className={styles.wash}
        d="M30 96c-8-38 24-74 72-78 30-2.5 52 8 76 12 30 5 42 30 36 62-5 27-28 46-96 47-58 1-80-9-88-43Z"
      />
      <circle className={styles.accent} cx="46" cy="46" r="12" />
      <rect className={styles.paper} x="58" y="30" width="128" height="92" rx="8" />
      <rect className={styles.paperLine} x="68" y="40" width="108" height="72" rx="4" />
      <path className={styles.brandLine} d="M96 58h52" />
      <path className={styles.paperLine} d="M84 74h76M84 87h48" />
      <path className={styles.accent} d="m150 116-6 38 13-7 11 10V120Z" />
      <path className={styles.accent} d="m178 116 6 38-13-7-11 10V120Z" opacity=".8" />
      <circle className={styles.brand} cx="164" cy="106" r="22" />
      <circle className={styles.warmWash} cx="164" cy="106" r="14" />
      <path className={styles.brandLine} d="m157.5 106 4.5 4.5 9-9.5" />
      <path className={styles.leafLine} d="M60 146c-8-12-12-22-12-34" />
      <path className={styles.leaf} d="M48 114c-9-8-11-17-5-29 10 8 12 18 5 29Z" />
      <path className={styles.leafLight} d="M54 134c-12 2-19-2-24-12 11-4 20 0 24 12Z" />
      <path className={styles.line} d="M28 154.5h184" />
    </Illustration>
  );
}
