import { email, required, ruleSchema } from '@institute/values/rules';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCountdown } from '../app/countdown.ts';
import { Banner } from '../feedback/Banner.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useForm } from '../forms/use-form.tsx';
import { ResendLabel, resendWait } from './resend.tsx';

export interface EmailLinkFormProps {
  /** The initial address, if it is known. */
  email: string;
  /** Asks the server to e-mail the link. */
  onSend: (email: string) => Promise<unknown>;
  /** The content and validity of the e-mail, shown below "Check your inbox". */
  sentMessage: (email: string) => ReactNode;
  submitLabel: ReactNode;
}

const schema = ruleSchema<{ email: string }>({ email: [required(), email()] });

/** Asks for the address to send a one-time link to. It can be sent again after a while. */
export function EmailLinkForm({ email: knownEmail, onSend, sentMessage, submitLabel }: EmailLinkFormProps) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [secondsLeft, startCountdown] = useCountdown();
  const form = useForm({
    draft: 'account.email-link',
    schema,
    defaultValues: { email: knownEmail },
    async onSubmit({ value }) {
      await onSend(value.email);
      setSentTo(value.email);
      startCountdown(resendWait);
    },
  });
  return (
    <>
      {sentTo && (
        <Banner
          tone="positive"
          isAnnounced
          title={
            <FormattedMessage
              id="emailLink.sent"
              defaultMessage="Check your inbox"
              description="Title after an e-mail was sent"
            />
          }
        >
          {sentMessage(sentTo)}{' '}
          <FormattedMessage
            id="emailLink.spamHint"
            defaultMessage="Can’t find it? Check your spam folder."
            description="After an e-mail was sent"
          />
        </Banner>
      )}
      <form.Form hasErrorSummary={false}>
        <form.Field
          name="email"
          as={TextField}
          kind="email"
          autoComplete="username"
          label={intl.formatMessage({
            id: 'signIn.email',
            defaultMessage: 'E-mail',
            description: 'Label of an e-mail field',
          })}
          isRequired
        />
        <form.SubmitButton isFullWidth isWaiting={secondsLeft > 0}>
          <ResendLabel secondsLeft={secondsLeft}>
            {sentTo ? (
              <FormattedMessage
                id="emailLink.sendAgain"
                defaultMessage="Send again"
                description="Button that sends an e-mail again"
              />
            ) : (
              submitLabel
            )}
          </ResendLabel>
        </form.SubmitButton>
      </form.Form>
    </>
  );
}
