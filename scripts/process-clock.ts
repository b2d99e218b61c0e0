/** Preloaded into processes that a test starts (`node --import`), which have the test's clock. */
import { showTestTime } from './moment.ts';

showTestTime();
