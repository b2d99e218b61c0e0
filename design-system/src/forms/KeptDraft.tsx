import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { useOwnStore } from '../rendering/own-store.ts';
import { DraftStoreContext } from './draft-store.ts';
import { FormDraft } from './form-draft.ts';
import type { KeptForm } from './kept-form.ts';

// Loaded on demand, because few forms are opened with something to restore.
const RestoredNotice = lazy(async () => ({
  default: (await import('./RestoredNotice.tsx')).RestoredNotice,
}));

/** Keeps what is typed into the form around, and says if earlier changes are back. */
export function KeptDraft({ form }: { form: KeptForm }) {
  const loadStore = useContext(DraftStoreContext);
  const [draft, setDraft] = useState<FormDraft<object> | null>(null);
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    // The form works without a store.
    loadStore?.().then(
      (store) => {
        if (isLeft) return;
        const loaded = new FormDraft(form.values, form.fields, store, form.options);
        stop = loaded.start();
        form.settle = () => loaded.settle();
        setDraft(loaded);
      },
      () => {},
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [form, loadStore]);
  return draft && <Restored draft={draft} />;
}

function Restored({ draft }: { draft: FormDraft<object> }) {
  const restored = useOwnStore(draft.subscribe, () => draft.restored);
  return (
    restored && (
      <Suspense fallback={null}>
        <RestoredNotice restored={restored} />
      </Suspense>
    )
  );
}
