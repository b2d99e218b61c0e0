import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { LinkButton } from '../actions/LinkButton.tsx';
import { useAction } from '../actions/use-action.ts';
import { Banner } from '../feedback/Banner.tsx';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { isServerError } from '../intl/error-messages.ts';
import { Stack } from '../layout/Stack.tsx';
import { AccountPage } from './AccountPage.tsx';

export interface ConfirmEmailProps {
  /** The signed-in user's address. */
  email: string;
  /** Uses the link's code. Resolves to the confirmed address. */
  onConfirm: () => Promise<string>;
  onSignOut: () => void;
  /** Where to go after confirming. */
  continueHref: string;
  /** The page for sending the e-mail again. */
  resendHref: string;
}

/**
 * The page of a confirmation link. Mail scanners open links but don't click buttons, so the code is used only on a
 * click.
 */
export function ConfirmEmail(props: ConfirmEmailProps) {
  const describeError = useDescribeError();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const { run, isPending, error } = useAction(async () => setConfirmed(await props.onConfirm()));
  if (confirmed !== null) return <Confirmed email={confirmed} continueHref={props.continueHref} />;
  const key = isServerError(error) ? error.key : null;
  if (key === 'tokenInvalid') return <Expired resendHref={props.resendHref} />;
  if (key === 'verificationCodeError') return <OtherAccount {...props} />;
  return (
    <AccountPage
      title={
        <FormattedMessage
          id="confirmEmail.title"
          defaultMessage="Confirm your e-mail"
          description="Heading of the page that waits for the e-mail to be confirmed"
        />
      }
      lead={
        <FormattedMessage
          id="confirmEmail.prompt"
          defaultMessage="You’re signed in as {email}. Select the button to confirm that this address is yours."
          description="Under the heading of the page that confirms an e-mail address"
          values={{ email: <strong>{props.email}</strong> }}
        />
      }
    >
      {error !== null && (
        <Banner tone="critical" isAnnounced>
          {describeError(error)}
        </Banner>
      )}
      <Button isFullWidth isPending={isPending} onPress={run}>
        <FormattedMessage
          id="confirmEmail.confirm"
          defaultMessage="Confirm my e-mail"
          description="Button that confirms the e-mail address"
        />
      </Button>
    </AccountPage>
  );
}

function Confirmed({ email, continueHref }: { email: string; continueHref: string }) {
  return (
    <AccountPage
      isNextStep
      title={
        <FormattedMessage
          id="confirmEmail.confirmed"
          defaultMessage="Your e-mail is confirmed"
          description="Heading after the e-mail address was confirmed"
        />
      }
      lead={
        <FormattedMessage
          id="confirmEmail.thanks"
          defaultMessage="Thank you. {email} is confirmed."
          description="After the e-mail address was confirmed"
          values={{ email: <strong>{email}</strong> }}
        />
      }
    >
      <LinkButton href={continueHref} isFullWidth>
        <FormattedMessage
          id="confirmEmail.continue"
          defaultMessage="Continue"
          description="Leads on after the e-mail was confirmed"
        />
      </LinkButton>
    </AccountPage>
  );
}

function Expired({ resendHref }: { resendHref: string }) {
  return (
    <AccountPage
      isNextStep
      title={
        <FormattedMessage
          id="confirmEmail.linkUsed"
          defaultMessage="This link no longer works"
          description="Heading: a link from an e-mail was used or has expired"
        />
      }
      lead={
        <FormattedMessage
          id="confirmEmail.linkUsedHint"
          defaultMessage="It was already used or has expired. We can send you a new one."
          description="The link to confirm an e-mail address was used or has expired"
        />
      }
    >
      <LinkButton href={resendHref} isFullWidth>
        <SendNewLink />
      </LinkButton>
    </AccountPage>
  );
}

function OtherAccount({ email, onSignOut, resendHref }: ConfirmEmailProps) {
  return (
    <AccountPage
      isNextStep
      title={
        <FormattedMessage
          id="confirmEmail.otherAccount"
          defaultMessage="This link is for another account"
          description="Heading: the link to confirm an e-mail address belongs to someone else"
        />
      }
      lead={
        <FormattedMessage
          id="confirmEmail.otherAccountHint"
          defaultMessage="You’re signed in as {email}, but the link was sent to another account or is incomplete. Sign out and open the link again, or get a new one."
          description="The link to confirm an e-mail address belongs to someone else"
          values={{ email: <strong>{email}</strong> }}
        />
      }
    >
      <Stack gap="s">
        <Button isFullWidth onPress={onSignOut}>
          <FormattedMessage
            id="action.signOut"
            defaultMessage="Sign out"
            description="Button that ends the session"
          />
        </Button>
        <LinkButton href={resendHref} variant="secondary" isFullWidth>
          <SendNewLink />
        </LinkButton>
      </Stack>
    </AccountPage>
  );
}

function SendNewLink() {
  return (
    <FormattedMessage
      id="confirmEmail.newLink"
      defaultMessage="Send a new link"
      description="Leads to the page that sends the verification e-mail again"
    />
  );
}
