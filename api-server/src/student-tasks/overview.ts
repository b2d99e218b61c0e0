import { today } from '@institute/values/formats';
import { timeZoneOf } from '../account/accounts.ts';
import { coachSessionHandlers } from '../booking/sessions/session-handlers.ts';
import { circleListHandlers } from '../circles/list-handlers.ts';
import type { Dependencies } from '../dependencies.ts';
import { courseHandlers } from '../learning/courses.ts';
import type { Handlers } from '../platform/contract.ts';
import { readAllPages } from '../platform/paging.ts';
import { courseToContinue, nextEvent, programDays } from './overview-rules.ts';

const everyCourse = {
  keyword: '',
  status: null,
  languageIso2LetterCode: null,
  groupBy: 'NONE',
  sortBy: 'id',
} as const;

const firstByTime = { page: 0, size: 1, sortBy: 'startTime', descending: false } as const;

export function studentOverviewHandlers(dependencies: Dependencies): Pick<Handlers, 'getStudentOverview'> {
  const { listCourses, getCourse } = courseHandlers(dependencies);
  const { listStudentCoachSessions, listCoachSessions } = coachSessionHandlers(dependencies);
  const { listStudentCoachingCircles } = circleListHandlers(dependencies);
  return {
    getStudentOverview: async (input) => {
      const { path, caller } = input;
      const now = dependencies.now().toISOString();
      const coming = { ...firstByTime, from: now, to: null, endedBy: null, status: 'BOOKED' } as const;
      const [courses, circles, sessions, clientSessions] = await Promise.all([
        readAllPages((page) => listCourses({ ...input, query: { ...page, ...everyCourse } })),
        readAllPages((page) =>
          listStudentCoachingCircles({ ...input, query: { ...page, keyword: '', sortBy: 'id' } }),
        ),
        listStudentCoachSessions({ ...input, query: coming }),
        caller.coachId === null
          ? { content: [] }
          : listCoachSessions({
              ...input,
              path: { coachId: caller.coachId },
              query: { ...coming, studentId: null, keyword: '' },
            }),
      ]);
      const course = courseToContinue(courses);
      const here = today(await timeZoneOf(dependencies.db, caller.userId), dependencies.now().getTime());
      const details = course && (await getCourse({ ...input, path: { ...path, courseId: course.id } }));
      return {
        content: {
          course: details?.content ?? null,
          program: course && programDays(courses, course.programTitle, here),
          event: nextEvent({
            sessions: sessions.content,
            clientSessions: clientSessions.content,
            circles,
            courses,
            now,
          }),
        },
      };
    },
  };
}
