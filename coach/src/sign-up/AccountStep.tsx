import { ApiError } from '@institute/api-schema';
import { CoachSignUp as limits } from '@institute/api-schema/limits';
import { region } from '@institute/api-schema/region';
import { CheckboxField, Link, PhoneField, TextField } from '@institute/design-system';
import { AccountPage } from '@institute/design-system/account';
import { useForm } from '@institute/design-system/forms';
import { defaultTimeZone, isTimeZone } from '@institute/values/formats';
import { email, lengthMax, mobilePhone, personName, required, rules } from '@institute/values/rules';
import { useMemo, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { session, wantedPath } from '../session.ts';
import { sendCode } from './send-code.ts';

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
  const languageIso2LetterCode = preferences.locale.use() === 'es' ? 'ES' : 'EN';
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

export function AccountStep({ onDone }: { onDone: () => void }) {
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
