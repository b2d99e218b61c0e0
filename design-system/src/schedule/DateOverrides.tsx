import {
  type DateOverride,
  nextRange,
  rangeProblems,
  type TimeRange,
} from '@institute/values/availability/hours';
import { today } from '@institute/values/formats/dates';
import { date as dateRule, minDate } from '@institute/values/rules/dates';
import { required } from '@institute/values/rules/text';
import { type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { isComposing } from '../aria/composing.ts';
import { DateField } from '../dates/DateField.tsx';
import { fieldErrorText } from '../fields/rule-messages.ts';
import { AddIcon, DeleteIcon } from '../icons/named.tsx';
import { dayName } from './clock-text.ts';
import * as styles from './DateOverrides.css.ts';
import { AddHours, HourRows } from './HourRows.tsx';
import * as week from './WeekSchedule.css.ts';

export interface DateOverridesProps {
  /** The label, such as "Days with other hours". */
  label: string;
  overrides: readonly DateOverride[];
  onChange: (overrides: DateOverride[]) => void;
  /** What is in the box and not in the list yet. A form that keeps it doesn't lose it, nor saves without it. */
  typed?: string;
  onTyped?: (text: string) => void;
  /** Shown at the box, such as that a day still has to be added. */
  errorMessage?: string | undefined;
  /** IANA name of the schedule's time zone. Days before today in that zone aren't accepted. */
  timeZone: string;
  isReadOnly?: boolean;
  /** Milliseconds since 1970. Defaults to the current time. */
  now?: number;
}

const inDateOrder = (overrides: readonly DateOverride[]) =>
  overrides.toSorted((a, b) => a.date.localeCompare(b.date));

/** Days with different hours than in the weekly schedule, or none: holidays, a trip, an extra morning. */
export function DateOverrides({
  label,
  overrides,
  onChange,
  typed,
  onTyped,
  errorMessage,
  timeZone,
  isReadOnly = false,
  now,
}: DateOverridesProps) {
  const intl = useIntl();
  const { locale } = intl;
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const inOrder = inDateOrder(overrides);

  const remove = (day: string) => {
    // Focus moves to the next day, or the previous one, or the box.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? [])];
    const place = inOrder.findIndex((override) => override.date === day);
    (buttons[place + 1] ?? buttons[place - 1] ?? box.current)?.focus();
    onChange(inOrder.filter((override) => override.date !== day));
    announce(
      intl.formatMessage(
        {
          id: 'overrides.removed',
          defaultMessage: '{day} removed. Your weekly hours apply again.',
          description: 'Said by screen readers after a day with other hours was taken out of a schedule',
        },
        { day: dayName(day, locale) },
      ),
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the days inside are the fieldsets
    <div ref={list} role="group" aria-label={label} className={styles.overrides}>
      {!isReadOnly && (
        <AddDay
          box={box}
          min={today(timeZone, now)}
          {...{ overrides, errorMessage, typed, onTyped }}
          onAdd={(day) => onChange(inDateOrder([...overrides, { date: day, ranges: [] }]))}
        />
      )}
      {inOrder.length === 0 && isReadOnly && (
        <div className={week.none}>
          <FormattedMessage
            id="overrides.none"
            defaultMessage="Every week is the same"
            description="In the place of the days with other hours, where there are none"
          />
        </div>
      )}
      {inOrder.length > 0 && (
        <div className={week.list}>
          {inOrder.map((override) => (
            <OverrideDay
              key={override.date}
              override={override}
              onChange={(ranges) =>
                onChange(inOrder.map((other) => (other === override ? { date: other.date, ranges } : other)))
              }
              onRemove={() => remove(override.date)}
              isReadOnly={isReadOnly}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface AddDayProps extends Pick<DateOverridesProps, 'overrides' | 'errorMessage' | 'typed' | 'onTyped'> {
  box: RefObject<HTMLInputElement | null>;
  /** The first day that can be added. */
  min: string;
  onAdd: (day: string) => void;
}

function AddDay({ box, min, overrides, errorMessage, typed: typedValue, onTyped, onAdd }: AddDayProps) {
  const intl = useIntl();
  const [ownTyped, setOwnTyped] = useState('');
  const typed = typedValue ?? ownTyped;
  const setTyped = (text: string) => {
    setOwnTyped(text);
    onTyped?.(text);
  };
  const [error, setError] = useState('');
  const isListed = (day: string) => overrides.some((override) => override.date === day);
  const add = () => {
    const violation = required()(typed) ?? dateRule()(typed) ?? minDate(min)(typed);
    if (violation || isListed(typed)) {
      setError(
        violation
          ? fieldErrorText(intl, violation)
          : intl.formatMessage({
              id: 'overrides.duplicate',
              defaultMessage: 'This day is already in the list',
              description: 'Error: a day that was added to a list twice',
            }),
      );
      box.current?.focus();
      return;
    }
    setTyped('');
    onAdd(typed);
    announce(
      intl.formatMessage(
        {
          id: 'overrides.added',
          defaultMessage: '{day} added as not available',
          description: 'Said by screen readers after a day off was added to a schedule',
        },
        { day: dayName(typed, intl.locale) },
      ),
    );
    box.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the box does the same as its button
    <div
      className={styles.add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== box.current || isComposing(event.nativeEvent)) return;
        // Don't submit the form around it.
        event.preventDefault();
        add();
      }}
    >
      <DateField
        ref={box}
        label={intl.formatMessage({
          id: 'overrides.day',
          defaultMessage: 'Day with different hours',
          description: 'Label of the box for a day that is added to a schedule',
        })}
        isRequired
        calendar={{ min, isUnavailable: isListed }}
        value={typed}
        errorMessage={error || errorMessage}
        onChange={(next) => {
          setTyped(next);
          setError('');
        }}
      />
      <Button variant="secondary" icon={<AddIcon size="s" />} onPress={add}>
        <FormattedMessage
          id="overrides.add"
          defaultMessage="Add this day"
          description="Button that adds a day to a schedule"
        />
      </Button>
    </div>
  );
}

interface OverrideDayProps {
  override: DateOverride;
  onChange: (ranges: TimeRange[]) => void;
  onRemove: () => void;
  isReadOnly: boolean;
}

function OverrideDay({ override: { date, ranges }, onChange, onRemove, isReadOnly }: OverrideDayProps) {
  const intl = useIntl();
  const day = useRef<HTMLDivElement>(null);
  const name = dayName(date, intl.locale);
  const removeHours = (place: number) => {
    onChange(ranges.filter((_, other) => other !== place));
    day.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend can't be laid out next to its content
    <div ref={day} role="group" aria-label={name} data-date={date} className={styles.day}>
      <div className={week.dayName}>{name}</div>
      <div className={week.ranges}>
        <HourRows
          ranges={ranges}
          problems={rangeProblems(ranges)}
          onChange={(place, change) =>
            onChange(ranges.map((range, other) => (other === place ? { ...range, ...change } : range)))
          }
          onRemove={removeHours}
          isReadOnly={isReadOnly}
        />
        {!isReadOnly && (
          <div className={week.actions} data-add>
            <AddHours onPress={() => onChange([...ranges, nextRange(ranges)])} />
            <span data-remove>
              <Button
                variant="quiet"
                icon={<DeleteIcon size="s" />}
                aria-label={intl.formatMessage(
                  {
                    id: 'overrides.removeDay',
                    defaultMessage: 'Remove this day: {day}',
                    description: 'Name of the button that takes a day out of a list',
                  },
                  { day: name },
                )}
                onPress={onRemove}
              >
                <FormattedMessage
                  id="overrides.remove"
                  defaultMessage="Remove this day"
                  description="Button that takes a day out of a list"
                />
              </Button>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}
