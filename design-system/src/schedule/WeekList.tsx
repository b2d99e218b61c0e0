import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { announce } from '../feedback/announcement.ts';
import { SelectField } from '../fields/SelectField.tsx';
import { regional } from '../formats/locale.ts';
import { AddIcon, CopyIcon, DeleteIcon } from '../icons/named.tsx';
import { MenuButton, MenuItem } from '../overlays/Menu.tsx';
import * as styles from './WeekSchedule.css.ts';
import { copyDay, minutesOf, rangeProblems, timeOf, type WeeklyRange } from './weekly.ts';
import { clockWords, weekdayName } from './words.ts';
import { firstWeekdayOf } from './zones.ts';

/** Minutes between the times offered. */
const step = 15;

interface WeekListProps {
  label: string;
  ranges: readonly WeeklyRange[];
  onChange: (ranges: WeeklyRange[]) => void;
  isReadOnly: boolean;
}

/** The hours of each weekday as starts and ends to choose. */
export function WeekList({ label, ranges, onChange, isReadOnly }: WeekListProps) {
  const intl = useIntl();
  const { locale } = intl;
  const list = useRef<HTMLDivElement>(null);
  const firstWeekday = firstWeekdayOf(regional(locale));
  const weekdays = Array.from({ length: 7 }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1);
  const problems = rangeProblems(ranges);
  const problemWords = {
    order: intl.formatMessage({
      defaultMessage: 'Start time must be less than end time',
      description: 'Error: hours of a schedule that end before they start',
    }),
    overlap: intl.formatMessage({
      defaultMessage: 'These hours overlap others of this day',
      description: 'Error: hours of a schedule that share time with others of the same day',
    }),
  };
  const option = (minutes: number) => ({
    value: timeOf(minutes),
    label:
      minutes === 1440
        ? intl.formatMessage({
            defaultMessage: 'Midnight',
            description: 'The end of the day, as the end of some hours',
          })
        : clockWords(minutes, locale),
  });
  const starts = Array.from({ length: 1440 / step }, (_, index) => option(index * step));
  const ends = Array.from({ length: 1440 / step }, (_, index) => option((index + 1) * step));

  const replace = (index: number, change: Partial<WeeklyRange>) =>
    onChange(ranges.map((range, place) => (place === index ? { ...range, ...change } : range)));
  const add = (weekday: number) => {
    const latest = Math.max(
      8 * 60,
      ...ranges.filter((range) => range.weekday === weekday).map(({ endTime }) => minutesOf(endTime)),
    );
    const start = Math.min(latest + 60, 1440 - 60);
    onChange([...ranges, { weekday, startTime: timeOf(start), endTime: timeOf(Math.min(start + 60, 1440)) }]);
  };
  const remove = (index: number, weekday: number) => {
    onChange(ranges.filter((_, place) => place !== index));
    announce(
      intl.formatMessage({
        defaultMessage: 'Hours removed',
        description: 'Read out after hours were removed',
      }),
    );
    list.current?.querySelector<HTMLElement>(`[data-add="${weekday}"] button`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the days inside are the fieldsets
    <div ref={list} role="group" aria-label={label} className={styles.list}>
      {weekdays.map((weekday) => {
        const name = weekdayName(weekday, locale);
        const own = ranges.flatMap((range, index) => (range.weekday === weekday ? [{ range, index }] : []));
        return (
          // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside what it names
          <div key={weekday} role="group" aria-label={name} className={styles.day}>
            <div className={styles.dayName}>{name}</div>
            <div className={styles.ranges}>
              {own.length === 0 && (
                <div className={styles.none}>
                  <FormattedMessage
                    defaultMessage="Not available"
                    description="In a weekly schedule, of a day without hours"
                  />
                </div>
              )}
              {own.map(({ range, index }) => {
                const problem = problems[index];
                // An end that is offered comes after the start; one that came before it is shown still.
                const later = ends.filter(
                  ({ value }) => minutesOf(value) > minutesOf(range.startTime) || value === range.endTime,
                );
                return (
                  <div key={index} className={styles.range}>
                    <SelectField
                      label={intl.formatMessage({
                        defaultMessage: 'From',
                        description: 'Label of the start of some hours',
                      })}
                      options={starts}
                      value={range.startTime}
                      onChange={(startTime) => startTime && replace(index, { startTime })}
                      isDisabled={isReadOnly}
                      isRequired
                      errorMessage={problem && problemWords[problem]}
                    />
                    <SelectField
                      label={intl.formatMessage({
                        defaultMessage: 'To',
                        description: 'Label of the end of some hours',
                      })}
                      options={later}
                      value={range.endTime}
                      onChange={(endTime) => endTime && replace(index, { endTime })}
                      isDisabled={isReadOnly}
                      isRequired
                    />
                    {!isReadOnly && (
                      <div className={styles.remove}>
                        <IconButton
                          label={intl.formatMessage(
                            {
                              defaultMessage: 'Remove {start} to {end}',
                              description: 'Button that removes hours of a schedule',
                            },
                            {
                              start: clockWords(minutesOf(range.startTime), locale),
                              end: clockWords(minutesOf(range.endTime), locale),
                            },
                          )}
                          onPress={() => remove(index, weekday)}
                        >
                          <DeleteIcon />
                        </IconButton>
                      </div>
                    )}
                  </div>
                );
              })}
              {!isReadOnly && (
                <div className={styles.actions} data-add={weekday}>
                  <Button variant="quiet" icon={<AddIcon size="s" />} onPress={() => add(weekday)}>
                    <FormattedMessage
                      defaultMessage="Add hours"
                      description="Button that adds hours to a day"
                    />
                  </Button>
                  {own.length > 0 && (
                    <MenuButton
                      label={intl.formatMessage({
                        defaultMessage: 'Copy',
                        description: 'Button that copies the hours of a day to other days',
                      })}
                      variant="quiet"
                      icon={<CopyIcon size="s" />}
                    >
                      <MenuItem onPress={() => onChange(copyDay(ranges, weekday, weekdays))}>
                        <FormattedMessage
                          defaultMessage="To every day"
                          description="Where the hours of a day are copied"
                        />
                      </MenuItem>
                      <MenuItem onPress={() => onChange(copyDay(ranges, weekday, [1, 2, 3, 4, 5]))}>
                        <FormattedMessage
                          defaultMessage="To Monday to Friday"
                          description="Where the hours of a day are copied"
                        />
                      </MenuItem>
                      {weekdays
                        .filter((other) => other !== weekday)
                        .map((other) => (
                          <MenuItem key={other} onPress={() => onChange(copyDay(ranges, weekday, [other]))}>
                            {weekdayName(other, locale)}
                          </MenuItem>
                        ))}
                    </MenuButton>
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
