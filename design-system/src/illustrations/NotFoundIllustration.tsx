import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** A path that ends in the hills, and a blank signpost. */
export function NotFoundIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 320 200" {...props}>
      <circle className={styles.accent} cx="92" cy="66" r="26" />
      <path
        className={styles.wash}
        d="M0 150c30-36 62-52 96-48 30 4 44 22 72 20 34-2 48-46 88-46 28 0 48 18 64 42v62a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z"
      />
      <path
        className={styles.leafLight}
        d="M0 172c46-26 96-30 150-14 56 17 112 18 170-4v26a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z"
      />
      <path
        className={styles.paper}
        d="M118 200c6-14 26-18 40-24 10-5 8-10-2-13-8-2-12-4-9-7 3-2 11-2 20 0 17 4 26 12 16 22-9 9-11 13-9 22Z"
      />
      <path className={styles.brandLine} d="M232 178V82" />
      <g transform="rotate(-4 232 96)">
        <path className={styles.brand} d="M200 82h58l13 12-13 12h-58a5 5 0 0 1-5-5V87a5 5 0 0 1 5-5Z" />
      </g>
      <g transform="rotate(5 232 128)">
        <path className={styles.paper} d="M266 116h-54l-12 11 12 11h54a5 5 0 0 0 5-5v-12a5 5 0 0 0-5-5Z" />
      </g>
      <path className={styles.leafLine} d="M64 182c0-12 1-20 5-30M64 170c-4-6-9-9-16-10" />
      <path className={styles.leaf} d="M68 154c-2-13 3-21 16-25 2 14-4 22-16 25Z" />
      <path className={styles.leaf} d="M50 161c-10 0-16-5-18-15 11-1 17 5 18 15Z" />
    </Illustration>
  );
}
