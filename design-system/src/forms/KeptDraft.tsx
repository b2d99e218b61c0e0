import { useEffect, useMemo } from 'react';
import { lazyExtra, Nothing } from '../feedback/lazy-part.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import type { DraftStore } from './draft-store.ts';
import { FormDraft } from './form-draft.ts';
import type { KeptForm } from './kept-form.ts';

// Loaded on demand, because few forms are opened with something to restore.
const RestoredNotice = lazyExtra(async () => (await import('./RestoredNotice.tsx')).RestoredNotice, Nothing);

/** Keeps what is typed into the form around, and says if earlier changes are back. */
export function KeptDraft({ form, store }: { form: KeptForm; store: DraftStore }) {
  const draft = useMemo(() => new FormDraft(form.values, form.fields, store, form.options), [form, store]);
  useEffect(() => {
    form.settle = () => draft.settle();
    return draft.start();
  }, [form, draft]);
  const restored = useOwnStore(draft.subscribe, () => draft.restored);
  return restored && <RestoredNotice restored={restored} />;
}
