import type { Dependencies } from '../dependencies.ts';
import { coachingCircleHandlers } from './coaching-circles.ts';
import { circleSessionHandlers } from './sessions.ts';

export const circlesHandlers = (dependencies: Dependencies) => ({
  ...coachingCircleHandlers(dependencies),
  ...circleSessionHandlers(dependencies),
});
