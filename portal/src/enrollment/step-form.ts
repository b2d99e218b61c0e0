import { currentVersionOf, type Schemas } from '@institute/api-schema';
import { useNavigateWhileHere } from '@institute/design-system';
import { type Form, type RecordFormOptions, useRecordForm } from '@institute/design-system/forms';
import { api } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { type Application, keepApplication, resumeHref, type StepName } from './applications.ts';

type StepPatch = Schemas['EnrollmentApplicationPatch'];
type StepBody = Omit<StepPatch, 'step' | 'version'>;

/** The name under which what is typed into a step is kept. */
export const stepDraft = (id: string, step: StepName) => `application.${id}.${step}`;

/** Deletes what this browser has of an application that was submitted or discarded. */
export async function forgetDrafts(id: string, steps: readonly StepName[]): Promise<void> {
  const store = (await import('../draft-store.ts')).draftStore();
  for (const step of steps) store.forget(stepDraft(id, step));
}

/** Keeps an application that was saved. What other steps show of it is read again. */
export function keepSaved(application: Application): void {
  void queryClient.invalidateQueries();
  // Afterwards, so that the next step finds it valid.
  keepApplication(application);
}

/** Returns what goes on to the next step, once one is saved. */
export function useNextStep() {
  const navigate = useNavigateWhileHere();
  return (application: Application) => {
    keepSaved(application);
    navigate(resumeHref(application));
  };
}

/** The step was changed elsewhere. */
class StepConflictError extends Error {
  current: Application;

  constructor(current: Application) {
    super('versionConflict');
    this.current = current;
  }
}

interface StepFormOptions<Values extends object, Saved extends Application>
  extends Pick<RecordFormOptions<Values, Saved, StepBody>, 'record' | 'schema' | 'valuesOf' | 'toBody'> {
  step: StepPatch['step'];
  /** Adds what else the step edits to an application that was changed elsewhere. */
  readRecord: (application: Application) => Promise<Saved>;
  describe?: RecordFormOptions<Values, Saved, StepBody>['describe'];
}

/** The form of a step. Overwrites changes made elsewhere only if the user chooses so. */
export function useStepForm<Values extends object, Saved extends Application>({
  step,
  readRecord,
  ...options
}: StepFormOptions<Values, Saved>): Form<Values> {
  const { record, toBody } = options;
  const goOn = useNextStep();
  return useRecordForm<Values, Saved, StepBody>({
    ...options,
    draft: stepDraft(record.id, step),
    async save({ version }, values) {
      try {
        const saved = await api.request('patch', '/enrollment_applications/{id}', {
          path: { id: record.id },
          body: { step, version, ...toBody(values, record) },
        });
        return { ...record, ...saved };
      } catch (error) {
        const current = currentVersionOf(error) as Application | null;
        if (current) throw new StepConflictError(await readRecord(current));
        // What was refused may be gone, such as the last seat.
        void queryClient.invalidateQueries();
        throw error;
      }
    },
    currentOf: (error) => (error instanceof StepConflictError ? error.current : null),
    onSaved: goOn,
    onTakeTheirs: () => void queryClient.invalidateQueries(),
  });
}
