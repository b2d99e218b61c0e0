import type { Dependencies } from '../dependencies.ts';
import { type AccountClosing, coachAccountHandlers } from './account.ts';
import { coachHandlers } from './coaches.ts';
import { coachListHandlers } from './list-coaches.ts';
import { coachProductHandlers } from './products.ts';
import { qualificationHandlers } from './qualifications.ts';

export const coachesHandlers = (dependencies: Dependencies, closing: AccountClosing) => ({
  ...coachHandlers(dependencies),
  ...coachListHandlers(dependencies),
  ...qualificationHandlers(dependencies),
  ...coachProductHandlers(dependencies),
  ...coachAccountHandlers(dependencies, closing),
});
