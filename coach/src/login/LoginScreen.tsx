import { Inline, Link, PasswordField, TextField, toast } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { email, required, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { SignInPage } from '../layout/SignInPage.tsx';
import { successMessages } from '../messages.ts';
import { paths } from '../paths.ts';
import { signUpEmail } from '../session.ts';
import { SignInProblem } from './SignInProblem.tsx';
import { signIn } from './sign-in.ts';

const schema = z.object({
  username: z.string().check(rules(required(), email())),
  password: z.string().check(rules(required())),
});

export default function LoginScreen() {
  const intl = useIntl();
  const form = useForm({
    schema,
    defaultValues: { username: signUpEmail.read() ?? '', password: '' },
    describeError: (error) => <SignInProblem error={error} />,
    async onSubmit({ value }) {
      try {
        const name = await signIn(value);
        toast.success(intl.formatMessage(successMessages.login, { name }));
      } catch (error) {
        form.setFieldValue('password', '');
        throw error;
      }
    },
  });

  return (
    <SignInPage
      title={<FormattedMessage defaultMessage="Sign in" description="Heading of the sign-in page" />}
      lead={
        <FormattedMessage
          defaultMessage="New here? <link>Create your account</link>."
          description="Under the heading of the sign-in page"
          values={{ link: (words) => <Link href={paths.signUp()}>{words}</Link> }}
        />
      }
    >
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
      <Inline justify="between" gap="m">
        <Link href={paths.resetAccountPassword()} isStandalone>
          <FormattedMessage defaultMessage="Forgot your password?" description="Link on the sign-in page" />
        </Link>
        <Link href={paths.loginToken()} isStandalone>
          <FormattedMessage
            defaultMessage="E-mail me a sign-in link"
            description="Link on the sign-in page"
          />
        </Link>
      </Inline>
    </SignInPage>
  );
}
