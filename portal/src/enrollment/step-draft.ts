import { ApiError } from '@institute/api-schema';
import { createSlot } from '@institute/design-system/app';
import { type AppForm, type DeviceCopy, type DraftCopy, useDraft } from '@institute/design-system/forms';
import { useEffect, useState } from 'react';
import {
  type Application,
  keepApplication,
  readAgainSoon,
  readApplication,
  type StepName,
} from './applications.ts';

/** The copy of this device, and what the server held when it was begun. */
interface StepCopy<Values> extends DeviceCopy<Values> {
  base: Values;
}

const stepSlot = <Values>(id: string, step: string) =>
  createSlot<StepCopy<Values>>(`institute.portal.draft.${id}.${step}`, (value) => {
    const copy = value as StepCopy<Values> | null;
    return copy?.values && copy.base && typeof copy.version === 'number' ? copy : null;
  });

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

interface StepDraftOptions<Values> {
  application: Application;
  step: StepName;
  /** What the server holds of this step. */
  saved: Values;
  /** Reads that once more, past every cache. */
  readSaved: (application: Application) => Promise<Values>;
}

/**
 * What is typed in a step stays on this device until the step is saved. The version of an application grows with every
 * step; whether somebody else changed this one is seen by its values.
 */
export function useStepDraft<Values extends object>(
  form: AppForm<Values>,
  options: StepDraftOptions<Values>,
) {
  const { application, step, saved, readSaved } = options;
  const { id } = application;
  const [held] = useState(() => ({ version: application.version, saved }));
  useEffect(() => {
    // Other steps make newer versions; only where this one still says the same is a newer one as good.
    if (isSame(held.saved, saved)) held.version = Math.max(held.version, application.version);
  });
  const [slot] = useState(() => {
    const own = stepSlot<Values>(id, step);
    return {
      subscribe: own.subscribe,
      read() {
        const copy = own.read();
        return copy && { ...copy, version: isSame(copy.base, held.saved) ? held.version : 0 };
      },
      write: (copy: DeviceCopy<Values> | null) => own.write(copy && { ...copy, base: held.saved }),
    };
  });
  const draft = useDraft(form, { initial: { values: saved, version: application.version }, slot });

  /** Saves the step. Somebody else’s answers are never overwritten: the draft then has both. */
  const save = async (send: (version: number) => Promise<Application>): Promise<Application> => {
    const done = (application: Application) => {
      draft.discard();
      readAgainSoon();
      return keepApplication(application);
    };
    try {
      return done(await send(held.version));
    } catch (error) {
      if (!(error instanceof ApiError && error.key === 'versionConflict')) throw error;
      const now = await readApplication(id);
      const theirs: DraftCopy<Values> = { version: now.version, values: await readSaved(now) };
      const isOtherStep = isSame(theirs.values, held.saved);
      held.version = theirs.version;
      held.saved = theirs.values;
      if (isOtherStep) return done(await send(theirs.version));
      draft.meet(theirs);
      throw error;
    }
  };
  return { draft, save };
}

/** Nothing of an application that was sent stays on this device. */
export function forgetDrafts(id: string, steps: readonly StepName[]): void {
  for (const step of steps) stepSlot(id, step).write(null);
}
