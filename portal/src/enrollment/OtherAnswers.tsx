import { Card, DescriptionList, Heading, Stack } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface OtherAnswersProps {
  answers: ReadonlyArray<{ label: string; value: ReactNode }>;
}

/** The answers saved by another tab or device, by question. */
export default function OtherAnswers({ answers }: OtherAnswersProps) {
  return (
    <Card tone="sunken" padding="m">
      <Stack gap="s">
        <Heading level={2} size="m">
          <FormattedMessage
            defaultMessage="The other answers"
            description="Heading over what another tab or device has saved"
          />
        </Heading>
        <DescriptionList items={answers.map(({ label, value }) => ({ term: label, value }))} />
      </Stack>
    </Card>
  );
}
