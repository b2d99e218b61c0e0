import { email as emailRule, required, ruleSchema } from '@institute/values/rules';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { useAction } from '../actions/use-action.ts';
import { useCountdown } from '../app/countdown.ts';
import { Banner } from '../feedback/Banner.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useForm } from '../forms/use-form.tsx';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { Disclosure } from '../layout/Disclosure.tsx';
import { Inline } from '../layout/Inline.tsx';
import { AccountPage } from './AccountPage.tsx';
import { maskEmail } from './mask-email.ts';
import { ResendLabel, resendWait } from './resend.tsx';

export interface EmailChange {
  email: string;
  currentPassword: string;
}

export interface PendingVerificationProps {
  /** The unconfirmed address, shown mostly masked. */
  email: string;
  /** Asks the server. Resolves to whether the address is confirmed now. */
  onCheck: () => Promise<boolean>;
  /** Sends the e-mail again, or to another address. */
  onSend: (change?: EmailChange) => Promise<unknown>;
  children?: ReactNode;
}

/** How the last action ended. */
type Outcome = { status: 'unconfirmed' | 'sent' } | { status: 'failed'; error: unknown };

const schema = ruleSchema<EmailChange>({
  email: [required(), emailRule()],
  currentPassword: [required()],
});

/** Waits until the e-mail address is confirmed. Users can check again, resend the e-mail, or change the address. */
export function PendingVerification(props: PendingVerificationProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [secondsLeft, startCountdown] = useCountdown();
  async function deliver(change?: EmailChange) {
    setOutcome(null);
    await props.onSend(change);
    setSentTo(change?.email ?? props.email);
    setOutcome({ status: 'sent' });
    startCountdown(resendWait);
  }
  async function look() {
    setOutcome(null);
    const isConfirmed = await props.onCheck();
    if (!isConfirmed) setOutcome({ status: 'unconfirmed' });
  }
  const fail = (error: unknown) => setOutcome({ status: 'failed', error });
  const check = useAction(() => look().catch(fail));
  const resend = useAction(() => deliver().catch(fail));
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
          id="verification.sent"
          defaultMessage="We sent a link to {email}. Open it to continue; this page updates automatically."
          description="Under the heading; {email} is partly hidden, such as r•••@example.com"
          values={{ email: <strong>{maskEmail(sentTo ?? props.email)}</strong> }}
        />
      }
    >
      {outcome && <Notice outcome={outcome} sentTo={sentTo} />}
      <Inline gap="s">
        <Button isPending={check.isPending} onPress={check.run}>
          <FormattedMessage
            id="verification.done"
            defaultMessage="I’ve confirmed it"
            description="Button that looks whether the e-mail address was confirmed"
          />
        </Button>
        <Button
          variant="secondary"
          isWaiting={secondsLeft > 0}
          isPending={resend.isPending}
          onPress={resend.run}
        >
          <ResendLabel secondsLeft={secondsLeft}>
            <FormattedMessage
              id="verification.resend"
              defaultMessage="Resend e-mail"
              description="Button that sends the verification e-mail again"
            />
          </ResendLabel>
        </Button>
      </Inline>
      <Disclosure
        level={2}
        title={
          <FormattedMessage
            id="verification.otherEmail"
            defaultMessage="Use a different e-mail"
            description="Opens a form for another e-mail address"
          />
        }
      >
        <ChangeEmailForm onSend={deliver} isWaiting={secondsLeft > 0} />
      </Disclosure>
      {props.children}
    </AccountPage>
  );
}

function Notice({ outcome, sentTo }: { outcome: Outcome; sentTo: string | null }) {
  const describeError = useDescribeError();
  if (outcome.status === 'failed') {
    return (
      <Banner tone="critical" isAnnounced>
        {describeError(outcome.error)}
      </Banner>
    );
  }
  if (outcome.status === 'unconfirmed') {
    return (
      <Banner tone="caution" isAnnounced>
        <FormattedMessage
          id="verification.notYet"
          defaultMessage="Your e-mail isn’t confirmed yet. Open the link we sent you first."
          description="After looking: the e-mail address is not confirmed yet"
        />
      </Banner>
    );
  }
  return (
    <Banner tone="positive" isAnnounced>
      <FormattedMessage
        id="verification.resent"
        defaultMessage="We sent an e-mail to {email}. Can’t find it? Check your spam folder."
        description="After the verification e-mail was sent"
        values={{ email: sentTo }}
      />
    </Banner>
  );
}

interface ChangeEmailFormProps {
  onSend: (change: EmailChange) => Promise<unknown>;
  isWaiting: boolean;
}

function ChangeEmailForm({ onSend, isWaiting }: ChangeEmailFormProps) {
  const intl = useIntl();
  const form = useForm({
    draft: 'account.unverified-email',
    schema,
    defaultValues: { email: '', currentPassword: '' },
    async onSubmit({ value }) {
      await onSend(value);
      form.reset();
    },
  });
  return (
    <form.Form hasErrorSummary={false}>
      <form.Field
        name="email"
        as={TextField}
        kind="email"
        autoComplete="email"
        label={intl.formatMessage({
          id: 'verification.newEmail',
          defaultMessage: 'New e-mail',
          description: 'Label of the field for another e-mail address',
        })}
        isRequired
      />
      <form.Field
        name="currentPassword"
        as={PasswordField}
        label={intl.formatMessage({
          id: 'verification.password',
          defaultMessage: 'Your password',
          description: 'Label of the password that confirms another e-mail address',
        })}
        isRequired
      />
      <form.SubmitButton variant="secondary" isWaiting={isWaiting}>
        <FormattedMessage
          id="verification.sendToNew"
          defaultMessage="Send to this address"
          description="Button that sends the verification e-mail to another address"
        />
      </form.SubmitButton>
    </form.Form>
  );
}
