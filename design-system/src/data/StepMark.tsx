import { markOf } from './step-mark.css.ts';

export interface StepMarkProps {
  state: keyof typeof markOf;
}

/** A filled leaf for what is done, its outline for what lies ahead, the sun for now, and a warning for what failed. */
export const StepMark = ({ state }: StepMarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={markOf[state]}>
    <path
      d={
        state === 'current'
          ? 'M12 5a7 7 0 1 0 0 14 7 7 0 1 0 0-14Z'
          : state === 'failed'
            ? 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM12 7.5v5.5m0 3.5h.01'
            : 'M4.5 19.5C4 11 9.5 4.5 19.5 4.5c.5 8.5-5 15-15 15Z'
      }
    />
  </svg>
);
