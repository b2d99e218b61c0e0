import { ApiError } from '@institute/api-schema';
import { Banner, Button, Link, TextField, toast } from '@institute/design-system';
import { useCountdown } from '@institute/design-system/app';
import { useForm } from '@institute/design-system/forms';
import { email, required, rules } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { publicClient } from '../client.ts';
import { suggestLanguage } from '../language.ts';
import { SignInPage } from '../layout/SignInPage.tsx';
import { describeError, successMessages } from '../messages.ts';
import { paths } from '../paths.ts';
import { signUpEmail, startSession } from '../session.ts';
import { SignInProblem } from './SignInProblem.tsx';

/** Seconds until another link can be asked for. */
const resendWait = 30;

export default function LoginTokenScreen() {
  const query = new URLSearchParams(window.location.search);
  const token = query.get('token');
  // The institute's sign-on hands its own tokens over here.
  const isSso = query.get('from') === 'sso';
  const [isSpent, setIsSpent] = useState(false);
  if (!token) return <AskForLink />;
  return isSpent ? (
    <AskForLink isAfterSpentLink />
  ) : (
    <UseLink token={token} isSso={isSso} onSpent={() => setIsSpent(true)} />
  );
}

/** A button between the link and the session: programs that open links in e-mails do not press buttons. */
function UseLink({ token, isSso, onSpent }: { token: string; isSso: boolean; onSpent: () => void }) {
  const intl = useIntl();
  const use = useMutation({
    async mutationFn() {
      const { data } = isSso
        ? await publicClient.POST('/auth/signin/sso', { body: { token } })
        : await publicClient.POST('/auth/signin/token', { body: { token, application: 'COACH' } });
      return data!.content;
    },
    onSuccess(content) {
      suggestLanguage(content.languageIso2LetterCode);
      startSession(content);
      toast.success(intl.formatMessage(successMessages.login, { name: content.firstName }));
    },
    onError(error) {
      if (!isSso && error instanceof ApiError && [400, 410, 422].includes(error.status)) onSpent();
    },
  });

  return (
    <SignInPage
      title={
        <FormattedMessage
          defaultMessage="Sign in with your link"
          description="Heading of the page that a sign-in link leads to"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="One press, and you are in. The link works once."
          description="Under the heading of the page that a sign-in link leads to"
        />
      }
    >
      {use.isError && (
        <Banner tone="critical" isAnnounced>
          <SignInProblem error={use.error} />
        </Banner>
      )}
      <Button isFullWidth isPending={use.isPending} onPress={() => use.mutate()}>
        <FormattedMessage defaultMessage="Sign in" description="Button that signs in with the link" />
      </Button>
      <WithPassword />
    </SignInPage>
  );
}

const schema = z.object({ email: z.string().check(rules(required(), email())) });

function AskForLink({ isAfterSpentLink = false }: { isAfterSpentLink?: boolean }) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [secondsLeft, startCountdown] = useCountdown();
  const form = useForm({
    schema,
    defaultValues: { email: signUpEmail.read() ?? '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      await publicClient.POST('/auth/login_links', { body: { email: value.email, application: 'COACH' } });
      setSentTo(value.email);
      startCountdown(resendWait);
    },
  });

  return (
    <SignInPage
      isNextStep={isAfterSpentLink}
      title={
        isAfterSpentLink ? (
          <FormattedMessage
            defaultMessage="This link no longer works"
            description="Heading: the sign-in link was used or has expired"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Sign in without a password"
            description="Heading of the page that e-mails a sign-in link"
          />
        )
      }
      lead={
        isAfterSpentLink ? (
          <FormattedMessage
            defaultMessage="A link works once, within 15 minutes. We can e-mail you a new one."
            description="The sign-in link was used or has expired"
          />
        ) : (
          <FormattedMessage
            defaultMessage="We e-mail you a link that signs you in once. It works for 15 minutes."
            description="Under the heading of the page that e-mails a sign-in link"
          />
        )
      }
    >
      {sentTo && (
        <Banner
          tone="positive"
          isAnnounced
          title={
            <FormattedMessage
              defaultMessage="Check your inbox"
              description="Title after an e-mail was sent"
            />
          }
        >
          <FormattedMessage
            defaultMessage="If {email} belongs to a coach, the link is on its way. Nothing there? Look into the spam folder too."
            description="After a sign-in link was asked for"
            values={{ email: sentTo }}
          />
        </Banner>
      )}
      <form.Form hasErrorSummary={false}>
        <form.Field
          name="email"
          as={TextField}
          kind="email"
          autoComplete="username"
          label={intl.formatMessage({
            defaultMessage: 'E-mail',
            description: 'Label of an e-mail field',
          })}
          isRequired
        />
        <form.SubmitButton isFullWidth isDisabled={secondsLeft > 0}>
          {secondsLeft > 0 ? (
            <FormattedMessage
              defaultMessage="Send again in {seconds, number} s"
              description="Button that must wait before an e-mail is sent once more"
              values={{ seconds: secondsLeft }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="E-mail me a link"
              description="Button that asks for a sign-in link"
            />
          )}
        </form.SubmitButton>
      </form.Form>
      <WithPassword />
    </SignInPage>
  );
}

function WithPassword() {
  return (
    <Link href={paths.login()} isStandalone>
      <FormattedMessage
        defaultMessage="Sign in with your password"
        description="Link to the sign-in page with e-mail and password"
      />
    </Link>
  );
}
