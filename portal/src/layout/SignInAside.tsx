import { Heading, Stack, StudyIllustration, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

/** Shown next to the form on wide screens; contains nothing essential. `isReturning`: they have been here before. */
export default function SignInAside({ isReturning }: { isReturning: boolean }) {
  return (
    <>
      <StudyIllustration />
      <Stack gap="m">
        <Heading level={2} size="xl">
          <FormattedMessage defaultMessage="Learn to help people change, one small habit at a time." />
        </Heading>
        <Text size="l">
          {isReturning ? (
            <FormattedMessage defaultMessage="Your modules, payments and coaching circle are right where you left them." />
          ) : (
            <FormattedMessage defaultMessage="Study at your own pace, and practice with others from the start." />
          )}
        </Text>
      </Stack>
    </>
  );
}
