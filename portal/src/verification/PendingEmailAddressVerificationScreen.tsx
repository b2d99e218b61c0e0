import {
  Banner,
  Button,
  Disclosure,
  Heading,
  Inline,
  PasswordField,
  Stack,
  Text,
  TextField,
  toast,
  useNavigate,
} from '@institute/design-system';
import { useCountdown } from '@institute/design-system/app';
import { useForm } from '@institute/design-system/forms';
import { email, required, rules } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { client } from '../client.ts';
import '../catalogue.ts';
import { IdleGuard } from '../IdleGuard.tsx';
import { describeError, withFieldWords } from '../messages.ts';
import { paths } from '../paths.ts';
import { pathAfterVerification, sessionStore, useSignedInSession } from '../session.ts';
import { signOut } from '../sign-out.ts';
import { maskEmail } from './mask-email.ts';

/** Seconds until the e-mail can be sent once more. */
const resendWait = 30;
/** Milliseconds between quiet looks whether the address was confirmed elsewhere; none while the page is hidden. */
const pollInterval = 15_000;

const schema = z.object({
  email: z.string().check(rules(required(), email())),
  currentPassword: z.string().check(rules(required())),
});
type Change = z.infer<typeof schema>;

export default function PendingEmailAddressVerificationScreen() {
  const intl = useIntl();
  const session = useSignedInSession();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [secondsLeft, startCountdown] = useCountdown();

  const state = api.useQuery('get', '/auth/session', {}, { refetchInterval: pollInterval, staleTime: 0 });
  const seen = state.data?.content;
  useEffect(() => {
    if (seen?.isVerifiedEmail) sessionStore.update({ isVerifiedEmail: true, email: seen.email });
  }, [seen]);

  useEffect(() => {
    if (session.isVerifiedEmail) navigate(pathAfterVerification.read() ?? paths.home(), { replace: true });
  }, [session.isVerifiedEmail, navigate]);

  const send = useMutation({
    mutationFn: (changed?: Change) =>
      client.POST('/auth/email_verifications', {
        body: { application: 'STUDENT', ...changed },
      }),
    onSuccess(_answer, changed) {
      setSentTo(changed?.email ?? session.email);
      startCountdown(resendWait);
      toast.info(
        intl.formatMessage(
          {
            defaultMessage: 'The e-mail is on its way to {email}.',
            description: 'Info after the verification e-mail was sent',
          },
          { email: changed?.email ?? session.email },
        ),
      );
    },
  });

  const form = useForm({
    schema,
    defaultValues: { email: '', currentPassword: '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      await withFieldWords(intl, send.mutateAsync(value));
      form.reset();
    },
  });

  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>
          <FormattedMessage
            defaultMessage="Confirm your e-mail"
            description="Heading of the pending-verification page"
          />
        </Heading>
        <Text>
          <FormattedMessage
            defaultMessage="We sent a link to {email}. Open it and press “Confirm my e-mail”; this page goes on by itself. It keeps your account yours."
            description="Explanation on the pending-verification page"
            values={{ email: <strong>{maskEmail(sentTo ?? session.email)}</strong> }}
          />
        </Text>
      </Stack>
      {send.isError && send.variables === undefined && (
        <Banner tone="critical" isAnnounced>
          {describeError(intl, send.error)}
        </Banner>
      )}
      <Inline gap="s">
        <Button isPending={state.isFetching && state.isFetchedAfterMount} onPress={() => checkNow()}>
          <FormattedMessage
            defaultMessage="I have confirmed it"
            description="Button that looks whether the e-mail was confirmed"
          />
        </Button>
        <Button
          variant="secondary"
          isDisabled={secondsLeft > 0}
          isPending={send.isPending}
          onPress={() => send.mutate(undefined)}
        >
          {secondsLeft > 0 ? (
            <FormattedMessage
              defaultMessage="Send again in {seconds, number} s"
              description="Button that must wait before the link is sent once more"
              values={{ seconds: secondsLeft }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Send again"
              description="Button that sends the link once more"
            />
          )}
        </Button>
      </Inline>
      <Disclosure
        level={2}
        title={intl.formatMessage({
          defaultMessage: 'Use another e-mail',
          description: 'Opens a form to change the e-mail address',
        })}
      >
        <form.Form>
          <form.Field
            name="email"
            as={TextField}
            kind="email"
            autoComplete="email"
            label={intl.formatMessage({
              defaultMessage: 'New e-mail',
              description: 'Label of the field for another e-mail address',
            })}
            isRequired
          />
          <form.Field
            name="currentPassword"
            as={PasswordField}
            autoComplete="current-password"
            label={intl.formatMessage({
              defaultMessage: 'Your password',
              description: 'Label of the password that confirms another e-mail address',
            })}
            isRequired
          />
          <form.SubmitButton variant="secondary">
            <FormattedMessage
              defaultMessage="Change and send"
              description="Button that changes the e-mail address and sends the link there"
            />
          </form.SubmitButton>
        </form.Form>
      </Disclosure>
      <IdleGuard />
      <Button variant="quiet" onPress={signOut}>
        <FormattedMessage defaultMessage="Sign out" description="Button: ends the session" />
      </Button>
    </Stack>
  );

  async function checkNow() {
    const { data } = await state.refetch();
    if (!data?.content.isVerifiedEmail) {
      toast.info(
        intl.formatMessage({
          defaultMessage: 'Not confirmed yet. Open the link in the e-mail first.',
          description: 'Info after looking: the e-mail address is not confirmed yet',
        }),
      );
    }
  }
}
