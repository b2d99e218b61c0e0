import { ApiError } from '@institute/api-schema';
import { useContentLanguage } from '@institute/api-schema/languages';
import { CreatePassword, CoachSignUp as limits } from '@institute/api-schema/limits';
import { passwordCodeMinutes } from '@institute/api-schema/policy';
import { region } from '@institute/api-schema/region';
import {
  Button,
  CheckboxField,
  ErrorBanner,
  Inline,
  Link,
  NewPasswordField,
  OneTimeCodeField,
  PhoneField,
  TextField,
  toast,
  useNavigateWhileHere,
} from '@institute/design-system';
import { AccountPage, ResendLabel } from '@institute/design-system/account';
import { useCountdown } from '@institute/design-system/app';
import { useForm } from '@institute/design-system/forms';
import { defaultTimeZone, isTimeZone } from '@institute/values/formats';
import {
  email,
  lengthMax,
  lengthMin,
  mobilePhone,
  newPassword,
  personName,
  required,
  rules,
} from '@institute/values/rules';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { withDrafts } from '../drafts.tsx';
import { paths } from '../places.ts';
import { queryClient } from '../query-client.ts';
import { session, wantedPath } from '../session.ts';

/**
 * Personal details first, then the code from the e-mail with a password. The step is in the URL, so a reload keeps
 * it.
 */
function SignUp() {
  const navigate = useNavigateWhileHere();
  const search = new URLSearchParams(useSearch());
  const email = session.lastEmail.read();
  if (search.get('step') === 'password' && email)
    return (
      <QueryClientProvider client={queryClient}>
        <PasswordStep email={email} />
      </QueryClientProvider>
    );
  return <AccountStep onDone={() => navigate(paths.signUp({ step: 'password', to: paths.welcome() }))} />;
}

const name = ({ maxLength }: { maxLength: number }) =>
  z.string().check(rules(required(), personName(), lengthMax(maxLength)));
const schemaIn = (intl: IntlShape) =>
  z.object({
    firstName: name(limits.firstName),
    lastName: name(limits.lastName),
    email: z.string().check(rules(required(), email(), lengthMax(limits.email.maxLength))),
    mobilePhone: z.string().check(rules(required(), mobilePhone(region.homeCountry))),
    acceptedTerms: z.literal(
      true,
      intl.formatMessage({ defaultMessage: 'Accept the terms and the scheduling policy to continue.' }),
    ),
  });

/** The form of a new account. Its e-mail address may be taken. */
function useAccountForm(onDone: () => void) {
  const intl = useIntl();
  const [isTaken, setTaken] = useState(false);
  const languageIso2LetterCode = useContentLanguage();
  const schema = useMemo(() => schemaIn(intl), [intl]);
  const form = useForm({
    draft: 'sign-up.account',
    schema,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: session.lastEmail.read() ?? '',
      mobilePhone: '',
      acceptedTerms: false,
    },
    async onSubmit({ value }) {
      const timeZone = defaultTimeZone();
      const signUp = publicClient.POST('/auth/signup/coach', {
        body: {
          ...value,
          acceptedTerms: true,
          languageIso2LetterCode,
          ...(isTimeZone(timeZone) && { timeZone }),
        },
      });
      const { data } = await signUp.catch((error) => {
        setTaken(error instanceof ApiError && error.key === 'usernameAlreadyExists');
        throw error;
      });
      await sendCode(data!.content.email);
      session.lastEmail.write(data!.content.email);
      onDone();
    },
  });
  return { form, isTaken };
}

