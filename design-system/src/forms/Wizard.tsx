import { type ReactNode, useEffect, useRef } from 'react';
import { type Step, Stepper, useStepPosition } from '../navigation/Stepper.tsx';
import { Heading } from '../typography/Heading.tsx';
import * as styles from './Wizard.css.ts';

export interface WizardProps {
  /** The goal of the steps, which labels their list. */
  label: string;
  steps: readonly Step[];
  /** The key of the current step. */
  current: string;
  /** What the steps are about, such as what is bought: below the steps, or below the questions where space is short. */
  aside?: ReactNode;
  /** The questions of the step: a form, or answers to check. */
  children: ReactNode;
}

/**
 * A step of several, with a list of all steps and their statuses. Each step is a page of the app, which provides the
 * URLs and renders the current step. Changing the step focuses its heading.
 */
export function Wizard({ label, steps, current, aside, children }: WizardProps) {
  const { index, position } = useStepPosition(steps, current);
  const step = steps[index];

  const ownTitle = step && `${position}: ${step.title}`;
  useEffect(() => {
    if (!ownTitle) return;
    let before = '';
    let own = '';
    let isHere = true;
    // After the page has set its own title, which happens in the same task.
    queueMicrotask(() => {
      if (!isHere) return;
      before = document.title;
      own = before ? `${ownTitle} · ${before}` : ownTitle;
      document.title = own;
    });
    return () => {
      isHere = false;
      if (own && document.title === own) document.title = before;
    };
  }, [ownTitle]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  return (
    <div className={styles.frame}>
      <div className={styles.wizard}>
        <Stepper label={label} steps={steps} current={current} layout="vertical" isTitleShown={false} />
        <div className={styles.body}>
          <Heading level={1} isFocusTarget ref={heading}>
            <span className={styles.position}>{position}</span> {step?.title}
          </Heading>
          {children}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
