import { type ReactNode, useId, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { useLink } from '../actions/RouterProvider.tsx';
import { StepMark, type StepMarkProps } from '../data/StepMark.tsx';
import { ChevronDownIcon } from '../icons/named.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

/** State of a step. `blocked`: another step must be completed first. */
export type StepState = 'blocked' | 'notStarted' | 'inProgress' | 'completed' | 'problem';

export interface Step {
  key: string;
  title: string;
  /** Each step has its own URL, so that Back and a reload lose nothing. */
  href: string;
  state: StepState;
  /** Shown instead of the state's name, such as what is missing or what was selected. */
  note?: ReactNode;
}

export interface StepperProps {
  /** The name of the list, such as "Enrollment". */
  label: string;
  steps: readonly Step[];
  /** The key of the current step. */
  current: string;
  /**
   * `vertical` next to the content; `horizontal` above it. Where there is no space for either, it collapses to one line
   * that opens.
   */
  layout?: 'horizontal' | 'vertical';
  /** Whether that line shows the current step's title. Not where a heading below it does. */
  isTitleShown?: boolean;
}

const stepStateMessages: Record<StepState, MessageDescriptor> = defineMessages({
  blocked: {
    id: 'step.blocked',
    defaultMessage: 'Can’t start yet',
    description: 'State of a step; another has to be done before',
  },
  notStarted: { id: 'step.notStarted', defaultMessage: 'Not started', description: 'State of a step' },
  inProgress: { id: 'step.inProgress', defaultMessage: 'In progress', description: 'State of a step' },
  completed: { id: 'step.completed', defaultMessage: 'Completed', description: 'State of a step' },
  problem: {
    id: 'step.problem',
    defaultMessage: 'There is a problem',
    description: 'State of a step that holds something wrong',
  },
});

/** Returns the index of the current step and its label, “Step 2 of 7”. */
export function useStepPosition(steps: readonly Step[], current: string) {
  const index = Math.max(
    steps.findIndex(({ key }) => key === current),
    0,
  );
  const position = useIntl().formatMessage(
    {
      id: 'step.position',
      defaultMessage: 'Step {step} of {all}',
      description: 'Above the heading of a step, in the list of steps, and in the title of its page',
    },
    { step: index + 1, all: steps.length },
  );
  return { index, position };
}

/** The steps of a long task: completed, current and upcoming. Each step is a page. */
export function Stepper({ label, steps, current, layout = 'horizontal', isTitleShown = true }: StepperProps) {
  const listId = useId();
  const { index, position } = useStepPosition(steps, current);
  // The step on which it was opened. Going to another step closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === current;
  return (
    <nav aria-label={label} className={styles.stepper}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenedOn(isOpen ? null : current)}
      >
        <span className={styles.summaryWords}>
          <span className={styles.summaryPosition}>{position}</span>{' '}
          {isTitleShown ? (
            <span className={styles.summaryTitle}>{steps[index]?.title}</span>
          ) : (
            <VisuallyHidden>{steps[index]?.title}</VisuallyHidden>
          )}
        </span>
        <span aria-hidden className={styles.track}>
          {steps.map(({ key, state }, place) => (
            <span
              key={key}
              className={styles.trackPart}
              data-state={state}
              data-current={place === index || undefined}
            />
          ))}
        </span>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </button>
      <ol id={listId} className={isOpen ? styles.list[layout] : `${styles.list[layout]} ${styles.closed}`}>
        {steps.map((step, place) => (
          <StepItem key={step.key} step={step} isCurrent={place === index} layout={layout} />
        ))}
      </ol>
    </nav>
  );
}

const marks: Record<StepState, StepMarkProps['state']> = {
  blocked: 'upcoming',
  notStarted: 'upcoming',
  inProgress: 'upcoming',
  completed: 'done',
  problem: 'failed',
};

interface StepItemProps {
  step: Step;
  isCurrent: boolean;
  layout: 'horizontal' | 'vertical';
}

function StepItem({ step: { title, href, state, note }, isCurrent, layout }: StepItemProps) {
  const intl = useIntl();
  const link = useLink(href);
  // An open step has been started, and isn't completed while it is changed.
  const isOpen = isCurrent && (state === 'notStarted' || state === 'completed');
  const stateText = intl.formatMessage(stepStateMessages[isOpen ? 'inProgress' : state]);
  // Otherwise the mark shows it.
  const isInWords = state === 'problem' || (isCurrent ? state === 'blocked' : state === 'inProgress');
  return (
    <li className={styles.itemOf[layout]} data-state={state} data-current={isCurrent || undefined}>
      <StepMark state={isCurrent ? 'current' : marks[state]} />
      <span className={styles.wordsOf[layout]}>
        {state === 'blocked' || isCurrent ? (
          <span className={styles.title} aria-current={isCurrent ? 'step' : undefined}>
            {title}
          </span>
        ) : (
          <a {...link} className={`${styles.title} ${styles.link}`}>
            {title}
          </a>
        )}
        {note || isInWords ? (
          <span className={styles.state}>{note ?? stateText}</span>
        ) : (
          <VisuallyHidden>{stateText}</VisuallyHidden>
        )}
      </span>
    </li>
  );
}
