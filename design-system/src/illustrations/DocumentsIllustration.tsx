import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** Two sheets with a signature, and the pen that wrote it. */
export function DocumentsIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 170" {...props}>
      <path
        className={styles.wash}
        d="M30 96c-8-38 24-74 72-78 30-2.5 52 8 76 12 30 5 42 30 36 62-5 27-28 46-96 47-58 1-80-9-88-43Z"
      />
      <circle className={styles.accent} cx="194" cy="42" r="12" />
      <g transform="rotate(7 120 86)">
        <rect className={styles.warmWash} x="82" y="28" width="84" height="108" rx="8" />
      </g>
      <g transform="rotate(-4 112 90)">
        <rect className={styles.paper} x="70" y="32" width="84" height="110" rx="8" />
        <path className={styles.paperLine} d="M84 54h36M84 69h54M84 84h48" />
        <path className={styles.brandLine} d="M84 118c7-14 12-14 12-5s7 7 11-2 7 6 12 3 8-6 16-3" />
        <path className={styles.line} d="M84 127h56" />
      </g>
      <g transform="rotate(38 178 96)">
        <path className={styles.brand} d="M172 62h12a3 3 0 0 1 3 3v48h-18V65a3 3 0 0 1 3-3Z" />
        <path className={styles.accent} d="M169 113h18l-9 20Z" />
      </g>
      <path className={styles.leafLine} d="M50 152c-1-16 0-26 4-38" />
      <path className={styles.leaf} d="M54 115c-2-12 3-20 14-23 2 13-3 21-14 23Z" />
      <path className={styles.leafLight} d="M50 136c-11-1-16-7-17-17 10 0 16 6 17 17Z" />
      <path className={styles.line} d="M28 154.5h184" />
    </Illustration>
  );
}
