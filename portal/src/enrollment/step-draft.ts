import { ApiError } from '@institute/api-schema';
import { useNavigate } from '@institute/design-system';
import { type DeviceCopy, type DraftCopy, type Form, useDraft } from '@institute/design-system/forms';
import { use, useEffect, useState } from 'react';
import { queryClient } from '../query-client.ts';
import {
  type Application,
  keepApplication,
  readApplication,
  resumeHref,
  type StepName,
} from './applications.ts';

type StoreCode = typeof import('../draft-store.ts');

let code: Promise<StoreCode> | null = null;

/** Loads the store beside the application's data: the form needs it first, the page's frame doesn't. */
function loadStore(): Promise<StoreCode> {
  code ??= import('../draft-store.ts').catch((error) => {
    code = null;
    throw error;
  });
  return code;
}
void loadStore().catch(() => {});

/** This tab's copy, and the server's version when it was started. */
interface StepCopy<Values> extends DeviceCopy<Values> {
  base: Values;
}

const stepDraft = (id: string, step: string) => `application.${id}.${step}`;

/** The name of a promo code that was typed but not applied. */
export const promoCodeDraft = (id: string) => stepDraft(id, 'PROMO_CODE');

export const keptByStepDraft = {
  none: 'useStepDraft keeps the answers, with the version of the application that they change.',
};

/** Compares answers ignoring surrounding spaces, which the server trims. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a, trimmed) === JSON.stringify(b, trimmed);
const trimmed = (_key: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);

interface StepDraftOptions<Values> {
  application: Application;
  step: StepName;
  /** The server's version of this step. */
  saved: Values;
  /** Reads it again, bypassing every cache. */
  readSaved: (application: Application) => Promise<Values>;
  /** The answered part of the values, if the rest is derived. */
  answersIn?: (values: Values) => unknown;
}

/**
 * Keeps a step's answers on this device until the step is saved. The application's version increases with every step,
 * so changes by others to this step are detected by its values.
 */
export function useStepDraft<Values extends object>(form: Form<Values>, options: StepDraftOptions<Values>) {
  const { application, step, saved, readSaved, answersIn = (values) => values } = options;
  const { id } = application;
  const navigate = useNavigate();
  const [held] = useState(() => ({ version: application.version, saved }));
  useEffect(() => {
    // Other steps create newer versions. A newer version is fine as long as this step's values are the same in it.
    if (isSame(held.saved, saved)) held.version = Math.max(held.version, application.version);
  });
  const { draftStore } = use(loadStore());
  const [storage] = useState(() => {
    const store = draftStore();
    const name = stepDraft(id, step);
    return {
      // Each tab has its own copy.
      subscribe: () => () => {},
      read() {
        const copy = store.read(name)?.data as StepCopy<Values> | undefined;
        // It was saved, but the response was lost.
        if (!copy || isSame(answersIn(copy.values), answersIn(held.saved))) return null;
        return { ...copy, version: isSame(copy.base, held.saved) ? held.version : 0 };
      },
      write(copy: DeviceCopy<Values> | null) {
        if (copy) store.write(name, { ...copy, base: held.saved });
        else store.remove(name);
      },
    };
  });
  const draft = useDraft(form, { initial: { values: saved, version: application.version }, storage });

  /** Saves the step and goes to the next. Never overwrites others' changes: the draft then holds both versions. */
  const save = async (send: (version: number) => Promise<Application>): Promise<void> => {
    // In one batch, so that this step doesn't render again on the way out.
    const done = (application: Application) => {
      draft.discard();
      void queryClient.invalidateQueries();
      // Afterwards, so that the next step finds it valid.
      keepApplication(application);
      navigate(resumeHref(application));
    };
    try {
      return done(await send(held.version));
    } catch (error) {
      if (!(error instanceof ApiError && error.key === 'versionConflict')) throw error;
      const now = await readApplication(id);
      const theirs: DraftCopy<Values> = { version: now.version, values: await readSaved(now) };
      const isOtherStep = isSame(theirs.values, held.saved);
      const isOwn = isSame(answersIn(theirs.values), answersIn(form.state.values));
      held.version = theirs.version;
      held.saved = theirs.values;
      if (isOwn) return done(now);
      if (isOtherStep) return done(await send(theirs.version));
      draft.setConflict(theirs);
      throw error;
    }
  };
  return { draft, save };
}

/** Deletes what this browser has of an application that was submitted or discarded. */
export async function forgetDrafts(id: string, steps: readonly StepName[]): Promise<void> {
  const store = (await loadStore()).draftStore();
  for (const name of [...steps, 'PROMO_CODE']) store.forget(stepDraft(id, name));
}
