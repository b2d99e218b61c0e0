import { CoachesIllustration, Heading, Stack, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

/** Shown next to the form on wide screens; contains nothing essential. */
export default function SignInAside() {
  return (
    <>
      <CoachesIllustration />
      <Stack gap="s">
        <Heading level={2} size="xl">
          <FormattedMessage defaultMessage="Room to listen" />
        </Heading>
        <Text size="l" tone="muted">
          <FormattedMessage defaultMessage="Your schedule, services and clients, in order, so the hour belongs to the person in front of you." />
        </Text>
      </Stack>
    </>
  );
}
