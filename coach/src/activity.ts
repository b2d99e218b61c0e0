import { createActivityReporter } from '@institute/api-schema';
import { client } from './client.ts';
import { idleLimits, lastActivityReport, sessionStore } from './session.ts';

const { lastActivity } = idleLimits;

const noteActivity = createActivityReporter({
  lastReport: lastActivityReport,
  async report() {
    const session = sessionStore.get();
    if (!session) return;
    const params = { path: { id: session.studentId }, query: { status: 'ACTIVE' as const } };
    await client.PATCH('/students/{id}/session', { params });
  },
});

/** The limits of the idle timer; what it notes as activity reaches the server too, which keeps the same limit. */
export const reportedIdleLimits: typeof idleLimits = {
  ...idleLimits,
  lastActivity: {
    ...lastActivity,
    write(value) {
      lastActivity.write(value);
      noteActivity();
    },
  },
};
