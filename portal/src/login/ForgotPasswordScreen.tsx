import { Banner, Heading, Link, Stack, Text, TextField } from '@institute/design-system';
import { useCountdown } from '@institute/design-system/app';
import { useForm } from '@institute/design-system/forms';
import { email, required, rules } from '@institute/design-system/rules';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { lastEmail } from '../session.ts';

const schema = z.object({ email: z.string().check(rules(required(), email())) });

/** Seconds until the link can be sent once more. */
const resendWait = 30;

export default function ForgotPasswordScreen() {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [secondsLeft, startCountdown] = useCountdown();
  const form = useForm({
    schema,
    defaultValues: { email: lastEmail.read() ?? '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      await publicClient.POST('/auth/forgot_password', { body: { ...value, application: 'STUDENT' } });
      setSentTo(value.email);
      startCountdown(resendWait);
    },
  });

  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>
          <FormattedMessage
            defaultMessage="Forgot your password?"
            description="Heading of the forgot-password page"
          />
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="It happens. We’ll e-mail you a link to choose a new one."
            description="Sentence under the heading of the forgot-password page"
          />
        </Text>
      </Stack>
      {sentTo && (
        <Banner
          tone="positive"
          isAnnounced
          title={
            <FormattedMessage
              defaultMessage="Check your inbox"
              description="Title after the reset link was sent"
            />
          }
        >
          <FormattedMessage
            defaultMessage="A link to choose a new password is on its way to {email}. It works for one hour. Nothing there? Look in the spam folder too."
            description="After the reset link was sent"
            values={{ email: sentTo }}
          />
        </Banner>
      )}
      <form.Form>
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
              description="Button that must wait before the link is sent once more"
              values={{ seconds: secondsLeft }}
            />
          ) : sentTo ? (
            <FormattedMessage
              defaultMessage="Send again"
              description="Button that sends the link once more"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Send the link"
              description="Button of the forgot-password form"
            />
          )}
        </form.SubmitButton>
      </form.Form>
      <Link href={paths.login()} isStandalone>
        <FormattedMessage defaultMessage="Back to sign in" description="Link to the sign-in page" />
      </Link>
    </Stack>
  );
}
