import { CreatePassword } from '@institute/api-schema/limits';
import { passwordCodeMinutes } from '@institute/api-schema/policy';
import {
  Banner,
  Button,
  ErrorBanner,
  Inline,
  Link,
  NewPasswordField,
  TextField,
  toast,
} from '@institute/design-system';
import { AccountPage, ResendLabel } from '@institute/design-system/account';
import { useCountdown } from '@institute/design-system/app';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, newPassword, required, rules } from '@institute/values/rules';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { paths } from '../places.ts';
import { session } from '../session.ts';
import { sendCode } from './send-code.ts';

const schema = z.object({
  verificationCode: z.string().check(rules(required(), lengthMax(CreatePassword.verificationCode.maxLength))),
  password: z.string().check(rules(...newPassword())),
});

/** Seconds until the code can be sent again, unless the server says otherwise. */
const resendWait = 30;

export function PasswordStep({ email }: { email: string }) {
  const intl = useIntl();
  const [secondsLeft, startCountdown] = useCountdown(resendWait);
  const resend = useMutation({ mutationFn: () => sendCode(email), onSuccess: startCountdown });
  const form = useForm({
    draft: { none: 'A code and a password are never stored.' },
    schema,
    defaultValues: { verificationCode: '', password: '' },
    async onSubmit({ value }) {
      const { data } = await publicClient.POST('/auth/create_password', {
        // A copied code often contains spaces.
        body: {
          email,
          password: value.password,
          verificationCode: value.verificationCode.replace(/\s/g, ''),
        },
      });
      session.start(data!.content);
      toast.success(
        intl.formatMessage(
          { defaultMessage: 'Welcome, {name}! Your account is ready.' },
          { name: data!.content.firstName },
        ),
      );
    },
  });

  return (
    <AccountPage
      isNextStep
      title={<FormattedMessage defaultMessage="Choose a password" />}
      lead={
        <FormattedMessage
          defaultMessage="We sent a 6-digit code to {email}. It works for {minutes, plural, one {# minute} other {# minutes}}."
          values={{ minutes: passwordCodeMinutes, email: <strong>{email}</strong> }}
        />
      }
    >
      <Banner isAnnounced>
        <FormattedMessage defaultMessage="We e-mailed you a verification code." />
      </Banner>
      <form.Form>
        <form.Field
          name="verificationCode"
          as={TextField}
          autoComplete="one-time-code"
          inputMode="numeric"
          width="short"
          label={intl.formatMessage({ defaultMessage: 'Verification code' })}
          description={intl.formatMessage({ defaultMessage: '6 digits from the e-mail' })}
          isRequired
        />
        <form.Field name="password" as={NewPasswordField} />
        <form.SubmitButton isFullWidth>
          <FormattedMessage defaultMessage="Create your account" />
        </form.SubmitButton>
      </form.Form>
      <ErrorBanner error={resend.error} />
      <Inline justify="between" gap="m">
        <Link href={paths.signUp()} isStandalone>
          <FormattedMessage defaultMessage="Use another e-mail" />
        </Link>
        <Button
          variant="quiet"
          isWaiting={secondsLeft > 0}
          isPending={resend.isPending}
          onPress={() => resend.mutate()}
        >
          <ResendLabel secondsLeft={secondsLeft}>
            <FormattedMessage defaultMessage="Send another code" />
          </ResendLabel>
        </Button>
      </Inline>
    </AccountPage>
  );
}
