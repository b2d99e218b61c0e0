import { lazy, Suspense } from 'react';
import { useOwnStore } from '../rendering/own-store.ts';
import type { LateDraft } from './late-draft.ts';

// Loaded on demand, because few forms are opened with something to restore.
const RestoredNotice = lazy(async () => ({
  default: (await import('./RestoredNotice.tsx')).RestoredNotice,
}));

/** Says that unsaved changes are back, and from when they are. */
export function DraftNotice({ draft }: { draft: LateDraft }) {
  const restored = useOwnStore(draft.subscribe, () => draft.restored);
  return (
    restored && (
      <Suspense fallback={null}>
        <RestoredNotice restored={restored} />
      </Suspense>
    )
  );
}
