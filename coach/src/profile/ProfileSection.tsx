import { Badge, Card, EyeIcon, Heading, Inline, LockIcon, Stack } from '@institute/design-system';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

interface ProfileSectionProps {
  title: ReactNode;
  /** Whether clients see it. */
  isPublic: boolean;
  children: ReactNode;
}

/** One part of the profile, with a word on who can see it. */
export function ProfileSection({ title, isPublic, children }: ProfileSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="l" aria-labelledby={titleId}>
      <Stack gap="m">
        <Inline justify="between">
          <Heading level={2} size="m" id={titleId}>
            {title}
          </Heading>
          {isPublic ? (
            <Badge tone="positive" icon={<EyeIcon size="s" />}>
              <FormattedMessage defaultMessage="Public" description="Part of the profile that clients see" />
            </Badge>
          ) : (
            <Badge icon={<LockIcon size="s" />}>
              <FormattedMessage
                defaultMessage="Private"
                description="Part of the profile that clients do not see"
              />
            </Badge>
          )}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
