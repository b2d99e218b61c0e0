import { Stack } from '@institute/design-system';
import { type Draft, DraftStatus } from '@institute/design-system/forms';
import { lazy, type ReactNode, Suspense } from 'react';

// Loaded on demand, because conflicting drafts are rare.
const SavedAnswers = lazy(() => import('./SavedAnswers.tsx'));

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
