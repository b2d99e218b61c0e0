import * as styles from './SunArc.css.ts';

export interface SunArcProps {
  /** How far a program is: 0 on its first day, 1 on its last. */
  progress: number;
  /** The hour of the person's day, 0 to 23. It decides the tint. */
  hour: number;
}

const tintOf = (hour: number): keyof typeof styles.light => {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 11) return 'dawn';
  return hour < 17 ? 'noon' : 'evening';
};

/** From the horizon at the start to the height at the end. */
const start = { x: 10, y: 64 };
const bend = { x: 70, y: 8 };
const end = { x: 198, y: 12 };

const between = (one: number, other: number, t: number) => one + (other - one) * t;
const mix = (one: typeof start, other: typeof start, t: number) => ({
  x: between(one.x, other.x, t),
  y: between(one.y, other.y, t),
});

/** A sun that has risen as far as a program has gone. Decorative and still; beside a page's title, never under a text. */
export function SunArc({ progress, hour }: SunArcProps) {
  const t = Math.min(1, Math.max(0, progress));
  // The part of the curve up to the sun (de Casteljau).
  const middle = mix(start, bend, t);
  const sun = mix(middle, mix(bend, end, t), t);
  const tint = styles.light[tintOf(hour)];
  const from = `M${start.x} ${start.y}`;
  return (
    <svg aria-hidden="true" viewBox="0 0 208 72" className={styles.arc}>
      <path className={styles.horizon} d="M0 71h208" />
      <path className={styles.way} d={`${from}Q${bend.x} ${bend.y} ${end.x} ${end.y}`} />
      <path
        className={`${tint} ${styles.traveled}`}
        d={`${from}Q${middle.x} ${middle.y} ${sun.x} ${sun.y}`}
      />
      <circle className={`${tint} ${styles.halo}`} cx={sun.x} cy={sun.y} r="10" />
      <circle className={tint} cx={sun.x} cy={sun.y} r="6" />
    </svg>
  );
}
