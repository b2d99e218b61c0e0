import type { WeeklyRange } from '@institute/values/availability/hours';
import { minutesOf } from '@institute/values/formats/clock';
import { today } from '@institute/values/formats/dates';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { ChevronDownIcon, ChevronUpIcon, ClockIcon } from '../icons/named.tsx';
import { SegmentedControl } from '../navigation/SegmentedControl.tsx';
import { clockText } from './clock-text.ts';
import { TimeZoneName } from './TimeZoneNote.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { WeekList } from './WeekList.tsx';
import * as styles from './WeekSchedule.css.ts';

const endOfDay = 24 * 60;

export interface WeekScheduleProps {
  /** The label, such as "Weekly hours". */
  label: string;
  ranges: readonly WeeklyRange[];
  onChange: (ranges: WeeklyRange[]) => void;
  /** IANA name of the schedule's time zone. */
  timeZone: string;
  /** A second time zone, shown next to the times. */
  otherTimeZone?: string | undefined;
  /** The day whose offset is used for the second time zone. Defaults to today. */
  date?: string;
  /**
   * The hours that the grid shows at first, `HH:MM`. It shows more if there are earlier or later ranges. The rest of the
   * day is folded.
   */
  from?: string;
  to?: string;
  isReadOnly?: boolean;
}

type View = 'grid' | 'list';

/**
 * Weekly hours. In the grid they are painted by dragging or by keyboard. In the list, the only view on phones, they are
 * selected to the quarter hour, copied and removed. Both show the same data, and neither needs a pointer.
 */
export function WeekSchedule({
  label,
  ranges,
  onChange,
  timeZone,
  otherTimeZone,
  date,
  from = '08:00',
  to = '18:00',
  isReadOnly = false,
}: WeekScheduleProps) {
  const [view, setView] = useState<View>('grid');
  const [unfolded, setUnfolded] = useState({ before: false, after: false });
  const first = Math.min(minutesOf(from), ...ranges.map(({ startTime }) => minutesOf(startTime)));
  const last = Math.max(minutesOf(to), ...ranges.map(({ endTime }) => minutesOf(endTime)));
  const [earliest, latest] = [Math.floor(first / 60) * 60, Math.ceil(last / 60) * 60];
  const { locale } = useIntl();
  const week = { label, ranges, onChange, isReadOnly };
  return (
    <div className={styles.schedule}>
      <div className={styles.bar}>
        <div className={styles.wideOnly}>
          <ViewControl view={view} onChange={setView} />
        </div>
        <div className={styles.zone}>
          <ClockIcon size="s" />
          <TimeZoneName timeZone={timeZone} />
        </div>
        {view === 'grid' && earliest > 0 && (
          <div className={styles.before}>
            <Fold
              isOpen={unfolded.before}
              onPress={() => setUnfolded({ ...unfolded, before: !unfolded.before })}
            >
              <FormattedMessage
                id="weekGrid.before"
                defaultMessage="Before {time}"
                description="Unfolds the early hours of a weekly schedule; time is such as 8:00 AM"
                values={{ time: clockText(earliest, locale) }}
              />
            </Fold>
          </div>
        )}
      </div>
      {view === 'grid' && (
        <div className={styles.wideOnly}>
          <WeekGrid
            {...{ ...week, timeZone, otherTimeZone }}
            date={date ?? today(timeZone)}
            from={unfolded.before ? 0 : earliest}
            to={unfolded.after ? endOfDay : latest}
          />
          {latest < endOfDay && (
            <div className={styles.after}>
              <Fold
                isOpen={unfolded.after}
                onPress={() => setUnfolded({ ...unfolded, after: !unfolded.after })}
              >
                <FormattedMessage
                  id="weekGrid.after"
                  defaultMessage="After {time}"
                  description="Unfolds the late hours of a weekly schedule; time is such as 6:00 PM"
                  values={{ time: clockText(latest, locale) }}
                />
              </Fold>
            </div>
          )}
        </div>
      )}
      <div className={view === 'grid' ? styles.phoneOnly : undefined}>
        <WeekList {...week} />
      </div>
    </div>
  );
}

function ViewControl({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({
        id: 'week.view',
        defaultMessage: 'Show as',
        description: 'Name of the choice between a grid and a list',
      })}
      value={view}
      onChange={onChange}
      options={[
        {
          value: 'grid',
          children: (
            <FormattedMessage
              id="week.grid"
              defaultMessage="Grid"
              description="A way to show a weekly schedule"
            />
          ),
        },
        {
          value: 'list',
          children: (
            <FormattedMessage
              id="week.list"
              defaultMessage="List"
              description="A way to show a weekly schedule"
            />
          ),
        },
      ]}
    />
  );
}

interface FoldProps {
  isOpen: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Unfolds and folds hours of the grid that are rarely available. */
const Fold = ({ isOpen, onPress, children }: FoldProps) => (
  <Button
    variant="quiet"
    isFullWidth
    icon={isOpen ? <ChevronUpIcon size="s" /> : <ChevronDownIcon size="s" />}
    aria-expanded={isOpen}
    onPress={onPress}
  >
    {children}
  </Button>
);
