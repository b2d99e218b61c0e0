import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WeeklyRange } from '../availability/hours.ts';
import { minutesOf } from '../formats/clock.ts';
import { today } from '../formats/dates.ts';
import { timeZoneLabel } from '../formats/time-zones.ts';
import { ClockIcon } from '../icons/named.tsx';
import { SegmentedControl } from '../navigation/SegmentedControl.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { WeekList } from './WeekList.tsx';
import * as styles from './WeekSchedule.css.ts';

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
  /** The hours that the grid shows, `HH:MM`. It shows more if there are earlier or later ranges. */
  from?: string;
  to?: string;
  isReadOnly?: boolean;
}

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
  from = '06:00',
  to = '22:00',
  isReadOnly = false,
}: WeekScheduleProps) {
  const intl = useIntl();
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const day = date ?? today(timeZone);
  const earliest = Math.min(minutesOf(from), ...ranges.map(({ startTime }) => minutesOf(startTime)));
  const latest = Math.max(minutesOf(to), ...ranges.map(({ endTime }) => minutesOf(endTime)));
  const list = <WeekList {...{ label, ranges, onChange, isReadOnly }} />;
  return (
    <div className={styles.schedule}>
      <div className={styles.bar}>
        <div className={styles.zone}>
          <ClockIcon size="s" />
          <span>
            <FormattedMessage
              id="week.timeZone"
              defaultMessage="Times are in {zone}"
              description="Over a weekly schedule; zone is such as UTC-05:00 · New York"
              values={{ zone: <span className={styles.zoneName}>{timeZoneLabel(timeZone)}</span> }}
            />
          </span>
        </div>
        <div className={styles.wideOnly}>
          <SegmentedControl
            label={intl.formatMessage({
              id: 'week.view',
              defaultMessage: 'Show as',
              description: 'Name of the choice between a grid and a list',
            })}
            value={view}
            onChange={setView}
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
        </div>
      </div>
      {view === 'grid' ? (
        <>
          <div className={styles.wideOnly}>
            <WeekGrid
              {...{ label, ranges, onChange, timeZone, otherTimeZone, isReadOnly }}
              date={day}
              from={Math.floor(earliest / 60) * 60}
              to={Math.ceil(latest / 60) * 60}
            />
          </div>
          <div className={styles.phoneOnly}>{list}</div>
        </>
      ) : (
        list
      )}
    </div>
  );
}
