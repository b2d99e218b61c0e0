import type { RangeProblem, TimeRange } from '@institute/values/availability/hours';
import { clockOf, minutesOf } from '@institute/values/formats/clock';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { announce } from '../aria/announcement.ts';
import { SelectField } from '../fields/SelectField.tsx';
import { AddIcon, DeleteIcon } from '../icons/named.tsx';
import { visuallyHidden } from '../typography/VisuallyHidden.css.ts';
import { clockText } from './clock-text.ts';
import * as styles from './WeekSchedule.css.ts';

/** In minutes, between the times in the selects. */
const step = 15;

interface HourRowsProps {
  ranges: readonly TimeRange[];
  /** Errors by range. */
  problems: ReadonlyArray<RangeProblem | undefined>;
  onChange: (place: number, change: Partial<TimeRange>) => void;
  onRemove: (place: number) => void;
  isReadOnly: boolean;
}

/** The times of a day, from midnight to midnight. */
function useHourOptions() {
  const intl = useIntl();
  const option = (minutes: number) => ({
    value: clockOf(minutes),
    label:
      minutes === 1440
        ? intl.formatMessage({
            id: 'hours.midnight',
            defaultMessage: 'Midnight',
            description: 'The end of the day, as the end of some hours',
          })
        : clockText(minutes, intl.locale),
  });
  const starts = Array.from({ length: 1440 / step }, (_, index) => option(index * step));
  const ends = Array.from({ length: 1440 / step }, (_, index) => option((index + 1) * step));
  return { starts, ends };
}

/** The hours of a day as start and end selects, with errors. Only the first ones show their labels. */
export function HourRows({ ranges, problems, onChange, onRemove, isReadOnly }: HourRowsProps) {
  const intl = useIntl();
  const problemTexts = {
    order: intl.formatMessage({
      id: 'hours.order',
      defaultMessage: 'Start time must be less than end time',
      description: 'Error: hours of a schedule that end before they start',
    }),
    overlap: intl.formatMessage({
      id: 'hours.overlap',
      defaultMessage: 'These hours overlap others on this day',
      description: 'Error: hours of a schedule that share time with others of the same day',
    }),
  };
  const { starts, ends } = useHourOptions();

  if (ranges.length === 0)
    return (
      <div className={styles.none}>
        <NoHours />
      </div>
    );
  return ranges.map((range, place) => {
    const problem = problems[place];
    // Offer only ends after the start, but keep showing a selected end that is before it.
    const later = ends.filter(
      ({ value }) => minutesOf(value) > minutesOf(range.startTime) || value === range.endTime,
    );
    return (
      <div key={String(place)} className={styles.range}>
        <SelectField
          className={styles.time}
          classNames={{ control: styles.timeControl, label: place > 0 ? visuallyHidden : undefined }}
          label={intl.formatMessage({
            id: 'hours.from',
            defaultMessage: 'From',
            description: 'Label of the start of some hours',
          })}
          options={starts}
          value={range.startTime}
          onChange={(startTime) => startTime && onChange(place, { startTime })}
          isDisabled={isReadOnly}
          isRequired
          errorMessage={problem && problemTexts[problem]}
        />
        <SelectField
          className={styles.time}
          classNames={{ control: styles.timeControl, label: place > 0 ? visuallyHidden : undefined }}
          label={intl.formatMessage({
            id: 'hours.to',
            defaultMessage: 'To',
            description: 'Label of the end of some hours',
          })}
          description={range.endTime === '24:00' && !isReadOnly && <AfterMidnight />}
          options={later}
          value={range.endTime}
          onChange={(endTime) => endTime && onChange(place, { endTime })}
          isDisabled={isReadOnly}
          isRequired
        />
        {!isReadOnly && (
          <div className={styles.remove}>
            <RemoveHours range={range} onPress={() => onRemove(place)} />
          </div>
        )}
      </div>
    );
  });
}

const AfterMidnight = () => (
  <FormattedMessage
    id="hours.afterMidnight"
    defaultMessage="To go on after midnight, add hours to the next day."
    description="Hint at hours of a schedule that end at midnight"
  />
);

function RemoveHours({ range, onPress }: { range: TimeRange; onPress: () => void }) {
  const intl = useIntl();
  return (
    <IconButton
      label={intl.formatMessage(
        {
          id: 'hours.remove',
          defaultMessage: 'Remove {start} to {end}',
          description: 'Button that removes hours of a schedule',
        },
        {
          start: clockText(minutesOf(range.startTime), intl.locale),
          end: clockText(minutesOf(range.endTime), intl.locale),
        },
      )}
      onPress={() => {
        announce(
          intl.formatMessage({
            id: 'hours.removed',
            defaultMessage: 'Hours removed',
            description: 'Read out after hours were removed',
          }),
        );
        onPress();
      }}
    >
      <DeleteIcon />
    </IconButton>
  );
}

export const NoHours = () => (
  <FormattedMessage
    id="hours.none"
    defaultMessage="Not available"
    description="In a weekly schedule, of a day without hours"
  />
);

export function AddHours({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" icon={<AddIcon size="s" />} onPress={onPress}>
      <FormattedMessage
        id="hours.add"
        defaultMessage="Add hours"
        description="Button that adds hours to a day"
      />
    </Button>
  );
}
