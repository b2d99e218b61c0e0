import type { Route } from '@playwright/test';

/** Refuses a call as if the time overlapped another session of the student. */
export const overlaps = (route: Route) =>
  route.fulfill({
    status: 409,
    contentType: 'application/problem+json',
    json: {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      key: 'timeConflict',
      current: { title: 'Evening talk', startTime: new Date().toISOString() },
    },
  });
