import { lazyPart, Stack } from '@institute/design-system';
import { type Draft, DraftStatus } from '@institute/design-system/forms';
import { type ReactNode, Suspense } from 'react';

// Loaded on demand, because conflicting drafts are rare.
const SavedAnswers = lazyPart(async () => (await import('./SavedAnswers.tsx')).default);

interface StepDraftStatusProps<Values> {
  draft: Draft<Values>;
  /** The answers as text, by question. */
  formatAnswers: (values: Values) => ReadonlyArray<{ label: string; value: ReactNode }>;
}

/** A step's draft status, and both versions if another tab or device has different answers. */
export function StepDraftStatus<Values>({ draft, formatAnswers }: StepDraftStatusProps<Values>) {
  return (
    <Stack gap="s">
      <DraftStatus draft={draft} />
      {draft.theirs && (
        <Suspense>
          <SavedAnswers answers={formatAnswers(draft.theirs.values)} />
        </Suspense>
      )}
    </Stack>
  );
}
