import { FormattedMessage } from 'react-intl';
import { Link } from '../actions/Link.tsx';
import { AccountPage } from './AccountPage.tsx';
import { EmailLinkForm, type EmailLinkFormProps } from './EmailLinkForm.tsx';

export interface ForgotPasswordProps extends Pick<EmailLinkFormProps, 'email' | 'onSend'> {
  /** How long a link works. */
  hours: number;
  signInHref: string;
  /** Whether a link that no longer works led here. */
  isLinkExpired?: boolean;
}

/** The page that asks for a password reset link: also for a new one, in place of the page of an expired link. */
export function ForgotPassword({ hours, signInHref, isLinkExpired = false, ...form }: ForgotPasswordProps) {
  return (
    <AccountPage
      isNextStep={isLinkExpired}
      title={
        isLinkExpired ? (
          <FormattedMessage
            id="forgotPassword.expired"
            defaultMessage="This link has expired"
            description="Heading of the page of a reset link that no longer works"
          />
        ) : (
          <FormattedMessage
            id="forgotPassword.title"
            defaultMessage="Forgot your password?"
            description="Heading of the page that asks for a reset link"
          />
        )
      }
      lead={
        isLinkExpired ? (
          <FormattedMessage
            id="forgotPassword.expiredHint"
            defaultMessage="A reset link works once, for {hours, plural, one {# hour} other {# hours}}. Your password hasn’t changed. We can send you a new link."
            description="Under the heading of the page of a reset link that no longer works"
            values={{ hours }}
          />
        ) : (
          <FormattedMessage
            id="forgotPassword.hint"
            defaultMessage="Enter your e-mail and we’ll send you a link to choose a new one."
            description="Under the heading “Forgot your password?”"
          />
        )
      }
    >
      <EmailLinkForm
        {...form}
        sentMessage={(email) => (
          <FormattedMessage
            id="forgotPassword.sent"
            defaultMessage="If {email} has an account, we sent it a link. It works for {hours, plural, one {# hour} other {# hours}}."
            description="After a reset link was sent"
            values={{ hours, email }}
          />
        )}
        submitLabel={
          <FormattedMessage
            id="forgotPassword.send"
            defaultMessage="Send link"
            description="Button that sends a reset link"
          />
        }
      />
      <Link href={signInHref} isStandalone>
        <FormattedMessage
          id="forgotPassword.back"
          defaultMessage="Back to sign in"
          description="Link to the sign-in page"
        />
      </Link>
    </AccountPage>
  );
}
