import type { ReactNode } from 'react';
import { defineMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

/** Seconds until an e-mail can be sent again. */
export const resendWait = 30;

/** The name of the button changes this often, in seconds. The button may have the focus, and a new name is read out. */
const namePause = 10;

const sendAgainIn: MessageDescriptor = defineMessage({
  id: 'emailLink.sendAgainIn',
  defaultMessage: 'Send again in {seconds, plural, one {# second} other {# seconds}}',
  description: 'Button that must wait before an e-mail is sent again',
});

export interface ResendLabelProps {
  /** Until it can be sent again. */
  secondsLeft: number;
  /** The label when it can. */
  children: ReactNode;
}

/** The label of a button that sends an e-mail again, with how long it `isWaiting`. */
export function ResendLabel({ secondsLeft, children }: ResendLabelProps) {
  const intl = useIntl();
  if (secondsLeft === 0) return children;
  const textOf = (seconds: number) => intl.formatMessage(sendAgainIn, { seconds });
  return (
    <>
      <span aria-hidden="true">{textOf(secondsLeft)}</span>
      <VisuallyHidden>{textOf(Math.ceil(secondsLeft / namePause) * namePause)}</VisuallyHidden>
    </>
  );
}
