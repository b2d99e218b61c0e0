import {
  Banner,
  Button,
  Disclosure,
  Inline,
  PasswordField,
  Text,
  TextField,
  useNavigate,
} from '@institute/design-system';
import { useCountdown } from '@institute/design-system/app';
import { useForm } from '@institute/design-system/forms';
import { email, required, rules } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { client } from '../client.ts';
import { SignInPage } from '../layout/SignInPage.tsx';
import { describeError, withFieldWords } from '../messages.ts';
import { paths } from '../paths.ts';
import { pathAfterVerification, sessionStore, signUpEmail, useSignedInSession } from '../session.ts';
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

export default function PendingVerificationScreen() {
  const intl = useIntl();
  const session = useSignedInSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isStillPending, setIsStillPending] = useState(false);
  const [secondsLeft, startCountdown] = useCountdown();
  const navigate = useNavigate();

  useEffect(() => {
    if (session.isVerifiedEmail) navigate(pathAfterVerification.read() ?? paths.profile(), { replace: true });
  }, [session.isVerifiedEmail, navigate]);

  const state = api.useQuery('get', '/auth/session', {}, { refetchInterval: pollInterval, staleTime: 0 });
  const seen = state.data?.content;
  useEffect(() => {
    if (!seen?.isVerifiedEmail) return;
    signUpEmail.write(seen.email);
    sessionStore.update({ isVerifiedEmail: true, email: seen.email });
  }, [seen]);

  const send = useMutation({
    mutationFn: (changed?: Change) =>
      client.POST('/auth/email_verifications', {
        body: { application: 'COACH', ...changed },
      }),
    onSuccess(_answer, changed) {
      setSentTo(changed?.email ?? session.email);
      setIsStillPending(false);
      startCountdown(resendWait);
    },
  });
  const form = useForm({
    schema,
    defaultValues: { email: '', currentPassword: '' },
    describeError: (error) => describeError(intl, error),
    onSubmit: ({ value }) => withFieldWords(intl, send.mutateAsync(value)),
  });

  async function look() {
    const { data } = await state.refetch();
    setIsStillPending(data?.content.isVerifiedEmail === false);
  }

  return (
    <SignInPage
      title={
        <FormattedMessage
          defaultMessage="Confirm your e-mail"
          description="Heading of the page that waits for the e-mail to be confirmed"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="Open the link in the e-mail that went to {email}. This page goes on by itself."
          description="Under the heading; {email} is partly hidden, such as r•••@example.com"
          values={{ email: <strong>{maskEmail(sentTo ?? session.email)}</strong> }}
        />
      }
    >
      <Text>
        <FormattedMessage
          defaultMessage="Only with a confirmed address can you choose a new password later, and nobody else can open an account in your name. That is why we wait here."
          description="Why the e-mail address must be confirmed first"
        />
      </Text>
      <Notices
        sentTo={sentTo}
        isStillPending={isStillPending}
        failure={state.error ?? (send.variables === undefined ? send.error : null)}
      />
      <Inline gap="s">
        <Button isPending={state.isFetching && state.isFetchedAfterMount} onPress={look}>
          <FormattedMessage
            defaultMessage="I have confirmed it"
            description="Button that looks whether the e-mail address was confirmed"
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
              description="Button that must wait before an e-mail is sent once more"
              values={{ seconds: secondsLeft }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Send the e-mail again"
              description="Button that sends the verification e-mail once more"
            />
          )}
        </Button>
      </Inline>
      <Disclosure
        level={2}
        title={
          <FormattedMessage
            defaultMessage="Is the address wrong?"
            description="Opens a form for another e-mail address"
          />
        }
      >
        <form.Form hasErrorSummary={false}>
          <form.Field
            name="email"
            as={TextField}
            kind="email"
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
          <form.SubmitButton variant="secondary" isDisabled={secondsLeft > 0}>
            <FormattedMessage
              defaultMessage="Send the e-mail there"
              description="Button that sends the verification e-mail to another address"
            />
          </form.SubmitButton>
        </form.Form>
      </Disclosure>
    </SignInPage>
  );
}

function Notices(props: { sentTo: string | null; isStillPending: boolean; failure: unknown }): ReactNode {
  const intl = useIntl();
  if (props.failure) {
    return (
      <Banner tone="critical" isAnnounced>
        {describeError(intl, props.failure)}
      </Banner>
    );
  }
  if (props.isStillPending) {
    return (
      <Banner tone="caution" isAnnounced>
        <FormattedMessage
          defaultMessage="Not confirmed yet. Open the link in the e-mail first."
          description="After looking: the e-mail address is not confirmed yet"
        />
      </Banner>
    );
  }
  if (props.sentTo) {
    return (
      <Banner tone="positive" isAnnounced>
        <FormattedMessage
          defaultMessage="The e-mail is on its way to {email}. Nothing there? Look into the spam folder too."
          description="After the verification e-mail was sent"
          values={{ email: props.sentTo }}
        />
      </Banner>
    );
  }
  return null;
}
