import { ApiError } from '@institute/api-schema';
import {
  Heading,
  LinkButton,
  NewPasswordField,
  Stack,
  Text,
  toast,
  useNavigate,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import {
  confirmation,
  groupRule,
  issueAt,
  newPassword,
  required,
  rules,
} from '@institute/design-system/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { describeError, withFieldWords } from '../messages.ts';
import { paths } from '../paths.ts';

const schema = z
  .object({
    password: z.string().check(rules(...newPassword())),
    confirmation: z.string().check(rules(required())),
  })
  .check(
    groupRule(({ password, confirmation: repeated }) =>
      issueAt('confirmation', confirmation(password)(repeated)),
    ),
  );

export default function ResetPasswordScreen() {
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  const { data: isUsable } = useSuspenseQuery({
    queryKey: ['reset-password-token', token],
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      if (!token) return false;
      try {
        await publicClient.POST('/auth/reset_password/check', { body: { token } });
        return true;
      } catch (error) {
        if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return false;
        throw error;
      }
    },
  });
  return isUsable ? <NewPassword token={token} /> : <LinkExpired />;
}

function LinkExpired() {
  return (
    <Stack gap="l">
      <Heading level={1}>
        <FormattedMessage
          defaultMessage="This link has expired"
          description="Heading: the reset link is no longer valid"
        />
      </Heading>
      <Text>
        <FormattedMessage
          defaultMessage="A reset link works once, and for one hour. Your password is still the old one."
          description="Explanation: the reset link is no longer valid"
        />
      </Text>
      <LinkButton href={paths.forgotPassword()}>
        <FormattedMessage defaultMessage="Send a new link" description="Link to the forgot-password page" />
      </LinkButton>
    </Stack>
  );
}

function NewPassword({ token }: { token: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const form = useForm({
    schema,
    defaultValues: { password: '', confirmation: '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      await withFieldWords(
        intl,
        publicClient.POST('/auth/reset_password', { body: { token, password: value.password } }),
      );
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your password was changed. Sign in with the new one.',
          description: 'Positive message after a password was reset',
        }),
      );
      navigate(paths.login());
    },
  });

  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>
          <FormattedMessage
            defaultMessage="Choose a new password"
            description="Heading of the reset-password page"
          />
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="All other sessions end when you save it."
            description="Sentence under the heading of the reset-password page"
          />
        </Text>
      </Stack>
      <form.Form>
        <form.Field name="password" as={NewPasswordField} />
        <form.Field name="confirmation" as={NewPasswordField} isRepeated />
        <form.SubmitButton isFullWidth>
          <FormattedMessage
            defaultMessage="Save the new password"
            description="Button of the reset-password form"
          />
        </form.SubmitButton>
      </form.Form>
    </Stack>
  );
}
