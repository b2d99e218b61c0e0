import {
  Banner,
  Heading,
  Link,
  PasswordField,
  Stack,
  Text,
  TextField,
  toast,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { email, required, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { suggestLanguage } from '../language.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { endReason, lastEmail, sessionStore, startSession } from '../session.ts';

const schema = z.object({
  username: z.string().check(rules(required(), email())),
  password: z.string().check(rules(required())),
});

export default function LoginScreen() {
  const intl = useIntl();
  const isExpired = endReason.read() === 'sessionExpired';
  const form = useForm({
    schema,
    defaultValues: { username: lastEmail.read() ?? '', password: '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      try {
        const { data } = await publicClient.POST('/auth/signin/student', { body: value });
        if (!data) return;
        suggestLanguage(data.content.languageIso2LetterCode);
        startSession(data.content);
        toast.success(
          intl.formatMessage(
            { defaultMessage: 'Welcome back, {name}.', description: 'Positive message after signing in' },
            { name: data.content.firstName },
          ),
        );
      } catch (error) {
        sessionStore.clear();
        form.setFieldValue('password', '');
        throw error;
      }
    },
  });

  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>
          <FormattedMessage defaultMessage="Sign in" description="Heading of the sign-in page" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="Good to see you. Use the e-mail you enrolled with."
            description="Sentence under the heading of the sign-in page"
          />
        </Text>
      </Stack>
      {isExpired && (
        <Banner tone="info">
          <FormattedMessage
            defaultMessage="Your session expired, please login again"
            description="Info on the sign-in page after the session timed out"
          />
        </Banner>
      )}
      <form.Form>
        <form.Field
          name="username"
          as={TextField}
          kind="email"
          autoComplete="username"
          label={intl.formatMessage({
            defaultMessage: 'E-mail',
            description: 'Label of an e-mail field',
          })}
          isRequired
        />
        <form.Field
          name="password"
          as={PasswordField}
          autoComplete="current-password"
          label={intl.formatMessage({
            defaultMessage: 'Password',
            description: 'Label of a password field',
          })}
          isRequired
        />
        <form.SubmitButton isFullWidth>
          <FormattedMessage defaultMessage="Sign in" description="Button that submits the sign-in form" />
        </form.SubmitButton>
      </form.Form>
      <Link href={paths.forgotPassword()} isStandalone>
        <FormattedMessage defaultMessage="Forgot your password?" description="Link on the sign-in page" />
      </Link>
      <Text>
        <FormattedMessage
          defaultMessage="New here?"
          description="Before the link for somebody without an account"
        />{' '}
        <Link href={paths.getStarted()}>
          <FormattedMessage
            defaultMessage="Get started here"
            description="Link for somebody without an account"
          />
        </Link>
      </Text>
    </Stack>
  );
}
