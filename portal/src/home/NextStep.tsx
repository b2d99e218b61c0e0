import { Card, Heading, LinkButton, Stack, Text } from '@institute/design-system';
import { defineMessages, FormattedList, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { ProfilePart } from './missing-parts.ts';

const parts: Record<ProfilePart, MessageDescriptor> = defineMessages({
  dateBirth: {
    defaultMessage: 'your date of birth',
    description: 'In a list of what is missing in the profile',
  },
  mobilePhone: {
    defaultMessage: 'a mobile phone',
    description: 'In a list of what is missing in the profile',
  },
  address: { defaultMessage: 'your address', description: 'In a list of what is missing in the profile' },
  occupation: {
    defaultMessage: 'your occupation',
    description: 'In a list of what is missing in the profile',
  },
});

/** The one thing to do next. */
export function NextStep({ missing }: { missing: readonly ProfilePart[] }) {
  const intl = useIntl();
  const isComplete = missing.length === 0;
  return (
    <Card as="section" tone="brand" padding="l" aria-labelledby="next-step">
      <Stack gap="m" align="start">
        <Stack gap="xs">
          <Heading level={2} id="next-step">
            {isComplete ? (
              <FormattedMessage
                defaultMessage="You are all set"
                description="Heading on the start page: nothing is left to do"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Complete your profile"
                description="Heading on the start page: the next thing to do"
              />
            )}
          </Heading>
          <Text isMeasured>
            {isComplete ? (
              <FormattedMessage
                defaultMessage="Your profile has everything that we need. Something changed? You can edit it at any time."
                description="On the start page: nothing is left to do"
              />
            ) : (
              <FormattedMessage
                defaultMessage="We still need {parts}. It takes about two minutes, and each part is saved by itself."
                description="On the start page: which parts of the profile are missing"
                values={{
                  parts: <FormattedList value={missing.map((part) => intl.formatMessage(parts[part]))} />,
                }}
              />
            )}
          </Text>
        </Stack>
        <LinkButton href="/settings/profile" variant={isComplete ? 'secondary' : 'primary'}>
          {isComplete ? (
            <FormattedMessage defaultMessage="Edit your profile" description="Link to the profile settings" />
          ) : (
            <FormattedMessage
              defaultMessage="Continue"
              description="Link to the profile settings, which are not complete"
            />
          )}
        </LinkButton>
      </Stack>
    </Card>
  );
}
