import type { Dependencies } from '../dependencies.ts';
import { attendanceHandlers } from './attendance-handlers.ts';
import { circleListHandlers } from './list-handlers.ts';
import { membershipHandlers } from './membership-handlers.ts';
import { circleSessionHandlers } from './session-handlers.ts';

export const circlesHandlers = (dependencies: Dependencies) => ({
  ...circleListHandlers(dependencies),
  ...membershipHandlers(dependencies),
  ...circleSessionHandlers(dependencies),
  ...attendanceHandlers(dependencies),
});
