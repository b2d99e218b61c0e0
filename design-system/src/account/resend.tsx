import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Seconds until an e-mail can be sent again. */
export const resendWait = 30;

/** The label of a button with a wait time. */
export function ResendLabel({ secondsLeft, children }: { secondsLeft: number; children: ReactNode }) {
  if (secondsLeft === 0) return children;
  return (
    <FormattedMessage
      id="emailLink.sendAgainIn"
      defaultMessage="Send again in {seconds, plural, one {# second} other {# seconds}}"
      description="Button that must wait before an e-mail is sent again"
      values={{ seconds: secondsLeft }}
    />
  );
}
