import type { Dependencies } from '../dependencies.ts';
import { coachAccountHandlers } from './account.ts';
import { coachRecordHandlers } from './coach-records.ts';
import { coachHandlers } from './coaches.ts';
import { coachListHandlers } from './list-coaches.ts';
import { coachProductHandlers } from './products.ts';

export const coachesHandlers = (dependencies: Dependencies) => ({
  ...coachHandlers(dependencies),
  ...coachListHandlers(dependencies),
  ...coachRecordHandlers(dependencies),
  ...coachProductHandlers(dependencies),
  ...coachAccountHandlers(dependencies),
});
