import { type ReactNode, useEffect, useRef } from 'react';
import { type Step, Stepper, useStepPosition } from '../navigation/Stepper.tsx';
import { Heading } from '../typography/Heading.tsx';
import * as styles from './Wizard.css.ts';

export interface WizardProps {
  /** What the steps lead to; the name of their list. */
  label: string;
  steps: readonly Step[];
  /** The key of the step that is shown. */
  current: string;
  /** The questions of the step: a form, or answers to check. */
  children: ReactNode;
}

/**
 * One step of several, with the list of all of them and their states. The steps are pages of the app: it gives their
 * addresses and shows the one that is asked for. Another step takes the focus to its heading.
 */
export function Wizard({ label, steps, current, children }: WizardProps) {
  const { index, position } = useStepPosition(steps, current);
  const step = steps[index];

  const ownTitle = step && `${position}: ${step.title}`;
  useEffect(() => {
    if (!ownTitle) return;
    let before = '';
    let own = '';
    let isHere = true;
    // After the page itself has set its title, which happens in the same breath.
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
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <div className={styles.frame}>
      <div className={styles.wizard}>
        <Stepper label={label} steps={steps} current={current} layout="vertical" />
        <div className={styles.body}>
          <Heading level={1} isFocusTarget ref={heading}>
            <span className={styles.position}>{position}</span> {step?.title}
          </Heading>
          {children}
        </div>
      </div>
    </div>
  );
}
