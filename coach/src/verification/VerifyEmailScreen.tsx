import { ApiError } from '@institute/api-schema';
import { Banner, Button, LinkButton, Stack } from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { client } from '../client.ts';
import { SignInPage } from '../layout/SignInPage.tsx';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { sessionStore, signUpEmail, useSignedInSession } from '../session.ts';
import { signOut } from '../sign-out.ts';

/** Reached by the link in the e-mail. A button confirms, for programs that open links do not press buttons. */
export default function VerifyEmailScreen({ params }: { params: Record<string, string> }) {
  const intl = useIntl();
  const session = useSignedInSession();
  const confirm = useMutation({
    async mutationFn() {
      const { data } = await client.POST('/auth/email_verifications/{verificationCode}/confirm', {
        params: { path: { verificationCode: params.verificationCode ?? '' } },
      });
      return data!.content;
    },
    onSuccess({ email, isVerifiedEmail }) {
      signUpEmail.write(email);
      sessionStore.update({ email, isVerifiedEmail });
    },
  });

  if (confirm.isSuccess) return <Confirmed email={confirm.data.email} />;
  const key = confirm.error instanceof ApiError ? confirm.error.key : null;
  if (key === 'tokenInvalid') return <Expired />;
  if (key === 'verificationCodeError') return <OtherAccount email={session.email} />;
  return (
    <SignInPage
      title={
        <FormattedMessage
          defaultMessage="Confirm your e-mail"
          description="Heading of the page that the link in the e-mail leads to"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="You are signed in as {email}. One press confirms that the address is yours."
          description="Under the heading of the page that confirms an e-mail address"
          values={{ email: <strong>{session.email}</strong> }}
        />
      }
    >
      {confirm.isError && (
        <Banner tone="critical" isAnnounced>
          {describeError(intl, confirm.error)}
        </Banner>
      )}
      <Button isFullWidth isPending={confirm.isPending} onPress={() => confirm.mutate()}>
        <FormattedMessage
          defaultMessage="Confirm my e-mail"
          description="Button that confirms the e-mail address"
        />
      </Button>
    </SignInPage>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <SignInPage
      isNextStep
      title={
        <FormattedMessage
          defaultMessage="Your e-mail is confirmed"
          description="Heading after the e-mail address was confirmed"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="Thank you. {email} is yours, and everything is open to you."
          description="After the e-mail address was confirmed"
          values={{ email: <strong>{email}</strong> }}
        />
      }
    >
      <LinkButton href={paths.profile()} isFullWidth>
        <FormattedMessage defaultMessage="Continue" description="Leads on after the e-mail was confirmed" />
      </LinkButton>
    </SignInPage>
  );
}

function Expired() {
  return (
    <SignInPage
      isNextStep
      title={
        <FormattedMessage
          defaultMessage="This link no longer works"
          description="Heading: the link to confirm an e-mail address was used or has expired"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="It was used already, or is older than a day. We can send you another one."
          description="The link to confirm an e-mail address was used or has expired"
        />
      }
    >
      <LinkButton href={paths.pendingEmailAddressVerification()} isFullWidth>
        <FormattedMessage
          defaultMessage="Send a new link"
          description="Leads to the page that sends the verification e-mail again"
        />
      </LinkButton>
    </SignInPage>
  );
}

function OtherAccount({ email }: { email: string }) {
  return (
    <SignInPage
      isNextStep
      title={
        <FormattedMessage
          defaultMessage="This link is not for this account"
          description="Heading: the link to confirm an e-mail address belongs to somebody else"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="You are signed in as {email}, but the link was sent to another account, or is incomplete. Sign out and open the link again, or ask for a new one."
          description="The link to confirm an e-mail address belongs to somebody else"
          values={{ email: <strong>{email}</strong> }}
        />
      }
    >
      <Stack gap="s">
        <Button isFullWidth onPress={signOut}>
          <FormattedMessage defaultMessage="Sign out" description="Button that ends the session" />
        </Button>
        <LinkButton href={paths.pendingEmailAddressVerification()} variant="secondary" isFullWidth>
          <FormattedMessage
            defaultMessage="Send a new link"
            description="Leads to the page that sends the verification e-mail again"
          />
        </LinkButton>
      </Stack>
    </SignInPage>
  );
}
