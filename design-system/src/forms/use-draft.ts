import { useEffect, useState } from 'react';
import { useOwnStore } from '../rendering/own-store.ts';
import { Draft, type DraftOptions } from './draft.ts';
import type { Form } from './use-form.tsx';

/**
 * Keeps a form's values as a draft. Options are read once; use a new form for another draft.
 * Give `draft.isUnsaved` to `<UnsavedChangesGuard>`, and call `draft.discard()` when the form was sent.
 */
export function useDraft<Values extends object>(
  form: Form<Values>,
  options: DraftOptions<Values>,
): Draft<Values> {
  const [draft] = useState(() => new Draft(options, (values) => form.reset(values)));
  useEffect(() => {
    const stop = draft.start();
    const unsubscribe = form.subscribe(() => draft.change(form.state.values));
    // A phone may end the page without warning. The device has the draft; the server gets it if there is time.
    const leave = () => {
      if (document.visibilityState === 'hidden') void draft.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      unsubscribe();
      stop();
      // The screen is left inside the app: nothing waits for a rest in typing any more.
      void draft.flush();
    };
  }, [draft, form]);
  useOwnStore(draft.subscribe, () => draft.state);
  return draft;
}
