import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Countdown } from '../feedback/Countdown.tsx';
import { Text } from '../typography/Text.tsx';
import { Dialog } from './Dialog.tsx';

export interface IdleDialogContentProps {
  /** The time when the session ends, in milliseconds since 1970. */
  endsAt: number;
  /** Called by the primary button and Escape. */
  onStay: () => void;
  onSignOut: () => void;
}

const announcedAt = [60, 30, 10];

export function IdleDialogContent({ endsAt, onStay, onSignOut }: IdleDialogContentProps) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen
      isAlert
      size="s"
      onClose={onStay}
      title={
        <FormattedMessage
          id="idle.title"
          defaultMessage="Are you still there?"
          description="Title of the warning before a session ends because nothing was done"
        />
      }
      actions={
        <>
          <Button variant="secondary" onPress={onSignOut}>
            <FormattedMessage
              id="action.signOut"
              defaultMessage="Sign out"
              description="Button that ends the session"
            />
          </Button>
          <Button autoFocus onPress={onStay}>
            <FormattedMessage
              id="idle.stay"
              defaultMessage="Stay signed in"
              description="Button that keeps the session"
            />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage
          id="idle.warning"
          defaultMessage="To protect your account, we’ll sign you out in {time}. What you typed is kept."
          description="The warning before a session ends because nothing was done; time is minutes and seconds"
          values={{
            time: (
              <Countdown
                endsAt={endsAt}
                announceAt={announcedAt}
                announcement={(seconds) =>
                  intl.formatMessage(
                    {
                      id: 'idle.secondsLeft',
                      defaultMessage:
                        '{seconds, plural, one {# second} other {# seconds}} until you are signed out',
                      description: 'Read out while the session runs out',
                    },
                    { seconds },
                  )
                }
                urgency="assertive"
              />
            ),
          }}
        />
      </Text>
    </Dialog>
  );
}
