import { useEffect, useState } from 'react';
import { useOwnStore } from '../rendering/own-store.ts';
import { Draft, type DraftOptions } from './draft.ts';
import type { Form } from './use-form.tsx';

/**
 * Keeps a form's values as a draft. Options are read once; use a new form for another draft.
 * Pass `draft.isUnsaved` to `<UnsavedChangesGuard>`, and call `draft.discard()` after the form was submitted.
 */
export function useDraft<Values extends object>(
  form: Form<Values>,
  options: DraftOptions<Values>,
): Draft<Values> {
  const [draft] = useState(() => new Draft(options, (values) => form.reset(values)));
  useEffect(() => {
    const stop = draft.start();
    const unsubscribe = form.subscribe(() => draft.change(form.state.values));
    // A phone may close the page without warning. This device has the draft, and the server gets it if there is time.
    const leave = () => {
      if (document.visibilityState === 'hidden') void draft.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      unsubscribe();
      stop();
      // The user navigated away inside the app, so save now.
      void draft.flush();
    };
  }, [draft, form]);
  useOwnStore(draft.subscribe, () => draft.state);
  return draft;
}
