import { Card, DescriptionList, Heading, Stack } from '@institute/design-system';
import { type Draft, DraftStatus } from '@institute/design-system/forms';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface BothDraftsProps<Values> {
  draft: Draft<Values>;
  /** The answers in words, question by question. */
  inWords: (values: Values) => ReadonlyArray<{ label: string; value: ReactNode }>;
}

/** Where the draft of a step stands; where another tab or device has other answers, those beside the choice. */
export function BothDrafts<Values>({ draft, inWords }: BothDraftsProps<Values>) {
  return (
    <Stack gap="s">
      <DraftStatus draft={draft} />
      {draft.theirs && (
        <Card tone="sunken" padding="m">
          <Stack gap="s">
            <Heading level={2} size="m">
              <FormattedMessage
                defaultMessage="The other answers"
                description="Heading over what another tab or device has saved"
              />
            </Heading>
            <DescriptionList
              items={inWords(draft.theirs.values).map(({ label, value }) => ({ term: label, value }))}
            />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
