import { Banner, Button, Heading, Link, Stack, Text } from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { publicClient } from '../client.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { startSession } from '../session.ts';

/** A link from an e-mail or from the institute's sign-on. The token is used by pressing a button, so that no mail scanner burns it. */
export default function LoginTokenScreen() {
  const intl = useIntl();
  const query = new URLSearchParams(window.location.search);
  const token = query.get('token') ?? '';
  const isSso = query.get('from') === 'sso';
  const signIn = useMutation({
    async mutationFn() {
      const { data } = isSso
        ? await publicClient.POST('/auth/signin/sso', { body: { token } })
        : await publicClient.POST('/auth/signin/token', { body: { token, application: 'STUDENT' } });
      if (data) startSession(data.content);
    },
  });

  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>
          <FormattedMessage
            defaultMessage="Sign in with your link"
            description="Heading of the page for sign-in by link"
          />
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="One press and you are in. The link works once."
            description="Sentence under the heading of the page for sign-in by link"
          />
        </Text>
      </Stack>
      {signIn.isError && (
        <Banner tone="critical" isAnnounced>
          {describeError(intl, signIn.error)}
        </Banner>
      )}
      <Button isFullWidth isPending={signIn.isPending} onPress={() => signIn.mutate()}>
        <FormattedMessage defaultMessage="Continue" description="Button that signs in with the link" />
      </Button>
      <Link href={paths.login()} isStandalone>
        <FormattedMessage
          defaultMessage="Sign in with e-mail and password instead"
          description="Link to the sign-in page"
        />
      </Link>
    </Stack>
  );
}
