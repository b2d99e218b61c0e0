import { formatDay } from '@institute/values/formats/local-date-time';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import * as styles from './SlotPicker.css.ts';

interface NoTimesProps {
  isLoading: boolean;
  nextFreeDay: string | null | undefined;
  here: string;
  onShow: (date: string) => void;
}

/** In the place of the times of a day, where the weeks shown have none, or they are being loaded. */
export function NoTimes({ isLoading, nextFreeDay, here, onShow }: NoTimesProps) {
  const { locale } = useIntl();
  if (isLoading)
    return (
      <Loading>
        <TimesSkeleton />
      </Loading>
    );
  if (!nextFreeDay)
    return (
      <p className={styles.empty}>
        <FormattedMessage
          id="slots.none"
          defaultMessage="No times are available right now."
          description="In the place of the free times of a coach, where there are none"
        />
      </p>
    );
  return (
    <div className={styles.empty}>
      <p>
        <FormattedMessage
          id="slots.noneInWeeks"
          defaultMessage="No times are available in these weeks."
          description="In the place of the free times of a coach, where a month has none"
        />
      </p>
      <Button variant="secondary" onPress={() => onShow(nextFreeDay)}>
        <FormattedMessage
          id="slots.nextDay"
          defaultMessage="Next available day: {day}"
          description="Button where the weeks shown have no free times: shows the first day that has some, such as Monday, January 4"
          values={{ day: formatDay(nextFreeDay, locale, here) }}
        />
      </Button>
    </div>
  );
}

const TimesSkeleton = () => (
  <div className={styles.skeleton}>
    <div className={styles.dayName}>
      <Skeleton width="medium" />
    </div>
    <div className={styles.slots}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} shape="field" />
      ))}
    </div>
  </div>
);

/** A placeholder for a `SlotPicker`. Put it inside a `Loading`. */
export const SlotPickerSkeleton = (): ReactNode => (
  <div className={styles.picker}>
    <div className={styles.weeks}>
      <Skeleton shape="title" />
    </div>
    <div className={styles.times}>
      <TimesSkeleton />
    </div>
  </div>
);
