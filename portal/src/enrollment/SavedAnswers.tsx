import { Card, DescriptionList, Heading, Stack } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface SavedAnswersProps {
  answers: ReadonlyArray<{ label: string; value: ReactNode }>;
}

/** The answers saved by another tab or device, by question. */
export default function SavedAnswers({ answers }: SavedAnswersProps) {
  return (
    <Card tone="sunken" padding="m">
      <Stack gap="s">
        <Heading level={2} size="m">
          <FormattedMessage defaultMessage="The other answers" />
        </Heading>
        <DescriptionList items={answers.map(({ label, value }) => ({ term: label, value }))} />
      </Stack>
    </Card>
  );
}
