import { cohort, paymentPlan, program, promoCode } from './enrollment-kinds.ts';
import { award, circle, course, module, subscriptionPlan } from './learning-kinds.ts';

/** All kinds, in the order in which their rows are locked and refer to each other. */
export const kinds = [
  program,
  circle,
  cohort,
  promoCode,
  paymentPlan,
  course,
  module,
  award,
  subscriptionPlan,
];
