import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../feedback/announcement.ts';
import { Text } from '../typography/Text.tsx';
import { Dialog } from './Dialog.tsx';

export interface IdleDialogContentProps {
  /** The moment the session ends, in milliseconds since 1970. */
  endsAt: number;
  /** The primary button, and Escape. */
  onStay: () => void;
  onSignOut: () => void;
}

const announcedAt = [60, 30, 10];

export function IdleDialogContent({ endsAt, onStay, onSignOut }: IdleDialogContentProps) {
  const intl = useIntl();
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  const lastAnnounced = useRef(Number.POSITIVE_INFINITY);

  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(endsAt));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  useEffect(() => {
    const step = announcedAt.findLast((at) => seconds <= at);
    if (step === undefined || step >= lastAnnounced.current || seconds <= 0) return;
    lastAnnounced.current = step;
    announce(
      intl.formatMessage(
        {
          defaultMessage: '{seconds, plural, one {# second} other {# seconds}} until you are signed out',
          description: 'Read out while the session runs out',
        },
        { seconds },
      ),
      'assertive',
    );
  }, [seconds, intl]);

  return (
    <Dialog
      isOpen
      isAlert
      size="s"
      onClose={onStay}
      title={
        <FormattedMessage
          defaultMessage="Are you still there?"
          description="Title of the warning before a session ends because nothing was done"
        />
      }
      actions={
        <>
          <Button variant="secondary" onPress={onSignOut}>
            <FormattedMessage defaultMessage="Sign out" description="Button that ends the session" />
          </Button>
          <Button autoFocus onPress={onStay}>
            <FormattedMessage defaultMessage="Stay signed in" description="Button that keeps the session" />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage
          defaultMessage="To protect what is yours, you will be signed out in {time}. What you have typed is kept."
          description="The warning before a session ends because nothing was done; time is minutes and seconds"
          values={{
            time: (
              <Text as="strong" weight="semibold" isNumeric role="timer">
                {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
              </Text>
            ),
          }}
        />
      </Text>
    </Dialog>
  );
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));
