import { type Call, Connection, percentile, signIn, timeCalls } from './client.ts';
import { load } from './load.ts';

type Page = { name: string; call: Call };

/** The demo world's advisor, and a student and a coach of the large world. */
async function signInAll(connection: Connection) {
  return {
    advisor: await signIn(connection, 'advisor@example.com'),
    student: await signIn(connection, 'student57@large.example.com'),
    coach: await signIn(connection, 'student100@large.example.com'),
  };
}

/** The measured pages: all lists that grow with the institute, and one person's large lists. */
async function pagesOf(connection: Connection): Promise<Page[]> {
  const { advisor, student, coach } = await signInAll(connection);
  const totalOf = async (call: Call) =>
    (JSON.parse((await connection.call(call)).text) as { pagination: { total: number } }).pagination.total;

  async function firstAndDeep(name: string, path: string, token: string, more: Partial<Call> = {}) {
    const at = (page: number): Call => ({
      path: `${path}${path.includes('?') ? '&' : '?'}page=${page}`,
      token,
      ...more,
    });
    const total = await totalOf(at(0));
    const pages: Page[] = [{ name: `${name}, first page`, call: at(0) }];
    if (total > 200) {
      pages.push({ name: `${name}, in the middle`, call: at(Math.floor(total / 20)) });
      pages.push({ name: `${name}, last page`, call: at(Math.floor((total - 1) / 10)) });
    }
    return pages;
  }

  const own = `/students/${student.studentId}`;
  const staff = advisor.token;
  return [
    ...(await firstAndDeep('students', '/students', staff)),
    ...(await firstAndDeep('students by last name', '/students?sortBy=lastName&descending=false', staff)),
    ...(await firstAndDeep('students by e-mail', '/students?sortBy=email&descending=false', staff)),
    ...(await firstAndDeep('students named Yuki Tanaka', '/students?keyword=yuki%20tan', staff)),
    ...(await firstAndDeep('a student by e-mail', '/students?keyword=student57@lar', staff)),
    ...(await firstAndDeep('students of a coach', '/students', coach.token)),
    ...(await firstAndDeep('applications', '/enrollment_applications', staff)),
    ...(await firstAndDeep('applications by date', '/enrollment_applications?sortBy=submittedAt', staff)),
    ...(await firstAndDeep('applications to decide', '/enrollment_applications?statuses=SUBMITTED', staff)),
    ...(await firstAndDeep('an application by number', '/enrollment_applications?keyword=E-20019', staff)),
    ...(await firstAndDeep('purchases', '/coach_product_purchases', staff)),
    ...(await firstAndDeep('purchases by amount', '/coach_product_purchases?sortBy=amount', staff)),
    ...(await firstAndDeep('purchases by a client', '/coach_product_purchases?keyword=yuki%20tanaka', staff)),
    ...(await firstAndDeep('refunded purchases', '/coach_product_purchases/find_by_criteria', staff, {
      method: 'POST',
      body: { status: 'REFUNDED' },
    })),
    ...(await firstAndDeep(
      'purchases of a coach',
      `/coach_product_purchases?coachId=${coach.coachId}`,
      coach.token,
    )),
    ...(await firstAndDeep('circles', '/coaching_circles', student.token)),
    ...(await firstAndDeep(
      'circles by next session',
      '/coaching_circles?sortBy=nextSessionTime',
      student.token,
    )),
    ...(await firstAndDeep('account history', `${own}/account_history`, student.token)),
    ...(await firstAndDeep('activity log', `${own}/activity_log`, student.token)),
    ...(await firstAndDeep('inbox', `${own}/communication_intents`, student.token, {
      method: 'POST',
      body: {},
    })),
    ...(await firstAndDeep('payment schedules', `${own}/payment_schedules`, student.token)),
    ...(await firstAndDeep('courses', `${own}/courses`, student.token)),
    ...(await firstAndDeep(
      'sessions of a coach',
      `/coaches/${coach.coachId}/coaching_sessions`,
      coach.token,
    )),
  ];
}

/**
 * The 95th percentile per page, in milliseconds. The first calls, which open connections, plan queries and fill caches,
 * don't count.
 */
export async function measureLists(origin: string, count: number): Promise<Map<string, number>> {
  const connection = new Connection(origin);
  const figures = new Map<string, number>();
  const pages = await pagesOf(connection);
  const calls = pages.map(({ call }) => call);
  await load(origin, calls, 10 * calls.length, 16);
  for (const { name, call } of pages) {
    await timeCalls(connection, 10, call);
    figures.set(name, percentile(await timeCalls(connection, count, call), 0.95));
  }
  connection.close();
  return figures;
}
