import { Card, Heading, Stack } from '@institute/design-system';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddCard, type AddCardProps } from './AddCard.tsx';

/** The form for a new card as a section of a page. It takes the focus when opened. */
export function AddCardSection(props: AddCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" padding="l" aria-labelledby={titleId}>
      <Stack gap="m">
        <Heading level={2} id={titleId} ref={heading} isFocusTarget>
          <FormattedMessage defaultMessage="Add a card" description="Heading over the form for a new card" />
        </Heading>
        <AddCard {...props} />
      </Stack>
    </Card>
  );
}
