import type { Dependencies } from '../dependencies.ts';
import { programHandlers } from '../programs/programs.ts';
import { agreementHandlers } from './agreement-handlers.ts';
import { cohortAlertHandlers } from './cohort-alerts.ts';
import { decisionHandlers } from './decision-handlers.ts';
import { draftHandlers } from './draft-handlers.ts';
import { applicationListHandlers } from './list-handlers.ts';
import { paymentChoiceHandlers } from './payment-choice-handlers.ts';
import { priceHandlers } from './price-handlers.ts';
import { submissionHandlers } from './submission-handlers.ts';

export const enrollmentHandlers = (dependencies: Dependencies) => ({
  ...programHandlers(dependencies),
  ...priceHandlers(dependencies),
  ...cohortAlertHandlers(dependencies),
  ...applicationListHandlers(dependencies),
  ...draftHandlers(dependencies),
  ...paymentChoiceHandlers(dependencies),
  ...agreementHandlers(dependencies),
  ...submissionHandlers(dependencies),
  ...decisionHandlers(dependencies),
});
