import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { DateTimeValue } from './DateTimeValue.tsx';
import { DateValue } from './DateValue.tsx';
import { StepMark } from './StepMark.tsx';
import * as styles from './Timeline.css.ts';

export interface TimelineEvent {
  id: string;
  title: ReactNode;
  /** `current` is in progress, `upcoming` lies ahead. */
  state: 'done' | 'current' | 'upcoming' | 'failed';
  /** Whether the page is about it, whatever its state. */
  isShown?: boolean;
  /** Said instead of Done, Now, Upcoming or Failed; null where the event says it itself. */
  stateText?: string | null;
  /** A day `YYYY-MM-DD`, or an instant (RFC 3339). */
  at?: string;
  /** Shown when the date isn't known yet: "within 1–2 business days". */
  when?: ReactNode;
  /** Who did it, what it means, or what to do next. */
  children?: ReactNode;
}

export interface TimelineProps {
  /** The timeline's accessible name: "Your application". */
  label: string;
  events: readonly TimelineEvent[];
}

const stateMessages: Record<TimelineEvent['state'], MessageDescriptor> = defineMessages({
  done: { id: 'timeline.done', defaultMessage: 'Done', description: 'State of an event in a list by time' },
  current: {
    id: 'timeline.current',
    defaultMessage: 'Now',
    description: 'State of an event in a list by time',
  },
  upcoming: {
    id: 'timeline.upcoming',
    defaultMessage: 'Upcoming',
    description: 'State of an event in a list by time',
  },
  failed: {
    id: 'timeline.failed',
    defaultMessage: 'Failed',
    description: 'State of an event in a list by time',
  },
});

/** Past and upcoming events in order: an application's progress, an account's history. */
export function Timeline({ label, events }: TimelineProps) {
  const intl = useIntl();
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map(({ id, title, state, isShown, stateText, at, when, children }) => (
        <li key={id} className={styles.item} aria-current={state === 'current' ? 'step' : undefined}>
          <StepMark state={state} />
          <div className={styles.content}>
            <div className={styles.titleLine}>
              <span className={styles.titleOf[isShown ? 'current' : state]}>
                {stateText !== null && (
                  <VisuallyHidden>{stateText ?? intl.formatMessage(stateMessages[state])}: </VisuallyHidden>
                )}
                {title}
              </span>
              {(at || when) && (
                <span className={styles.time}>
                  {at ? at.length > 10 ? <DateTimeValue value={at} /> : <DateValue value={at} /> : when}
                </span>
              )}
            </div>
            {children && <div className={styles.text}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
