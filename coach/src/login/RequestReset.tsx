import { Banner, Link, TextField } from '@institute/design-system';
import { useCountdown } from '@institute/design-system/app';
import { useForm } from '@institute/design-system/forms';
import { email, required, rules } from '@institute/design-system/rules';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { SignInPage } from '../layout/SignInPage.tsx';
import { describeError, successMessages } from '../messages.ts';
import { paths } from '../paths.ts';
import { signUpEmail } from '../session.ts';

const schema = z.object({ email: z.string().check(rules(required(), email())) });

/** Seconds until the link can be sent once more. */
const resendWait = 30;

/** @param isAfterSpentLink it takes the place of a form whose link no longer works. */
export function RequestReset({ isAfterSpentLink = false }: { isAfterSpentLink?: boolean }) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [secondsLeft, startCountdown] = useCountdown();
  const form = useForm({
    schema,
    defaultValues: { email: signUpEmail.read() ?? '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      await publicClient.POST('/auth/forgot_password', {
        body: { email: value.email, application: 'COACH' },
      });
      setSentTo(value.email);
      startCountdown(resendWait);
    },
  });

  return (
    <SignInPage
      isNextStep={isAfterSpentLink}
      title={
        isAfterSpentLink ? (
          <FormattedMessage
            defaultMessage="This link has expired"
            description="Heading: the reset link is no longer valid"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Forgot your password?"
            description="Heading of the page that e-mails a reset link"
          />
        )
      }
      lead={
        isAfterSpentLink ? (
          <FormattedMessage
            defaultMessage="A reset link works once, within an hour. Your password is still the old one; we can send a new link."
            description="The reset link is no longer valid"
          />
        ) : (
          <FormattedMessage
            defaultMessage="It happens. We e-mail you a link to choose a new one."
            description="Under the heading of the page that e-mails a reset link"
          />
        )
      }
    >
      {sentTo && (
        <Banner tone="positive" isAnnounced title={intl.formatMessage(successMessages.forgotPassword)}>
          <FormattedMessage
            defaultMessage="It is on its way to {email} and works for one hour. Nothing there? Look into the spam folder too."
            description="After a reset link was sent"
            values={{ email: sentTo }}
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
            defaultMessage: 'E-mail',
            description: 'Label of an e-mail field',
          })}
          isRequired
        />
        <form.SubmitButton isFullWidth isDisabled={secondsLeft > 0}>
          {secondsLeft > 0 ? (
            <FormattedMessage
              defaultMessage="Send again in {seconds, number} s"
              description="Button that must wait before an e-mail is sent once more"
              values={{ seconds: secondsLeft }}
            />
          ) : isAfterSpentLink ? (
            <FormattedMessage
              defaultMessage="Send a new link"
              description="Button that asks for another reset link"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Send the link"
              description="Button that asks for a reset link"
            />
          )}
        </form.SubmitButton>
      </form.Form>
      <Link href={paths.login()} isStandalone>
        <FormattedMessage defaultMessage="Back to sign in" description="Link to the sign-in page" />
      </Link>
    </SignInPage>
  );
}
