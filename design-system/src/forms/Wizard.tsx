import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { useLinkClick } from '../navigation/RouterProvider.tsx';
import { Heading } from '../typography/Heading.tsx';
import * as styles from './Wizard.css.ts';

/** Where a step stands. `blocked`: another has to be done before. */
export type StepState = 'blocked' | 'notStarted' | 'inProgress' | 'completed' | 'problem';

export interface WizardStep {
  key: string;
  title: string;
  /** Its own address, so that Back and a reload lose nothing. */
  href: string;
  state: StepState;
}

export interface WizardProps {
  /** What the steps lead to; the name of their list. */
  label: string;
  steps: readonly WizardStep[];
  /** The key of the step that is shown. */
  current: string;
  /** The questions of the step: a form, or answers to check. */
  children: ReactNode;
}

const stateWords: Record<StepState, MessageDescriptor> = defineMessages({
  blocked: {
    defaultMessage: 'Cannot start yet',
    description: 'State of a step; another has to be done before',
  },
  notStarted: { defaultMessage: 'Not started', description: 'State of a step' },
  inProgress: { defaultMessage: 'In progress', description: 'State of a step' },
  completed: { defaultMessage: 'Completed', description: 'State of a step' },
  problem: {
    defaultMessage: 'There is a problem',
    description: 'State of a step that holds something wrong',
  },
});

/**
 * One step of several, with the list of all of them and their states. The steps are pages of the app: it gives their
 * addresses and shows the one that is asked for. Another step takes the focus to its heading.
 */
export function Wizard({ label, steps, current, children }: WizardProps) {
  const intl = useIntl();
  const listId = useId();
  const [isListOpen, setListOpen] = useState(false);
  const index = Math.max(
    steps.findIndex(({ key }) => key === current),
    0,
  );
  const step = steps[index];
  const position = intl.formatMessage(
    {
      defaultMessage: 'Step {step} of {all}',
      description: 'Above the heading of a step, and in the title of its page',
    },
    { step: index + 1, all: steps.length },
  );

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
    setListOpen(false);
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <div className={styles.frame}>
      <div className={styles.wizard}>
        <nav aria-label={label} className={styles.nav}>
          <div className={styles.toggle}>
            <Button
              variant="secondary"
              aria-expanded={isListOpen}
              aria-controls={listId}
              onPress={() => setListOpen(!isListOpen)}
            >
              <FormattedMessage
                defaultMessage="{position}: all steps"
                description="Button on a phone that shows the list of all steps; position is such as Step 2 of 7"
                values={{ position }}
              />
            </Button>
          </div>
          <ol id={listId} className={styles.steps} data-open={isListOpen || undefined}>
            {steps.map((each, place) => (
              <Step key={each.key} step={each} place={place + 1} isCurrent={place === index} />
            ))}
          </ol>
        </nav>
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

function Step({ step, place, isCurrent }: { step: WizardStep; place: number; isCurrent: boolean }) {
  const intl = useIntl();
  const onClick = useLinkClick();
  const { title, href, state } = step;
  const isReachable = state !== 'blocked' && !isCurrent;
  return (
    <li
      className={styles.step}
      data-state={state}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span aria-hidden className={styles.marker}>
        {state === 'completed' && !isCurrent && <Check className={styles.icon} strokeWidth={2.5} />}
        {state === 'problem' && !isCurrent && <CircleAlert className={styles.icon} strokeWidth={2} />}
        {(isCurrent || (state !== 'completed' && state !== 'problem')) && place}
      </span>
      <span className={styles.words}>
        {isReachable ? (
          <a href={href} className={`${styles.title} ${styles.link}`} onClick={onClick}>
            {title}
          </a>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <span className={styles.state}>{intl.formatMessage(stateWords[state])}</span>
      </span>
    </li>
  );
}
