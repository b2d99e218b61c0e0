import { ApiError } from '@institute/api-schema';
import { CreatePassword as limits } from '@institute/api-schema/limits';
import { passwordCodeMinutes } from '@institute/api-schema/policy';
import {
  Button,
  ErrorBanner,
  Inline,
  LinkButton,
  NewPasswordField,
  OneTimeCodeField,
  Text,
  toast,
  useNavigate,
} from '@institute/design-system';
import { ResendLabel } from '@institute/design-system/account';
import { useCountdown } from '@institute/design-system/app';
import { useForm } from '@institute/design-system/forms';
import { lengthMin, newPassword, required, rules } from '@institute/values/rules';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { resumeHref } from '../enrollment/applications.ts';
import { beginning, withoutRefused } from '../enrollment/begin.ts';
import { enrollmentChoice } from '../enrollment/enrollment-choice.ts';
import { describeError } from '../messages.ts';
import { tryOnce } from '../once.ts';
import { paths } from '../places.ts';
import { session } from '../session.ts';
import { answers, forgetAnswers, heldPassword, type StartedAnswers } from './answers.ts';
import { sendCode } from './verification.ts';

const schema = z.object({
  verificationCode: z.string().check(rules(required(), lengthMin(limits.verificationCode.minLength))),
  password: z.string().check(rules(...newPassword())),
});

/** Sends the code again, once some time has passed. */
function useResend(started: StartedAnswers | null) {
  const intl = useIntl();
  const [secondsLeft, startCountdown] = useCountdown();
  const waitForNext = () =>
    startCountdown(Math.max(0, Math.ceil(((answers.read()?.codeAgainAt ?? 0) - Date.now()) / 1000)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the step opens
  useEffect(waitForNext, []);
  const resend = useMutation({
    mutationFn: () => sendCode(started!),
    onSuccess() {
      waitForNext();
      toast.info(intl.formatMessage({ defaultMessage: 'We e-mailed you a verification code.' }));
    },
  });
  return { resend, secondsLeft };
}

/** The code from the e-mail creates the password, opens the session and starts the application. */
export function CodeStep() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [started] = useState(() => answers.read());
  const email = started?.email ?? '';
  // A reload loses the password.
  const [isPasswordAsked] = useState(() => heldPassword.get() === '');
  const { resend, secondsLeft } = useResend(started);
  const form = useForm({
    draft: { none: 'A code and a password are never stored.' },
    schema,
    defaultValues: { verificationCode: '', password: heldPassword.get() },
    async onSubmit({ value }) {
      const { data } = await publicClient.POST('/auth/create_password', { body: { email, ...value } });
      const { content } = data!;
      const choice = enrollmentChoice.read();
      session.start(content);
      toast.success(
        intl.formatMessage(
          { defaultMessage: 'Welcome, {name}. Your account is ready.' },
          { name: content.firstName },
        ),
      );
      const onRefused = (error: ApiError) => toast.error(describeError(intl, error));
      navigate(await beginApplication(content.studentId, choice, onRefused), { replace: true });
      forgetAnswers();
    },
  });
  return (
    <form.Form>
      <Text>
        <FormattedMessage
          defaultMessage="We sent a 6-digit code to {email}. It works for {minutes, plural, one {# minute} other {# minutes}}."
          values={{ minutes: passwordCodeMinutes, email: <strong>{email}</strong> }}
        />
      </Text>
      <form.Field
        name="verificationCode"
        as={OneTimeCodeField}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'Verification code' })}
      />
      {isPasswordAsked && (
        <form.Field
          name="password"
          as={NewPasswordField}
          userName={email}
          description={intl.formatMessage({
            defaultMessage: 'The page was reloaded and passwords aren’t kept, so please choose yours again.',
          })}
        />
      )}
      <form.SubmitButton>
        <FormattedMessage defaultMessage="Create my account" />
      </form.SubmitButton>
      <ErrorBanner error={resend.error} />
      <Inline gap="s">
        <Button
          variant="secondary"
          isWaiting={secondsLeft > 0}
          isPending={resend.isPending}
          onPress={() => resend.mutate()}
        >
          <ResendLabel secondsLeft={secondsLeft}>
            <FormattedMessage defaultMessage="Send again" />
          </ResendLabel>
        </Button>
        <LinkButton variant="quiet" href={paths.getStartedStep({ step: 'account' })}>
          <FormattedMessage defaultMessage="Use another e-mail" />
        </LinkButton>
      </Inline>
    </form.Form>
  );
}

/**
 * Starts the application chosen before sign-up, without a promo code or a class that is refused by now. If that fails,
 * the user chooses again. Returns where to go on.
 */
async function beginApplication(
  studentId: string,
  choice: ReturnType<typeof enrollmentChoice.read>,
  onRefused: (error: ApiError) => void,
): Promise<string> {
  if (!choice?.programId || !session.store.get()) return paths.startEnrollment();
  const { programId, cohortId = null, promoCode = null } = choice;
  const begin = async (sent: Parameters<typeof withoutRefused>[0]): Promise<string> => {
    try {
      const application = await tryOnce(beginning(studentId), sent);
      enrollmentChoice.write(null);
      return resumeHref(application);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onRefused(error);
      const rest = withoutRefused(sent, error);
      return rest ? begin(rest) : paths.startEnrollment();
    }
  };
  return begin({ programId, cohortId, voucherCode: promoCode });
}
