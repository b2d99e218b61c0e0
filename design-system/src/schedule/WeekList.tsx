import {
  copyDay,
  nextRange,
  rangeProblems,
  type TimeRange,
  type WeeklyRange,
} from '@institute/values/availability/hours';
import { minutesOf } from '@institute/values/formats/clock';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { CopyIcon } from '../icons/named.tsx';
import { MenuButton, MenuItem } from '../overlays/Menu.tsx';
import { clockRangeText, weekdayName, weekdaysOf } from './clock-text.ts';
import { AddHours, HourRows, NoHours } from './HourRows.tsx';
import * as styles from './WeekSchedule.css.ts';

interface WeekListProps {
  label: string;
  ranges: readonly WeeklyRange[];
  onChange: (ranges: WeeklyRange[]) => void;
  isReadOnly: boolean;
}

/**
 * The hours of each weekday as start and end selects. On phones, a day is a line with its hours until it is opened, and
 * the one that was open closes. A day with an error is always open.
 */
export function WeekList({ label, ranges, onChange, isReadOnly }: WeekListProps) {
  const { locale } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const weekdays = weekdaysOf(locale);
  const problems = rangeProblems(ranges);
  const replace = (index: number, change: Partial<TimeRange>) =>
    onChange(ranges.map((range, place) => (place === index ? { ...range, ...change } : range)));
  const add = (weekday: number) => {
    const dayRanges = ranges.filter((range) => range.weekday === weekday);
    onChange([...ranges, { weekday, ...nextRange(dayRanges) }]);
  };
  const remove = (index: number, weekday: number) => {
    onChange(ranges.filter((_, place) => place !== index));
    list.current?.querySelector<HTMLElement>(`[data-add="${weekday}"] button`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the days inside are the fieldsets
    <div ref={list} role="group" aria-label={label} className={styles.week}>
      {weekdays.map((weekday) => {
        const name = weekdayName(weekday, locale);
        const indexedRanges = ranges.flatMap((range, index) =>
          range.weekday === weekday ? [{ range, index }] : [],
        );
        const isOpen = opened === weekday || indexedRanges.some(({ index }) => problems[index]);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a legend can't be laid out next to its content
          <div key={weekday} role="group" aria-label={name} className={styles.day}>
            <div className={styles.dayLine}>
              <div>
                <div className={styles.dayName}>{name}</div>
                {!isOpen && (
                  <div className={styles.summary}>
                    <HoursText ranges={indexedRanges.map(({ range }) => range)} />
                  </div>
                )}
              </div>
              {!isReadOnly && (
                <div className={styles.toggle}>
                  <DayToggle
                    day={name}
                    isOpen={isOpen}
                    controls={`${id}-${weekday}`}
                    onPress={() => setOpened(opened === weekday ? null : weekday)}
                  />
                </div>
              )}
            </div>
            <div id={`${id}-${weekday}`} className={isOpen ? styles.ranges : styles.closedRanges}>
              <HourRows
                ranges={indexedRanges.map(({ range }) => range)}
                problems={indexedRanges.map(({ index }) => problems[index])}
                onChange={(place, change) => replace(indexedRanges[place]!.index, change)}
                onRemove={(place) => remove(indexedRanges[place]!.index, weekday)}
                isReadOnly={isReadOnly}
              />
              {!isReadOnly && (
                <div className={styles.actions} data-add={weekday}>
                  <AddHours onPress={() => add(weekday)} />
                  {indexedRanges.length > 0 && (
                    <CopyHours
                      weekday={weekday}
                      weekdays={weekdays}
                      onCopy={(days) => onChange(copyDay(ranges, weekday, days))}
                    />
                  )}
                </div>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}

interface DayToggleProps {
  day: string;
  isOpen: boolean;
  /** The id of the hours. */
  controls: string;
  onPress: () => void;
}

/** Opens and closes the hours of a day on phones. */
function DayToggle({ day, isOpen, controls, onPress }: DayToggleProps) {
  return (
    <Button variant="quiet" aria-expanded={isOpen} aria-controls={controls} onPress={onPress}>
      {isOpen ? (
        <FormattedMessage
          id="hours.close"
          defaultMessage="Done<hidden> with {day}</hidden>"
          description="Button that closes the hours of a day; only “Done” is shown, and has to come first"
          values={{ day }}
        />
      ) : (
        <FormattedMessage
          id="hours.edit"
          defaultMessage="Edit<hidden> {day}</hidden>"
          description="Button that opens the hours of a day; only “Edit” is shown, and has to come first"
          values={{ day }}
        />
      )}
    </Button>
  );
}

interface CopyHoursProps {
  weekday: number;
  weekdays: readonly number[];
  onCopy: (weekdays: readonly number[]) => void;
}

/** Copies the hours of a day to others. */
function CopyHours({ weekday, weekdays, onCopy }: CopyHoursProps) {
  const intl = useIntl();
  return (
    <MenuButton
      label={intl.formatMessage({
        id: 'hours.copy',
        defaultMessage: 'Copy',
        description: 'Button that copies the hours of a day to other days',
      })}
      variant="quiet"
      icon={<CopyIcon size="s" />}
    >
      <MenuItem onPress={() => onCopy(weekdays)}>
        <FormattedMessage
          id="hours.toEveryDay"
          defaultMessage="To every day"
          description="Where the hours of a day are copied"
        />
      </MenuItem>
      <MenuItem onPress={() => onCopy([1, 2, 3, 4, 5])}>
        <FormattedMessage
          id="hours.toWeekdays"
          defaultMessage="Copy to Monday–Friday"
          description="Where the hours of a day are copied"
        />
      </MenuItem>
      {weekdays
        .filter((other) => other !== weekday)
        .map((other) => (
          <MenuItem key={other} onPress={() => onCopy([other])}>
            {weekdayName(other, intl.locale)}
          </MenuItem>
        ))}
    </MenuButton>
  );
}

/** The hours of a day in a line: `9:00 AM – 12:00 PM, 1:30 – 4:00 PM`. */
function HoursText({ ranges }: { ranges: readonly TimeRange[] }) {
  const { locale } = useIntl();
  if (ranges.length === 0) return <NoHours />;
  return ranges
    .map(({ startTime, endTime }) =>
      // A line breaks between two ranges only.
      clockRangeText(minutesOf(startTime), minutesOf(endTime), locale).replaceAll(' ', '\u00a0'),
    )
    .join(', ');
}
