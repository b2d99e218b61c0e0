import { Banner, Link, PasswordField, TextField, toast, useNavigate } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { SignInPage } from '../layout/SignInPage.tsx';
import { infoMessages, successMessages } from '../messages.ts';
import { paths } from '../paths.ts';
import { wantedAfterSignIn } from '../routes.tsx';
import { signUpEmail } from '../session.ts';
import { SignInProblem } from './SignInProblem.tsx';
import { signIn } from './sign-in.ts';

const schema = z.object({ username: z.string(), password: z.string().check(rules(required())) });

/** The session has ended: the password alone brings its owner back to where they were. */
export default function VerifyScreen() {
  const navigate = useNavigate();
  const email = signUpEmail.read();
  const otherPath = paths.login({ to: wantedAfterSignIn() });
  useEffect(() => {
    // Nobody is known here: the whole form is needed.
    if (!email) navigate(otherPath, { replace: true });
  }, [email, otherPath, navigate]);
  return email ? <PasswordAgain email={email} otherPath={otherPath} /> : null;
}

function PasswordAgain({ email, otherPath }: { email: string; otherPath: string }) {
  const intl = useIntl();
  const form = useForm({
    schema,
    defaultValues: { username: email, password: '' },
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
      title={
        <FormattedMessage
          defaultMessage="Is it still you?"
          description="Heading of the page that asks for the password again"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="Your password brings you back to where you were."
          description="Under the heading of the page that asks for the password again"
        />
      }
    >
      <Banner>{intl.formatMessage(infoMessages.sessionExpired)}</Banner>
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
          isReadOnly
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
          <FormattedMessage
            defaultMessage="Continue"
            description="Button that sends the password after a session ended"
          />
        </form.SubmitButton>
      </form.Form>
      <Link href={otherPath} isStandalone>
        <FormattedMessage
          defaultMessage="Sign in with another account"
          description="Link on the page that asks for the password again"
        />
      </Link>
    </SignInPage>
  );
}
