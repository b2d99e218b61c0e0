import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { useAction } from '../actions/use-action.ts';
import { Banner } from '../feedback/Banner.tsx';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { AccountPage } from './AccountPage.tsx';

export interface LinkSignInProps {
  onSignIn: () => Promise<unknown>;
  /** Shows an error in another way than by the message of its key. */
  describeError?: (error: unknown) => ReactNode;
  /** Other ways to sign in. */
  children?: ReactNode;
}

/**
 * The page of a sign-in link. Mail scanners open links but don't click buttons, so the token is used only on a click.
 */
export function LinkSignIn({ onSignIn, describeError, children }: LinkSignInProps) {
  const describeByKey = useDescribeError();
  const { run, isPending, error } = useAction(onSignIn);
  return (
    <AccountPage
      title={
        <FormattedMessage
          id="linkSignIn.title"
          defaultMessage="Sign in with your link"
          description="Heading of the page that a sign-in link leads to"
        />
      }
      lead={
        <FormattedMessage
          id="linkSignIn.hint"
          defaultMessage="Select the button to sign in. The link works once."
          description="Under the heading of the page that a sign-in link leads to"
        />
      }
    >
      {error !== null && (
        <Banner tone="critical" isAnnounced>
          {describeError?.(error) ?? describeByKey(error)}
        </Banner>
      )}
      <Button isFullWidth isPending={isPending} onPress={run}>
        <FormattedMessage
          id="signIn.submit"
          defaultMessage="Sign in"
          description="Button that submits the sign-in form"
        />
      </Button>
      {children}
    </AccountPage>
  );
}
