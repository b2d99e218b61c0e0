import { readLocal } from '@institute/values/availability/local-time';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../layout/Card.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { join } from '../theme/parts.ts';
import { FactLine } from '../typography/FactLine.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './AppointmentCard.css.ts';
import { AppointmentDay, AppointmentTime, type AppointmentTimeProps } from './AppointmentTime.tsx';
import { TimeZoneName } from './TimeZoneNote.tsx';

export interface AppointmentCardProps extends Pick<AppointmentTimeProps, 'start' | 'timeZone' | 'now'> {
  /** Above the day, in small letters, because the day says more. Without it, the day is the heading, of level 3. */
  title?: ReactNode;
  end: string;
  /** Its time is struck through. Say it in words, too. */
  isCanceled?: boolean;
  /** Below the time: to join it, to add it to a calendar. */
  actions?: ReactNode;
  /** With whom, where, and what else there is to know. */
  children?: ReactNode;
  /** At the foot: to move and to cancel it, until when. */
  footer?: ReactNode;
}

/** One appointment: day and hours large, the facts beside them, changes at the foot. It is quiet once it's over. */
export function AppointmentCard({
  title,
  start,
  end,
  timeZone,
  isCanceled = false,
  actions,
  children,
  footer,
  now,
}: AppointmentCardProps) {
  const intl = useIntl();
  const titleId = useId();
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  const clock = { timeZone, now };
  const isOver = isCanceled || Date.parse(end) < (now ?? Date.now());
  const canceled = isCanceled ? styles.canceled : undefined;
  const day = <AppointmentDay date={readLocal(start, timeZone).date} {...clock} />;
  return (
    <Card as="section" padding="none" aria-labelledby={titleId}>
      <div className={styles.parts}>
        <div className={isOver ? styles.over : styles.ahead}>
          <Stack gap="xs">
            {title ? (
              <>
                <Heading level={2} size="xs" id={titleId}>
                  {title}
                </Heading>
                <div className={join(styles.day, canceled)}>{day}</div>
              </>
            ) : (
              <Heading level={3} size="xl" id={titleId} className={canceled}>
                {day}
              </Heading>
            )}
            <div className={join(styles.hours, canceled)}>
              <AppointmentTime start={start} end={end} hasDay={false} {...clock} />
            </div>
            <Text as="div" size="s">
              <FactLine>
                <TimeZoneName timeZone={timeZone} />
                {intl.formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' })}
              </FactLine>
            </Text>
          </Stack>
          {actions && <Inline gap="s">{actions}</Inline>}
        </div>
        {children && <div className={styles.facts}>{children}</div>}
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </Card>
  );
}
