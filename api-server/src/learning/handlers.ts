import type { Dependencies } from '../dependencies.ts';
import { awardHandlers } from './awards.ts';
import { bookmarkHandlers } from './bookmarks.ts';
import { courseHandlers } from './courses.ts';
import { learningPlatformHandlers } from './learning-platform.ts';
import { moduleHandlers } from './modules.ts';
import { sharedAwardHandlers } from './shared-awards.ts';
import { ssoHandlers } from './sso.ts';

export const learningHandlers = (dependencies: Dependencies) => ({
  ...courseHandlers(dependencies),
  ...moduleHandlers(dependencies),
  ...learningPlatformHandlers(dependencies),
  ...bookmarkHandlers(dependencies),
  ...awardHandlers(dependencies),
  ...sharedAwardHandlers(dependencies),
  ...ssoHandlers(dependencies),
});
