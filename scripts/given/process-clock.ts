/** Preloaded into processes that a test starts (`node --import`), which have the test's clock. */
import { showTime } from '../../demo/src/show-time.ts';
import { clockAhead } from './moment.ts';

showTime((device) => device.now() + clockAhead());
