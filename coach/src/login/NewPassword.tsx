import { ApiError } from '@institute/api-schema';
import { NewPasswordField, toast, useNavigate } from '@institute/design-system';
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
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { SignInPage } from '../layout/SignInPage.tsx';
import { describeError, successMessages, withFieldWords } from '../messages.ts';
import { paths } from '../paths.ts';
import { leave, sessionStore } from '../session.ts';
import { RequestReset } from './RequestReset.tsx';

const isSpentLink = (error: unknown) => error instanceof ApiError && [404, 410, 422].includes(error.status);

/** Asks first whether the link still works, so that nobody fills in the form for nothing. */
export function NewPassword({ token }: { token: string }) {
  const [isSpent, setIsSpent] = useState(false);
  const { data: isUsable } = useSuspenseQuery({
    queryKey: ['post', '/auth/reset_password/check', token],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      publicClient.POST('/auth/reset_password/check', { body: { token } }).then(
        () => true,
        (error) => {
          if (isSpentLink(error)) return false;
          throw error;
        },
      ),
  });
  if (!isUsable || isSpent) return <RequestReset isAfterSpentLink />;
  return <NewPasswordForm token={token} onSpent={() => setIsSpent(true)} />;
}

const schema = z
  .object({
    password: z.string().check(rules(...newPassword())),
    confirmation: z.string().check(rules(required())),
  })
  .check(groupRule((value) => issueAt('confirmation', confirmation(value.password)(value.confirmation))));

function NewPasswordForm({ token, onSpent }: { token: string; onSpent: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const form = useForm({
    schema,
    defaultValues: { password: '', confirmation: '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      try {
        await withFieldWords(
          intl,
          publicClient.POST('/auth/reset_password', { body: { token, password: value.password } }),
        );
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return onSpent();
        throw error;
      }
      // The server has just ended every session of the account, the one of this browser among them.
      if (sessionStore.get()) return leave();
      toast.success(intl.formatMessage(successMessages.resetPassword));
      navigate(paths.login());
    },
  });

  return (
    <SignInPage
      title={
        <FormattedMessage
          defaultMessage="Choose a new password"
          description="Heading of the page that a reset link leads to"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="When you save it, all other sessions of your account end."
          description="Under the heading of the page that a reset link leads to"
        />
      }
    >
      <form.Form>
        <form.Field name="password" as={NewPasswordField} />
        <form.Field name="confirmation" as={NewPasswordField} isRepeated />
        <form.SubmitButton isFullWidth>
          <FormattedMessage
            defaultMessage="Save the new password"
            description="Button of the form for a new password"
          />
        </form.SubmitButton>
      </form.Form>
    </SignInPage>
  );
}
