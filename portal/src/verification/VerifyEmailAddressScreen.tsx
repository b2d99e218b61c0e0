import {
  Banner,
  Button,
  Heading,
  LinkButton,
  Stack,
  Text,
  toast,
  useNavigate,
} from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { client } from '../client.ts';
import { IdleGuard } from '../IdleGuard.tsx';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { sessionStore, useSignedInSession } from '../session.ts';

/** Reached from the link in the e-mail. The code is used by pressing the button, so that no mail scanner uses it up. */
export default function VerifyEmailAddressScreen({ params }: { params: Record<string, string> }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSignedInSession();
  const confirm = useMutation({
    mutationFn: () =>
      client.POST('/auth/email_verifications/{verificationCode}/confirm', {
        params: { path: { verificationCode: params.verificationCode ?? '' } },
      }),
    onSuccess() {
      sessionStore.update({ isVerifiedEmail: true });
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your e-mail is confirmed. Thank you.',
          description: 'Positive message after confirming the e-mail',
        }),
      );
      navigate(paths.home(), { replace: true });
    },
  });

  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>
          <FormattedMessage
            defaultMessage="Confirm your e-mail"
            description="Heading of the e-mail confirmation page"
          />
        </Heading>
        <Text>
          <FormattedMessage
            defaultMessage="You are signed in as {email}."
            description="Which account the e-mail confirmation is for"
            values={{ email: <strong>{session.email}</strong> }}
          />
        </Text>
      </Stack>
      {confirm.isError && (
        <Banner
          tone="critical"
          isAnnounced
          actions={
            <LinkButton variant="secondary" href={paths.pendingEmailAddressVerification()}>
              <FormattedMessage
                defaultMessage="Send a new link"
                description="Link to the page that sends the verification e-mail again"
              />
            </LinkButton>
          }
        >
          {describeError(intl, confirm.error)}
        </Banner>
      )}
      <Button isFullWidth isPending={confirm.isPending} onPress={() => confirm.mutate()}>
        <FormattedMessage
          defaultMessage="Confirm my e-mail"
          description="Button that confirms the e-mail address"
        />
      </Button>
      <IdleGuard />
    </Stack>
  );
}
