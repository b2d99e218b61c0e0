import type { Dependencies } from '../dependencies.ts';
import { awardHandlers } from './awards.ts';
import { courseHandlers } from './courses.ts';
import { moduleHandlers } from './modules.ts';
import { ssoHandlers } from './sso.ts';

export const learningHandlers = (dependencies: Dependencies) => ({
  ...courseHandlers(dependencies),
  ...moduleHandlers(dependencies),
  ...awardHandlers(dependencies),
  ...ssoHandlers(dependencies),
});
