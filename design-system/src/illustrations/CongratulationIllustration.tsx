import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** A rosette between two branches, below a rising sun. */
export function CongratulationIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 300 200" {...props}>
      <circle className={styles.warmWash} cx="150" cy="96" r="86" />
      <path
        className={styles.accentLine}
        d="M150 2v12M103 11l5 11M197 11l-5 11M66 38l8.5 8.5M234 38l-8.5 8.5"
      />
      <path className={styles.leafLine} d="M142 178c-44-6-72-36-74-92M158 178c44-6 72-36 74-92" />
      {[
        'M70 98c-14-5-19-16-16-31 13 5 18 16 16 31Z',
        'M76 126c-16 0-25-8-28-23 15 0 24 8 28 23Z',
        'M92 151c-15 5-26 1-34-12 14-5 26-1 34 12Z',
        'M117 170c-13 9-25 8-36-2 12-8 24-8 36 2Z',
        'M230 98c14-5 19-16 16-31-13 5-18 16-16 31Z',
        'M224 126c16 0 25-8 28-23-15 0-24 8-28 23Z',
        'M208 151c15 5 26 1 34-12-14-5-26-1-34 12Z',
        'M183 170c13 9 25 8 36-2-12-8-24-8-36 2Z',
      ].map((leaf, index) => (
        <path key={leaf} className={index % 2 ? styles.leafLight : styles.leaf} d={leaf} />
      ))}
      <path className={styles.accent} d="m130 128-9 48 18-9 11 16V134Z" />
      <path className={styles.accent} d="m170 128 9 48-18-9-11 16V134Z" opacity=".8" />
      <path
        className={styles.brand}
        d="m150 44 11.7 8.3 14.3-1.2 6.1 13 13 6.1-1.2 14.3L202.2 96l-8.3 11.7 1.2 14.3-13 6.1-6.1 13-14.3-1.2-11.7 8.3-11.7-8.3-14.3 1.2-6.1-13-13-6.1 1.2-14.3L97.8 96l8.3-11.7-1.2-14.3 13-6.1 6.1-13 14.3 1.2Z"
      />
      <circle className={styles.warmWash} cx="150" cy="96" r="31" />
      <path className={styles.brandLine} d="m136 97 10 10 19-21" />
    </Illustration>
  );
}
