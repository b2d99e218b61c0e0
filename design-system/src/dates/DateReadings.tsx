import { formatDate } from '@institute/values/formats/dates';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';

interface DateReadingsProps {
  /** The days that the text in the box may mean, as `YYYY-MM-DD`. */
  readings: readonly string[];
  onChoose: (date: string) => void;
}

/** Under a date box whose text may be either of two days: asks for one, as the order of its numbers is unknown. */
export default function DateReadings({ readings, onChoose }: DateReadingsProps) {
  const intl = useIntl();
  const question = intl.formatMessage({
    id: 'date.readings',
    defaultMessage: 'Which date do you mean?',
    description: 'Under a date box that holds such as 03.04.1990, before a button for each of the two dates',
  });
  useEffect(() => announce(question), [question]);
  return (
    <Stack gap="s">
      {question}
      <Inline>
        {readings.map((date) => (
          <Button key={date} variant="secondary" onPress={() => onChoose(date)}>
            {formatDate(date, 'long', intl.locale)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
