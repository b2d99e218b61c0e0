import { Card, Heading, Stack, Text } from '@institute/design-system';
import { type ReactNode, useId } from 'react';

/** A section of the settings with a separate form. */
export function SettingsSection({
  id,
  title,
  lead,
  children,
}: {
  /** The fragment id, for links to it. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Card as="section" padding="l" {...(id && { id })} aria-labelledby={titleId}>
      <Stack gap="l">
        <Stack gap="xxs">
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
