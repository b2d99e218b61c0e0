import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** A blank sheet of paper and a young plant. */
export function EmptyIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 170" {...props}>
      <path
        className={styles.wash}
        d="M30 96c-8-38 24-74 72-78 30-2.5 52 8 76 12 30 5 42 30 36 62-5 27-28 46-96 47-58 1-80-9-88-43Z"
      />
      <circle className={styles.accent} cx="188" cy="42" r="13" />
      <g transform="rotate(-6 108 86)">
        <rect className={styles.paper} x="68" y="30" width="82" height="104" rx="9" />
        <path className={styles.paperLine} d="M84 54h34M84 70h50M84 86h42M84 102h24" />
      </g>
      <path className={styles.leafLine} d="M178 132c-1-20 1-32 6-46" />
      <path className={styles.leaf} d="M184 88c-3-16 4-26 20-30 2 17-5 27-20 30Z" />
      <path className={styles.leafLight} d="M179 112c-14-1-22-9-23-23 14 0 22 8 23 23Z" />
      <path
        className={styles.brand}
        d="M161 130h35a3 3 0 0 1 3 3.4l-2.7 16.8a5 5 0 0 1-4.9 4.2h-25.8a5 5 0 0 1-4.9-4.2L158 133.4a3 3 0 0 1 3-3.4Z"
      />
      <path className={styles.line} d="M44 154.5h160" />
    </Illustration>
  );
}
