import { ApiError } from '@institute/api-schema';
import { contentLanguageOf } from '@institute/api-schema/languages';
import { StudentSignUp as limits } from '@institute/api-schema/limits';
import {
  Columns,
  Link,
  NewPasswordField,
  Text,
  TextField,
  toast,
  useNavigateWhileHere,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { email, lengthMax, newPassword, personName, required, rules } from '@institute/values/rules';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { enrollmentChoice } from '../enrollment/enrollment-choice.ts';
import { paths } from '../places.ts';
import { session } from '../session.ts';
import { answers, heldPassword } from './answers.ts';
import { sendCode } from './verification.ts';

const name = ({ maxLength }: { maxLength: number }) =>
  z.string().check(rules(required(), personName(), lengthMax(maxLength)));
const schema = z.object({
  firstName: name(limits.firstName),
  lastName: name(limits.lastName),
  email: z.string().check(rules(required(), email(), lengthMax(limits.email.maxLength))),
  password: z.string().check(rules(...newPassword())),
});

const isKnown = (error: unknown) => error instanceof ApiError && error.key === 'usernameAlreadyExists';

/** Asks for the name and e-mail. The password is created later with the code that is e-mailed now. */
export function AccountStep() {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const [isTaken, setTaken] = useState(false);
  const before = answers.read();
  const initial = {
    firstName: before?.firstName ?? '',
    lastName: before?.lastName ?? '',
    email: before?.email ?? session.lastEmail.read() ?? '',
    password: heldPassword.get(),
  };
  const form = useForm({
    draft: 'get-started.account',
    schema,
    defaultValues: initial,
    async onSubmit({ value: { password, ...person } }) {
      const account = { ...person, email: person.email.trim() };
      setTaken(false);
      const { cohortId, track } = enrollmentChoice.read() ?? {};
      try {
        await publicClient.POST('/auth/signup/student', {
          body: {
            ...account,
            languageIso2LetterCode: contentLanguageOf(intl.locale),
            programTrack: track || null,
            cohortId: cohortId ?? null,
          },
        });
        await sendCode(account);
      } catch (error) {
        setTaken(isKnown(error));
        throw error;
      }
      heldPassword.set(password);
      toast.info(intl.formatMessage({ defaultMessage: 'We e-mailed you a verification code.' }));
      navigate(paths.getStartedStep({ step: 'code' }));
    },
  });
  return (
    <form.Form>
      <Columns min="s" gap="m" align="end">
        <form.Field
          name="firstName"
          as={TextField}
          isRequired
          autoComplete="given-name"
          label={intl.formatMessage({ defaultMessage: 'First name' })}
        />
        <form.Field
          name="lastName"
          as={TextField}
          isRequired
          autoComplete="family-name"
          label={intl.formatMessage({ defaultMessage: 'Last name' })}
        />
      </Columns>
      <form.Field
        name="email"
        as={TextField}
        kind="email"
        isRequired
        autoComplete="username"
        label={intl.formatMessage({ defaultMessage: 'E-mail' })}
      />
      <form.Field name="password" as={NewPasswordField} />
      {isTaken && (
        <Text>
          <Link href={paths.forgotPassword({ action: paths.startEnrollment() })}>
            <FormattedMessage defaultMessage="Forgot your password?" />
          </Link>
        </Text>
      )}
      <form.SubmitButton>
        <FormattedMessage defaultMessage="Send me a code" />
      </form.SubmitButton>
    </form.Form>
  );
}
