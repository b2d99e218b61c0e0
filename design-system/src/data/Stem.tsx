import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Disclosure } from '../layout/Disclosure.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import * as styles from './Stem.css.ts';
import { StepMark } from './StepMark.tsx';

export interface StemPart {
  id: string;
  title: ReactNode;
  state: 'done' | 'current' | 'upcoming';
  /** How much of it is done: "2 of 3". */
  progress?: ReactNode;
  /** Whether it is unfolded at first. By default, only the current part is. */
  isDefaultOpen?: boolean;
  /** What it consists of. */
  children: ReactNode;
}

export interface StemProps {
  /** Accessible name of the list: "Weeks". */
  label: string;
  parts: readonly StemPart[];
  /** The level of the parts' headings. */
  level?: 2 | 3 | 4;
  /**
   * Folds the parts that are done before all others into one, so that the current one is in view: their title, such as
   * "8 weeks done".
   */
  doneTitle?: ReactNode;
}

const stateMessages = defineMessages({
  done: {
    id: 'stem.done',
    defaultMessage: 'Done',
    description: 'State of a part of a long way, such as a week of a course',
  },
  current: {
    id: 'stem.current',
    defaultMessage: 'Now',
    description: 'State of a part of a long way, such as a week of a course',
  },
  upcoming: {
    id: 'stem.upcoming',
    defaultMessage: 'Ahead',
    description: 'State of a part of a long way, such as a week of a course',
  },
});

/** A long way in parts, as a stem with a leaf for each: the weeks of a course. */
export function Stem({ label, parts, level = 2, doneTitle }: StemProps) {
  // Before the first one, all of them are ahead.
  const isBegun = parts.some(({ state }) => state !== 'upcoming');
  const doneCount = parts.findIndex(({ state }) => state !== 'done');
  const foldedCount = doneTitle !== undefined && doneCount > 1 ? doneCount : 0;
  const part = (one: StemPart, partLevel: 2 | 3 | 4) => (
    <Part key={one.id} {...one} level={partLevel} isBegun={isBegun} />
  );
  return (
    <ol className={styles.stem} aria-label={label}>
      {foldedCount > 0 && (
        <li className={styles.part}>
          <StepMark state="done" />
          <Disclosure
            level={level}
            isMeasured={false}
            title={<span className={styles.doneTitle}>{doneTitle}</span>}
          >
            <ol className={styles.stem}>
              {parts.slice(0, foldedCount).map((one) => part(one, level === 2 ? 3 : 4))}
            </ol>
          </Disclosure>
        </li>
      )}
      {parts.slice(foldedCount).map((one) => part(one, level))}
    </ol>
  );
}

interface PartProps extends StemPart {
  level: 2 | 3 | 4;
  isBegun: boolean;
}

function Part({ title, state, progress, isDefaultOpen, children, level, isBegun }: PartProps) {
  const intl = useIntl();
  return (
    <li className={styles.part} aria-current={state === 'current' ? 'step' : undefined}>
      <StepMark state={state} />
      <Disclosure
        level={level}
        isMeasured={false}
        isDefaultOpen={isDefaultOpen ?? state === 'current'}
        title={
          <span className={styles.titleLine}>
            <span className={state === 'done' ? styles.doneTitle : undefined}>
              {isBegun && <VisuallyHidden>{intl.formatMessage(stateMessages[state])}: </VisuallyHidden>}
              {title}{' '}
              {state === 'current' && (
                <span className={styles.now} aria-hidden="true">
                  {intl.formatMessage(stateMessages.current)}
                </span>
              )}
            </span>
            {progress && <span className={styles.progress}>{progress}</span>}
          </span>
        }
      >
        {children}
      </Disclosure>
    </li>
  );
}
