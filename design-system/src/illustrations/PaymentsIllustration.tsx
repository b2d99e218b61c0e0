import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** A card over a receipt, and a young plant that grows from a coin. */
export function PaymentsIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 170" {...props}>
      <path
        className={styles.wash}
        d="M30 96c-8-38 24-74 72-78 30-2.5 52 8 76 12 30 5 42 30 36 62-5 27-28 46-96 47-58 1-80-9-88-43Z"
      />
      <path
        className={styles.paper}
        d="M70 28h74a4 4 0 0 1 4 4v100l-9.8-7-9.8 7-9.8-7-9.8 7-9.8-7-9.8 7-9.8-7-9.8 7V32a4 4 0 0 1 .6-4Z"
      />
      <path className={styles.paperLine} d="M84 48h32M84 62h48M84 76h40" />
      <g transform="rotate(-7 128 108)">
        <rect className={styles.brand} x="82" y="80" width="94" height="58" rx="9" />
        <path
          className={styles.paper}
          d="M94 96h16a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H94a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Z"
        />
        <circle className={styles.accent} cx="152" cy="120" r="8" />
        <circle className={styles.warmWash} cx="162" cy="120" r="8" />
      </g>
      <path className={styles.leafLine} d="M200 132c-1-14 0-24 4-34" />
      <path className={styles.leaf} d="M204 99c-2-12 3-20 14-23 2 13-3 21-14 23Z" />
      <path className={styles.leafLight} d="M200 118c-11-1-16-7-17-17 10 0 16 6 17 17Z" />
      <circle className={styles.accent} cx="200" cy="142" r="12" />
      <circle className={styles.warmWash} cx="200" cy="142" r="6" />
      <path className={styles.line} d="M28 154.5h184" />
    </Illustration>
  );
}
