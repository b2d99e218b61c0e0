import { type ReactNode, useId, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { CheckIcon, ChevronDownIcon, LockIcon, WarningIcon } from '../icons/named.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { useLinkClick } from './RouterProvider.tsx';
import * as styles from './Stepper.css.ts';

/** `locked` cannot start yet; `started` has something saved; `problem` needs another look. */
export type StepState = 'done' | 'started' | 'upcoming' | 'locked' | 'problem';

export interface Step {
  id: string;
  label: ReactNode;
  state: StepState;
  /** Where the step is, if one may go there now. */
  href?: string;
  /** Under its name: what is missing, what was chosen. */
  note?: ReactNode;
}

export interface StepperProps {
  /** What the steps lead to: "Enrollment". */
  label: string;
  steps: readonly Step[];
  /** The id of the step that is open. */
  current: string;
  /** `vertical` beside the content; `horizontal` over it. On a phone either is one line that opens. */
  layout?: 'horizontal' | 'vertical';
}

const stateWords: Record<StepState, MessageDescriptor> = defineMessages({
  done: { defaultMessage: 'Completed', description: 'State of a step in a list of steps' },
  started: { defaultMessage: 'In progress', description: 'State of a step in a list of steps' },
  upcoming: { defaultMessage: 'Not started', description: 'State of a step in a list of steps' },
  locked: { defaultMessage: 'Cannot start yet', description: 'State of a step in a list of steps' },
  problem: { defaultMessage: 'Needs another look', description: 'State of a step in a list of steps' },
});

/** The steps of something long, with what is done, where one is, and what is to come. Each step is a page of its own. */
export function Stepper({ label, steps, current, layout = 'horizontal' }: StepperProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label} className={styles.stepper}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.summaryWords}>
          <span className={styles.summaryStep}>
            <FormattedMessage
              defaultMessage="Step {step, number} of {count, number}"
              description="Where one is in a list of steps"
              values={{ step: at + 1, count: steps.length }}
            />
          </span>
          <span className={styles.summaryLabel}>{steps[at]?.label}</span>
        </span>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </button>
      <ol id={listId} className={isOpen ? styles.list[layout] : `${styles.list[layout]} ${styles.closed}`}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.itemOf[layout]}>
            <StepContent step={step} number={index + 1} isCurrent={index === at} layout={layout} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepContent({
  step: { label, state, href, note },
  number,
  isCurrent,
  layout,
}: {
  step: Step;
  number: number;
  isCurrent: boolean;
  layout: 'horizontal' | 'vertical';
}) {
  const intl = useIntl();
  const onClick = useLinkClick();
  const content = (
    <>
      <span className={isCurrent ? `${styles.markOf[state]} ${styles.currentMark}` : styles.markOf[state]}>
        {state === 'done' && !isCurrent && <CheckIcon size="s" />}
        {state === 'locked' && <LockIcon size="s" />}
        {state === 'problem' && !isCurrent && <WarningIcon size="s" />}
        {(isCurrent || state === 'started' || state === 'upcoming') && state !== 'locked' && (
          <span aria-hidden="true">{intl.formatNumber(number)}</span>
        )}
      </span>
      <span className={styles.words}>
        <span className={isCurrent ? styles.currentLabel : styles.label}>
          {label}
          <VisuallyHidden>, {intl.formatMessage(stateWords[state])}</VisuallyHidden>
        </span>
        {note && <span className={state === 'problem' ? styles.problemNote : styles.note}>{note}</span>}
      </span>
    </>
  );
  if (href && !isCurrent)
    return (
      <a href={href} className={`${styles.stepOf[layout]} ${styles.link}`} onClick={onClick}>
        {content}
      </a>
    );
  return (
    <div className={styles.stepOf[layout]} aria-current={isCurrent ? 'step' : undefined}>
      {content}
    </div>
  );
}
