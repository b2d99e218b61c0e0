/** Setup of tests in browsers: each of them begins at the same moment, whatever the machine's clock says. */
import { showTime } from '@institute/demo/show-time';
import { beforeEach } from 'vitest';

declare global {
  /** Files that share a page share its clock. */
  var testClock: { begin: () => void } | undefined;
}

function createClock() {
  const device = Date;
  let ahead = 0;
  showTime(() => device.now() + ahead);
  return {
    begin() {
      ahead = Date.parse(import.meta.env.TEST_MOMENT) - device.now();
    },
  };
}

globalThis.testClock ??= createClock();
globalThis.testClock.begin();
beforeEach(() => globalThis.testClock!.begin());