function AccountStep({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const { form, isTaken } = useAccountForm(onDone);
  return (
    <AccountPage
      title={<FormattedMessage defaultMessage="Create your account" />}
      lead={
        <FormattedMessage
          defaultMessage="Free, and without a card. Already a coach here? <link>Sign in</link>."
          values={{ link: (words) => <Link href={paths.login({ to: wantedPath() })}>{words}</Link> }}
        />
      }
    >
      <form.Form>
        <form.Field
          name="firstName"
          as={TextField}
          autoComplete="given-name"
          label={intl.formatMessage({ defaultMessage: 'First name' })}
          isRequired
        />
        <form.Field
          name="lastName"
          as={TextField}
          autoComplete="family-name"
          label={intl.formatMessage({ defaultMessage: 'Last name' })}
          isRequired
        />
        <form.Field
          name="email"
          as={TextField}
          kind="email"
          autoComplete="username"
          label={intl.formatMessage({ defaultMessage: 'E-mail' })}
          description={intl.formatMessage({ defaultMessage: 'We’ll send a code there in the next step.' })}
          isRequired
        />
        <form.Field
          name="mobilePhone"
          as={PhoneField}
          label={intl.formatMessage({ defaultMessage: 'Mobile phone' })}
          description={intl.formatMessage({
            defaultMessage: 'For urgent questions about a session. Clients see it only if you turn that on.',
          })}
          isRequired
        />
        <TermsField form={form} />
        {isTaken && (
          <Link href={paths.resetAccountPassword({ to: wantedPath() })}>
            <FormattedMessage defaultMessage="Forgot password" />
          </Link>
        )}
        <form.SubmitButton isFullWidth>
          <FormattedMessage defaultMessage="Continue" />
        </form.SubmitButton>
      </form.Form>
    </AccountPage>
  );
}

function TermsField({ form }: { form: ReturnType<typeof useAccountForm>['form'] }) {
  const intl = useIntl();
  return (
    <form.Field
      name="acceptedTerms"
      as={CheckboxField}
      // Not an element, because the summary of errors would read the links' words for screen readers with it.
      label={intl.formatMessage(
        {
          defaultMessage:
            'I am at least 18 years old and accept the <terms>terms of service</terms> and the <scheduling>scheduling policy</scheduling>.',
        },
        {
          terms: (words) => (
            <Link href={paths.termsOfService()} isNewTab>
              {words}
            </Link>
          ),
          scheduling: (words) => (
            <Link href={paths.schedulingPolicy()} isNewTab>
              {words}
            </Link>
          ),
        },
      )}
      isRequired
    />
  );
}

const passwordSchema = z.object({
  verificationCode: z.string().check(rules(required(), lengthMin(CreatePassword.verificationCode.minLength))),
  password: z.string().check(rules(...newPassword())),
});

/** Seconds until the code can be sent again, unless the server says otherwise. */
const resendWait = 30;

function useResend(email: string) {
  const intl = useIntl();
  const [secondsLeft, startCountdown] = useCountdown(resendWait);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendCode(email),
    onSuccess(seconds) {
      startCountdown(seconds);
      toast.info(intl.formatMessage({ defaultMessage: 'We e-mailed you a verification code.' }));
    },
  });
  return { secondsLeft, mutate, isPending, error };
}

function PasswordStep({ email }: { email: string }) {
  const intl = useIntl();
  const { secondsLeft, ...resend } = useResend(email);
  const form = useForm({
    draft: { none: 'A code and a password are never stored.' },
    schema: passwordSchema,
    defaultValues: { verificationCode: '', password: '' },
    async onSubmit({ value }) {
      const { data } = await publicClient.POST('/auth/create_password', {
        body: { email, ...value },
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
      <form.Form>
        <form.Field
          name="verificationCode"
          as={OneTimeCodeField}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Verification code' })}
        />
        <form.Field name="password" as={NewPasswordField} userName={email} />
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

/** E-mails the code for creating a password to the address. Returns the seconds until it can be sent again. */
async function sendCode(email: string): Promise<number> {
  const { data } = await publicClient.POST('/auth/verification_codes', {
    body: { email, purpose: 'CREATE_PASSWORD' },
  });
  return data!.content.retryAfter;
}

export default withDrafts(SignUp);
