import { ApiError } from '@institute/api-schema';
import { useNavigate } from '@institute/design-system';
import { type DeviceCopy, type DraftCopy, type Form, useDraft } from '@institute/design-system/forms';
import { useEffect, useState } from 'react';
import { draftSlot } from '../device-draft.ts';
import {
  type Application,
  keepApplication,
  nextHref,
  readAgainSoon,
  readApplication,
  type StepName,
} from './applications.ts';

/** The copy of this device, and what the server held when it was begun. */
interface StepCopy<Values> extends DeviceCopy<Values> {
  base: Values;
}

const stepSlot = <Values>(id: string, step: string) => draftSlot<StepCopy<Values>>(`${id}.${step}`);

/** The name under which a promo code is kept that was typed and not applied. */
export const promoCodeDraft = (id: string) => `${id}.PROMO_CODE`;

/** Equal as answers: the server takes no blanks around them. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a, trimmed) === JSON.stringify(b, trimmed);
const trimmed = (_key: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);

interface StepDraftOptions<Values> {
  application: Application;
  step: StepName;
  /** What the server holds of this step. */
  saved: Values;
  /** Reads that once more, past every cache. */
  readSaved: (application: Application) => Promise<Values>;
  /** The answered part of the values, if the rest is derived. */
  answersIn?: (values: Values) => unknown;
}

/**
 * What is typed in a step stays on this device until the step is saved. The version of an application grows with every
 * step; changes by others to this one are detected by its values.
 */
export function useStepDraft<Values extends object>(form: Form<Values>, options: StepDraftOptions<Values>) {
  const { application, step, saved, readSaved, answersIn = (values) => values } = options;
  const { id } = application;
  const navigate = useNavigate();
  const [held] = useState(() => ({ version: application.version, saved }));
  useEffect(() => {
    // Other steps make newer versions; only where this one still says the same is a newer one as good.
    if (isSame(held.saved, saved)) held.version = Math.max(held.version, application.version);
  });
  const [storage] = useState(() => {
    const own = stepSlot<Values>(id, step);
    return {
      subscribe: own.subscribe,
      read() {
        const copy = own.read();
        // It was saved, and the answer to that got lost.
        if (!copy || isSame(answersIn(copy.values), answersIn(held.saved))) return null;
        return { ...copy, version: isSame(copy.base, held.saved) ? held.version : 0 };
      },
      write: (copy: DeviceCopy<Values> | null) => own.write(copy && { ...copy, base: held.saved }),
    };
  });
  const draft = useDraft(form, { initial: { values: saved, version: application.version }, storage });

  /**
   * Saves the step and goes to the next. Never overwrites others' changes: the draft then holds both versions.
   */
  const save = async (send: (version: number) => Promise<Application>): Promise<void> => {
    // All at once, so that this step is not rendered again on the way out.
    const done = (application: Application) => {
      draft.discard();
      readAgainSoon();
      // After that: the answer is the newest there is, and the next step need not ask for it once more.
      keepApplication(application);
      navigate(nextHref(application, step));
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

/** Nothing of an application that was sent stays on this device. */
export function forgetDrafts(id: string, steps: readonly StepName[]): void {
  for (const step of steps) stepSlot(id, step).write(null);
  draftSlot(promoCodeDraft(id)).write(null);
}
