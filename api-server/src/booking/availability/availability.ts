import { coachRecordHandlers } from '../../coaches/record-handlers.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers, Input } from '../../platform/contract.ts';
import { patchedBody } from '../../requests/merge-patch.ts';
import { coachSchedules } from '../../tables/coach-schedules.ts';
import { scheduleErrors } from './availability-rules.ts';

const scheduleLimit = 20;

type Schedules = Pick<
  Handlers,
  | 'listCoachSchedules'
  | 'createCoachSchedule'
  | 'updateCoachSchedule'
  | 'patchCoachSchedule'
  | 'deleteCoachSchedule'
>;

export function coachScheduleHandlers(dependencies: Dependencies): Schedules {
  const schedule = coachRecordHandlers<
    typeof coachSchedules.$inferSelect,
    Input<'createCoachSchedule'>['body']
  >(dependencies, 'SCHEDULE', coachSchedules, scheduleErrors, ({ name }) => name, {
    limit: scheduleLimit,
  });
  const one = ({ coachId, scheduleId }: { coachId: string; scheduleId: string }) => ({
    coachId,
    id: scheduleId,
  });

  return {
    listCoachSchedules: async ({ path }) => {
      const all = { size: scheduleLimit, page: 0, descending: false };
      const { content } = await schedule.list(path.coachId, all, coachSchedules.id);
      return { content };
    },
    createCoachSchedule: schedule.create,
    updateCoachSchedule: ({ path, body, caller }) => schedule.update({ path: one(path), body, caller }),
    patchCoachSchedule: async ({ path, body, caller }) => {
      const { content } = await schedule.get(one(path));
      const whole = patchedBody('updateCoachSchedule', content, body);
      return schedule.update({ path: one(path), body: whole, caller });
    },
    deleteCoachSchedule: async ({ path, body, caller }) => {
      await schedule.delete({ path: one(path), body, caller });
    },
  };
}
