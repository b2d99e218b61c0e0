import { Stack } from '@institute/design-system';
import { type Draft, DraftStatus } from '@institute/design-system/forms';
import { lazy, type ReactNode, Suspense } from 'react';

// Loaded on demand, because conflicting drafts are rare.
const OtherAnswers = lazy(() => import('./OtherAnswers.tsx'));

interface BothDraftsProps<Values> {
  draft: Draft<Values>;
  /** The answers as text, by question. */
  inWords: (values: Values) => ReadonlyArray<{ label: string; value: ReactNode }>;
}

/** A step's draft status, and both versions if another tab or device has different answers. */
export function BothDrafts<Values>({ draft, inWords }: BothDraftsProps<Values>) {
  return (
    <Stack gap="s">
      <DraftStatus draft={draft} />
      {draft.theirs && (
        <Suspense>
          <OtherAnswers answers={inWords(draft.theirs.values)} />
        </Suspense>
      )}
    </Stack>
  );
}
