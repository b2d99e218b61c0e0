import type { Schemas } from '@institute/api-schema';
import type { FieldError, ProblemKey } from '../platform/problem.ts';

type StepName = Schemas['EnrollmentStepName'];
type StepStatus = Schemas['EnrollmentStepStatus'];

/** The state of a draft, as far as its steps depend on it. */
export type Draft = {
  /** `null` until one is chosen. */
  cohort: { isAvailable: boolean } | null;
  personalInfo: { isBegun: boolean; isComplete: boolean };
  plan: { isOffered: boolean } | null;
  agreement: { isOpened: boolean; isSigned: boolean; isChangedSinceSigned: boolean } | null;
  /** Whether there will be anything to charge, after the credit. */
  isPaid: boolean;
  method: { isUsable: boolean; isDeclined: boolean } | null;
  isSubmitted: boolean;
};

export type Steps = Record<StepName, StepStatus>;

function chosen<Choice>(choice: Choice | null, isRight: (choice: Choice) => boolean): StepStatus {
  if (choice === null) return 'NOT_STARTED';
  return isRight(choice) ? 'COMPLETED' : 'PROBLEM';
}

/** The status of each step. A step that depends on another one can't start before that one is completed. */
export function stepsOf(draft: Draft): Steps {
  const isDone = (...steps: StepStatus[]) => steps.every((status) => status === 'COMPLETED');
  const after = (before: StepStatus[], status: StepStatus): StepStatus =>
    isDone(...before) ? status : 'CANNOT_START';

  const course = chosen(draft.cohort, ({ isAvailable }) => isAvailable);
  const { isBegun, isComplete } = draft.personalInfo;
  const personalInfo = isComplete ? 'COMPLETED' : isBegun ? 'IN_PROGRESS' : 'NOT_STARTED';
  const paymentPlan = after(
    [course],
    chosen(draft.plan, ({ isOffered }) => isOffered),
  );
  const agreement = after([course, personalInfo, paymentPlan], agreementStatus(draft.agreement));
  const paymentMethod = after(
    [paymentPlan],
    draft.isPaid ? chosen(draft.method, ({ isUsable, isDeclined }) => isUsable && !isDeclined) : 'COMPLETED',
  );
  const review = after(
    [course, personalInfo, paymentPlan, agreement, paymentMethod],
    draft.isSubmitted ? 'COMPLETED' : 'NOT_STARTED',
  );
  return {
    COURSE: course,
    PERSONAL_INFO: personalInfo,
    PAYMENT_PLAN: paymentPlan,
    AGREEMENT: agreement,
    PAYMENT_METHOD: paymentMethod,
    REVIEW: review,
  };
}

/** The step to do next: the first that isn't completed, or the review. */
export const nextStepOf = (steps: Steps): StepName =>
  (Object.keys(steps) as StepName[]).find((name) => steps[name] !== 'COMPLETED') ?? 'REVIEW';

function agreementStatus(agreement: Draft['agreement']): StepStatus {
  if (agreement?.isSigned) return 'COMPLETED';
  if (agreement?.isChangedSinceSigned) return 'PROBLEM';
  return agreement?.isOpened ? 'IN_PROGRESS' : 'NOT_STARTED';
}

/** The order of the steps on the review page. */
const pointers = {
  COURSE: '/cohortId',
  PERSONAL_INFO: '/personalInfo',
  PAYMENT_PLAN: '/paymentPlan',
  AGREEMENT: '/agreement',
  PAYMENT_METHOD: '/paymentMethodId',
} satisfies Record<Exclude<StepName, 'REVIEW'>, string>;

function missingKey(name: StepName, status: StepStatus): ProblemKey {
  if (name === 'COURSE') return status === 'PROBLEM' ? 'cohortFull' : 'noCohortSelected';
  return name === 'PAYMENT_PLAN' ? 'noPaymentPlanSelected' : 'validationFailed';
}

/** The problems that prevent submitting a draft: the key of the first one, and a pointer to each. */
export function missingSteps(steps: Steps): { key: ProblemKey; errors: FieldError[] } | null {
  const missing = (Object.keys(pointers) as (keyof typeof pointers)[]).filter(
    (name) => steps[name] !== 'COMPLETED',
  );
  const [first] = missing;
  if (first === undefined) return null;
  return {
    key: missingKey(first, steps[first]),
    errors: missing.map((name) => ({ in: 'body', pointer: pointers[name], rule: 'required', values: {} })),
  };
}
