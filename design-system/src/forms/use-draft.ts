import { useEffect, useState } from 'react';
import { useOwnStore } from '../rendering/own-store.ts';
import { Draft, type DraftOptions } from './draft.ts';
import type { Form } from './use-form.tsx';

/**
 * Keeps what is typed into a form as a draft. The options are those of the first time; another draft is another form.
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
    // A phone may end the page without a word: what is on the device is enough, the server gets it where there is time.
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
