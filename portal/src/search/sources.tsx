import { largestPage } from '@institute/api-schema/queries';
import {
  Avatar,
  BookOpenIcon,
  type Command,
  CreditCardIcon,
  GraduationCapIcon,
  InboxIcon,
  isAllowed,
  type LoadOptions,
  matchOptions,
  type Role,
} from '@institute/design-system';
import { formatDate, formatDateTime, formatMoney, joinName } from '@institute/values/formats';
import type { QueryClient } from '@tanstack/react-query';
import { defineMessages, type IntlShape } from 'react-intl';
import { api } from '../api.ts';
import { coachName } from '../booking/coaches.ts';
import { listQuery, pageSize } from '../inbox/inbox.ts';
import { coursesQuery } from '../learning/courses.ts';
import { modulesQuery } from '../learning/modules.ts';
import { paymentRowsQuery, paymentSchedulesQuery } from '../payments/payments.ts';
import { rowName } from '../payments/row-messages.ts';
import { paths } from '../places.ts';

type Source = LoadOptions<Command>;

/** The number of results of each group. */
const most = 5;

const groups = defineMessages({
  courses: { defaultMessage: 'Courses' },
  modules: { defaultMessage: 'Modules' },
  messages: { defaultMessage: 'Latest messages' },
  payments: { defaultMessage: 'Payments' },
  coaches: { defaultMessage: 'Coaches', description: 'Heading in the search: coaches who can be booked' },
  students: { defaultMessage: 'Students' },
  people: { defaultMessage: 'People' },
});

interface Searcher {
  intl: IntlShape;
  queryClient: QueryClient;
  studentId: string;
  roles: readonly Role[];
}

/** What the search of the portal asks the server for: lists that the person may read. */
export function searchSources(searcher: Searcher): readonly Source[] {
  const { roles } = searcher;
  return [
    learningSource(searcher),
    coachesSource(searcher),
    ...(isAllowed(['ADVISOR', 'ADMIN'], roles) ? [studentsSource(searcher)] : []),
    ...(isAllowed('ADMIN', roles) ? [peopleSource(searcher)] : []),
    paymentsSource(searcher),
    // Last, because their text is searched too.
    messagesSource(searcher),
  ];
}

const best = (commands: readonly Command[], query: string) => matchOptions(commands, query).slice(0, most);

/** Courses and their modules, which are short lists that screens read as a whole. */
const learningSource =
  ({ intl, queryClient, studentId }: Searcher): Source =>
  async (query) => {
    const { content: courses } = await queryClient.fetchQuery(coursesQuery(studentId));
    const modules = await Promise.all(
      courses.map(({ id }) => queryClient.fetchQuery(modulesQuery(studentId, id))),
    );
    return [
      ...best(
        courses.map(({ id, title, description }) => ({
          group: intl.formatMessage(groups.courses),
          value: `course-${id}`,
          label: title,
          keywords: description,
          icon: <GraduationCapIcon />,
          href: paths.course({ courseId: id }),
        })),
        query,
      ),
      ...best(
        courses.flatMap((course, index) =>
          modules[index]!.map(({ id, title, weekTitle }) => ({
            group: intl.formatMessage(groups.modules),
            value: `module-${id}`,
            label: title,
            description: `${course.title} · ${weekTitle}`,
            icon: <BookOpenIcon />,
            href: paths.module({ courseId: course.id, moduleId: id }),
          })),
        ),
        query,
      ),
    ];
  };

const messagesSource =
  ({ intl, queryClient, studentId }: Searcher): Source =>
  async (query) => {
    const { content } = await queryClient.fetchQuery(
      listQuery(studentId, { folder: 'inbox', isUnreadOnly: false }, 0, largestPage),
    );
    return best(
      content.map(({ id, subject, body, createdAt }, index) => ({
        group: intl.formatMessage(groups.messages),
        value: `message-${id}`,
        label: subject,
        description: formatDateTime(createdAt, intl),
        keywords: body,
        icon: <InboxIcon />,
        // A message opens beside its page of the list.
        href: paths.inbox({ message: id, page: Math.floor(index / pageSize) || null }),
      })),
      query,
    );
  };

/** The payments of all schedules: each leads to its schedule. */
const paymentsSource =
  ({ intl, queryClient, studentId }: Searcher): Source =>
  async (query) => {
    const { content: schedules } = await queryClient.fetchQuery(paymentSchedulesQuery(studentId));
    const rows = await Promise.all(schedules.map(({ id }) => queryClient.fetchQuery(paymentRowsQuery(id))));
    return best(
      schedules.flatMap((schedule, index) =>
        rows[index]!.map((row) => ({
          group: intl.formatMessage(groups.payments),
          value: `payment-${row.id}`,
          label: rowName(intl, row),
          description: `${formatDate(row.dueDate, 'medium', intl.locale)} · ${formatMoney(
            { amount: row.amountDue, currency: row.currency },
            { locale: intl.locale },
          )}`,
          icon: <CreditCardIcon />,
          href: paths.paymentInformation({ schedule: schedule.id }),
        })),
      ),
      query,
    );
  };

const coachesSource =
  ({ intl }: Searcher): Source =>
  async (keyword, signal) => {
    const coaches = await api.request('get', '/coaches', { query: { keyword, size: most }, signal });
    return coaches.map((coach) => ({
      group: intl.formatMessage(groups.coaches),
      value: `coach-${coach.id}`,
      label: coachName(coach),
      icon: <Avatar name={coachName(coach)} src={coach.photo} size="s" isDecorative />,
      href: paths.coachPublicProfile({ coachId: coach.id }),
    }));
  };

const studentsSource =
  ({ intl }: Searcher): Source =>
  async (keyword, signal) => {
    const students = await api.request('get', '/students', { query: { keyword, size: most }, signal });
    return students.map(({ id, personalInfo: { firstName, lastName }, user: { email } }) => ({
      group: intl.formatMessage(groups.students),
      value: `student-${id}`,
      label: joinName(firstName, lastName) || email,
      description: email,
      icon: <Avatar name={joinName(firstName, lastName) || email} size="s" isDecorative />,
      href: paths.student({ studentId: id }),
    }));
  };

const peopleSource =
  ({ intl }: Searcher): Source =>
  async (keyword, signal) => {
    const people = await api.request('get', '/people', { query: { keyword, size: most }, signal });
    return people.map(({ id, name, email }) => ({
      group: intl.formatMessage(groups.people),
      value: `person-${id}`,
      label: name || email,
      description: email,
      icon: <Avatar name={name || email} size="s" isDecorative />,
      href: paths.people({ q: email }),
    }));
  };
