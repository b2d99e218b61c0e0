import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** Two people in conversation, between plants, below a window with the sun. */
export function CoachesIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 480 400" {...props}>
      <g data-room>
        <path
          className={styles.wash}
          d="M40 214C22 122 92 32 206 22c92-8 150 30 200 76 54 50 58 126 24 186-32 56-98 80-196 80-116 0-176-58-194-150Z"
        />
        <path
          className={styles.warmWash}
          d="M172 196V118a68 68 0 0 1 136 0v78a8 8 0 0 1-8 8H180a8 8 0 0 1-8-8Z"
        />
      </g>
      <circle className={styles.accent} cx="240" cy="130" r="34" />
      <path
        className={styles.leafLight}
        data-room
        d="M172 180c22-16 44-20 66-12 24 9 46 8 70-6v34a8 8 0 0 1-8 8H180a8 8 0 0 1-8-8Z"
      />

      <path
        className={styles.leafLine}
        d="M70 338c-4-54-2-92 6-128M70 300c-14-14-24-22-38-26M72 268c12-18 22-26 36-32"
      />
      <path className={styles.leaf} d="M76 212c-12-26-6-46 18-62 12 28 6 48-18 62Z" />
      <path className={styles.leaf} d="M34 276c-20 0-32-10-36-30 22-2 34 8 36 30Z" />
      <path className={styles.leaf} d="M106 238c4-20 16-30 36-30-2 22-14 32-36 30Z" />
      <path
        className={styles.brand}
        d="M46 334h50a4 4 0 0 1 4 4.6l-5 34a7 7 0 0 1-7 6H54a7 7 0 0 1-7-6l-5-34a4 4 0 0 1 4-4.6Z"
      />

      <path className={styles.leafLine} d="M420 340c6-40 4-70-4-98M422 300c10-10 18-14 30-16" />
      <path className={styles.leaf} d="M416 244c-18-16-20-34-6-54 18 16 20 34 6 54Z" />
      <path className={styles.leafLight} d="M450 285c4-14 14-20 28-18-4 16-14 22-28 18Z" />
      <path className={styles.accent} d="M398 338h44l-5 34a7 7 0 0 1-7 6h-20a7 7 0 0 1-7-6Z" />

      <path
        className={styles.hairA}
        d="M132 214c-8-40 8-68 38-68 32 0 46 28 38 66-2 14 4 26-4 38h-66c-8-10-4-22-6-36Z"
      />
      <path className={styles.skinA} d="M158 240h26v26c0 8-26 8-26 0Z" />
      <path className={styles.skinA} d="M144 200c0-20 10-32 27-32s27 12 27 32-11 40-27 40-27-20-27-40Z" />
      <path
        className={styles.hairA}
        d="M142 200c-2-26 10-40 30-40 18 0 30 12 28 34-16 0-30-6-38-18-4 12-10 20-20 24Z"
      />
      <path className={styles.accent} d="M108 378c-4-62 12-110 62-118 48 4 64 40 66 78l8 40Z" />
      <path className={styles.skinA} d="M222 330c14 2 26-4 38-10 8-4 12 4 6 10-14 14-30 20-48 18Z" />

      <path className={styles.skinB} d="M302 236h26v28c0 8-26 8-26 0Z" />
      <path className={styles.skinB} d="M288 194c0-20 10-33 27-33s27 13 27 33-11 42-27 42-27-22-27-42Z" />
      <path
        className={styles.hairB}
        d="M284 196c-8-28 6-48 32-48s40 18 32 48c-2 4-6 2-6-2-2-12-6-18-12-22-12 6-26 6-36 2-4 6-4 12-4 20 0 4-4 6-6 2Z"
      />
      <path className={styles.cloth} d="M246 378c0-66 14-110 68-120 56 8 74 58 76 120Z" />
      <path
        className={styles.clothLine}
        d="M298 262c4 12 10 18 18 18s14-6 18-18M276 378c0-22 2-38 6-52M360 378c-2-22-4-40-10-56"
      />

      <g transform="rotate(-5 246 338)">
        <path
          className={styles.paper}
          d="M212 322h32c4 0 6 2 6 5 0-3 2-5 6-5h32a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3h-30c-5 0-8 2-8 5 0-3-3-5-8-5h-30a3 3 0 0 1-3-3v-34a3 3 0 0 1 3-3Z"
        />
        <path className={styles.line} d="M250 327v38M220 334h20M220 343h16M260 334h20M260 343h14" />
      </g>
      <path className={styles.line} d="M12 379.5h456" />
      <path
        className={styles.paper}
        d="M330 96h64a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12h-40l-14 14 1-14h-11a12 12 0 0 1-12-12v-26a12 12 0 0 1 12-12Z"
      />
      <path className={styles.brandLine} d="M344 114h36M344 128h22" />
    </Illustration>
  );
}
