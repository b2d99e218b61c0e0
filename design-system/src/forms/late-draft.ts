import type { LoadDraftStore } from './draft-store.ts';
import type { FieldRegistry } from './field-registry.ts';
import type { FormDraft, FormDraftOptions, RestoredDraft } from './form-draft.ts';
import type { FormValues } from './values.ts';

/** A form's draft, whose code is loaded when the first form is shown. What is typed before counts as well. */
export interface LateDraft {
  readonly restored: RestoredDraft | null;
  subscribe: (listener: () => void) => () => void;
  /** Returns a function that stops keeping changes. */
  start: () => () => void;
  /** The form was submitted. */
  settle: () => void;
}

export function createLateDraft<Values extends object>(
  values: FormValues<Values>,
  fields: FieldRegistry,
  loadStore: LoadDraftStore,
  options: Exclude<FormDraftOptions<Values>, { none: string }>,
): LateDraft {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let draft: FormDraft<Values> | undefined;
  const load = async () => {
    const [store, { FormDraft }] = await Promise.all([loadStore(), import('./form-draft.ts')]);
    if (!draft) {
      draft = new FormDraft(values, fields, store, options);
      draft.subscribe(notify);
    }
    return draft;
  };
  return {
    get restored() {
      return draft?.restored ?? null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      let isStopped = false;
      let stop = () => {};
      // Without a connection, the code may fail to load. The form works without it.
      load().then(
        (loaded) => {
          if (!isStopped) stop = loaded.start();
        },
        () => {},
      );
      return () => {
        isStopped = true;
        stop();
      };
    },
    settle: () => draft?.settle(),
  };
}
