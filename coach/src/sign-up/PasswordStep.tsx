import { Banner, Button, Inline, Link, NewPasswordField, TextField, toast } from '@institute/design-system';
import { useCountdown } from '@institute/design-system/app';
import { useForm } from '@institute/design-system/forms';
import { newPassword, required, rules } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { SignInPage } from '../layout/SignInPage.tsx';
import { describeError, infoMessages, successMessages, withFieldWords } from '../messages.ts';
import { paths } from '../paths.ts';
import { startSession } from '../session.ts';
import { sendCode } from './send-code.ts';

const schema = z.object({
  verificationCode: z.string().check(rules(required())),
  password: z.string().check(rules(...newPassword())),
});

/** Seconds until the code can be sent once more, when the server has not said otherwise. */
const resendWait = 30;

export function PasswordStep({ email }: { email: string }) {
  const intl = useIntl();
  const [secondsLeft, startCountdown] = useCountdown(resendWait);
  const resend = useMutation({ mutationFn: () => sendCode(email), onSuccess: startCountdown });
  const form = useForm({
    schema,
    defaultValues: { verificationCode: '', password: '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      const { data } = await withFieldWords(
        intl,
        publicClient.POST('/auth/create_password', {
          // A code that was copied often brings spaces along.
          body: {
            email,
            password: value.password,
            verificationCode: value.verificationCode.replace(/\s/g, ''),
          },
        }),
      );
      startSession(data!.content);
      toast.success(intl.formatMessage(successMessages.register, { name: data!.content.firstName }));
    },
  });

  return (
    <SignInPage
      isNextStep
      title={
        <FormattedMessage
          defaultMessage="Choose a password"
          description="Heading of the second step of the sign-up"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="It went to {email} and works for 15 minutes. With it you choose your password."
          description="Under the heading of the second step of the sign-up"
          values={{ email: <strong>{email}</strong> }}
        />
      }
    >
      <Banner isAnnounced>{intl.formatMessage(infoMessages.createPassword)}</Banner>
      <form.Form>
        <form.Field
          name="verificationCode"
          as={TextField}
          autoComplete="one-time-code"
          inputMode="numeric"
          width="short"
          label={intl.formatMessage({
            defaultMessage: 'Verification code',
            description: 'Label of the field for the code from the e-mail',
          })}
          description={intl.formatMessage({
            defaultMessage: 'Six digits from the e-mail',
            description: 'Hint of the field for the code from the e-mail',
          })}
          isRequired
        />
        <form.Field name="password" as={NewPasswordField} />
        <form.SubmitButton isFullWidth>
          <FormattedMessage
            defaultMessage="Create your account"
            description="Button of the last step of the sign-up"
          />
        </form.SubmitButton>
      </form.Form>
      {resend.isError && (
        <Banner tone="critical" isAnnounced>
          {describeError(intl, resend.error)}
        </Banner>
      )}
      <Inline justify="between" gap="m">
        <Link href={paths.signUp()} isStandalone>
          <FormattedMessage
            defaultMessage="Use another e-mail"
            description="Link back to the first step of the sign-up"
          />
        </Link>
        <Button
          variant="quiet"
          isDisabled={secondsLeft > 0}
          isPending={resend.isPending}
          onPress={() => resend.mutate()}
        >
          {secondsLeft > 0 ? (
            <FormattedMessage
              defaultMessage="Send again in {seconds, number} s"
              description="Button that must wait before an e-mail is sent once more"
              values={{ seconds: secondsLeft }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Send another code"
              description="Button that sends the verification code once more"
            />
          )}
        </Button>
      </Inline>
    </SignInPage>
  );
}
