import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemory } from '../platform/embedded-database.ts';
import { demoId } from '../seed/demo-id.ts';
import { auditLog } from '../tables/audit-log.ts';
import { courseStudents, courses, modules } from '../tables/courses.ts';
import { emails } from '../tables/emails.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { createWorld, type World } from '../testing/world.ts';
import { applyInstituteFile, summaryOf } from './apply.ts';
import { exportInstituteFile, writeInstituteFile } from './export.ts';
import type { InstituteFile } from './file.ts';
import { changeLines } from './print-changes.ts';
import { InstituteFileError, readInstituteFile } from './read-file.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const origins = { portalOrigin: 'https://learn.example.com', coachOrigin: 'https://coach.example.com' };
const apply = (db: World['db'], text: string, isDryRun = false) =>
  applyInstituteFile(db, readInstituteFile(text, 'institute.yaml'), {
    now: world.clock.now,
    origins,
    isDryRun,
  });
const linesOf = async (work: () => unknown): Promise<string[]> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof InstituteFileError) return error.lines;
    throw error;
  }
  return [];
};
const edited = async (change: (file: InstituteFile) => void) => {
  const file = structuredClone(await exportInstituteFile(world.db));
  change(file);
  return writeInstituteFile(file);
};

it('writes a file that changes nothing in its own database, and makes the same institute in an empty one', async () => {
  const text = writeInstituteFile(await exportInstituteFile(world.db));
  const again = await apply(world.db, text);
  expect(again.filter(({ action }) => action !== 'unchanged')).toEqual([]);

  const empty = await openMemory();
  await empty.migrate();
  try {
    const changes = await apply(empty.db, text);
    expect(changes.every(({ kind, action }) => action === 'created' || kind === 'institute')).toBe(true);
    expect(writeInstituteFile(await exportInstituteFile(empty.db))).toBe(text);
    // The file, and each of its staff.
    const acts = await empty.db.select().from(auditLog);
    expect(acts.map(({ type, subject }) => (type === 'ROLES_CHANGED' ? subject : type)).sort()).toEqual([
      ' → ADMIN',
      ' → ADVISOR',
      'INSTITUTE_FILE_APPLIED',
    ]);

    // A second time changes nothing, and says so.
    const second = await apply(empty.db, text);
    expect(changeLines(second)).toEqual([]);
    expect(summaryOf(second)).toMatch(/^0 created, 0 changed, \d+ unchanged, 0 kept/);
    expect(await empty.db.$count(auditLog)).toBe(acts.length);

    // New people choose their own passwords.
    const [letter] = await empty.db.select().from(emails).where(eq(emails.recipient, 'advisor@example.com'));
    expect(letter!.text).toContain('https://learn.example.com/reset-password?token=');
    const [advisor] = await empty.db.select().from(users).where(eq(users.email, 'advisor@example.com'));
    expect(advisor).toMatchObject({ passwordHash: null, roles: [{ name: 'ADVISOR' }] });
  } finally {
    await empty.close();
  }
});

it('gives the demo world the ids that links into it have', async () => {
  const titleOf = async (id: string) =>
    (await world.db.select().from(programs).where(eq(programs.id, id)))[0]?.title;
  expect(await titleOf(demoId('program', 2))).toBe('Gut Health Specialty');
  const [module] = await world.db
    .select()
    .from(modules)
    .where(eq(modules.id, demoId('module', 503)));
  expect(module).toMatchObject({
    courseId: demoId('course', 5),
    sequence: 3,
    week: 2,
    title: 'Dos conversaciones',
  });
});

it('shows what a dry run would change, and changes nothing', async () => {
  const text = await edited((file) => {
    const open = file.classes!.find(({ key }) => key === 'health-coach-training-8')!;
    open.capacity = 44;
    file.programs!.push({ ...file.programs![3]!, key: 'evening-talks', price: '25.00 USD' });
    file.circles!.pop();
  });
  const before = writeInstituteFile(await exportInstituteFile(world.db));
  const dry = await apply(world.db, text, true);
  expect(changeLines(dry)).toEqual([
    '+ program evening-talks',
    '· circle circulo-de-los-lunes is not in the file: kept',
    '~ class health-coach-training-8',
    '    capacity: 40 → 44',
  ]);
  expect(writeInstituteFile(await exportInstituteFile(world.db))).toBe(before);

  await world.reset();
  await apply(world.db, text);
  const [changed] = await world.db
    .select()
    .from(cohorts)
    .where(eq(cohorts.id, demoId('cohort', 8)));
  expect(changed).toMatchObject({ capacity: 44, seatsTaken: 2 });
  await world.reset();
});

// Claim: subscription-charges
it('refuses to change what people have agreed to', async () => {
  await world.reset();
  const refused = async (change: (file: InstituteFile) => void) => {
    const text = await edited(change);
    const before = writeInstituteFile(await exportInstituteFile(world.db));
    const lines = await linesOf(() => apply(world.db, text));
    expect(writeInstituteFile(await exportInstituteFile(world.db))).toBe(before);
    return lines.map((line) => line.replace(/^institute\.yaml:\d+:\d+ /, ''));
  };
  const entry = <Entry extends { key: string }>(entries: Entry[] | undefined, key: string) =>
    entries!.find((one) => one.key === key)!;
  const add = 'Add a new entry and close this one';

  expect(
    await refused((file) => {
      entry(file.programs, 'health-coach-training').price = '9,999.00 USD';
      entry(file.classes, 'health-coach-training-1').startDate = '2026-01-01';
      entry(file.classes, 'health-coach-training-4').capacity = 32;
      file.promoCodes!.find(({ code }) => code === 'SPRING10')!.discount = '5%';
      file.promoCodes!.find(({ code }) => code === 'FIRSTTEN')!.maxUses = 9;
    }),
  ).toEqual([`price can’t change, because students have agreed to it. ${add}`]);
  expect(
    await refused((file) => {
      entry(file.classes, 'health-coach-training-1').startDate = '2026-01-01';
      entry(file.classes, 'health-coach-training-4').capacity = 32;
    }),
  ).toEqual([
    `startDate can’t change, because students have agreed to this class. ${add}`,
    'capacity must be 33 or more: so many seats are taken',
  ]);
  expect(
    await refused((file) => {
      file.promoCodes!.find(({ code }) => code === 'SPRING10')!.discount = '5%';
      file.promoCodes!.find(({ code }) => code === 'FIRSTTEN')!.maxUses = 9;
    }),
  ).toEqual([
    `discount can’t change, because students have used this code. ${add}`,
    'maxUses must be 10 or more: the code was used so often',
  ]);
  expect(
    await refused((file) => {
      file.paymentPlans!.find(({ key }) => key.endsWith('10-monthly-installments'))!.interestRate = '9%';
    }),
  ).toEqual([`interestRate can’t change, because students have agreed to this payment plan. ${add}`]);
  expect(
    await refused((file) => {
      entry(file.subscriptionPlans, 'practice').price = '99.00 USD';
    }),
  ).toEqual([`price can’t change, because coaches have agreed to it. ${add}`]);
  expect(
    await refused((file) => {
      file.institute!.currency = 'EUR';
    }),
  ).toContain('currency can’t change, because amounts have been agreed in the present one');
});

it('closes instead of deleting', async () => {
  await world.reset();
  const text = await edited((file) => {
    for (const one of [
      file.programs!.find(({ key }) => key === 'gut-health')!,
      file.classes!.find(({ key }) => key === 'health-coach-training-4')!,
      file.promoCodes!.find(({ code }) => code === 'WELCOME100')!,
      file.paymentPlans!.find(({ key }) => key === 'health-coach-training-pay-in-full')!,
      file.subscriptionPlans![0]!,
    ]) {
      one.state = 'closed';
    }
  });
  await apply(world.db, text);
  const programIds = (await world.call('listPrograms')).body.content.map(({ id }) => id);
  expect(programIds).toContain(demoId('program', 1));
  expect(programIds).not.toContain(demoId('program', 2));
  const path = { id: demoId('program', 1) };
  const classes = (await world.call('listCohorts', { path, query: { size: 100 } })).body.content;
  expect(classes.map(({ id }) => id)).toContain(demoId('cohort', 8));
  expect(classes.map(({ id }) => id)).not.toContain(demoId('cohort', 4));
  const { accessToken: token, studentId } = await world.signIn('new.coach@example.com');
  const start = (programId: string, cohortId?: string) =>
    world.call('createEnrollmentApplication', {
      token,
      path: { id: studentId },
      body: { programId, cohortId },
    });
  expect((await start(demoId('program', 2))).status).toBe(404);
  expect((await start(demoId('program', 1), demoId('cohort', 4))).problem).toMatchObject({
    key: 'noCohortSelected',
  });
  const body = { code: 'WELCOME100', programId: demoId('program', 1) };
  expect((await world.call('validateVoucher', { body })).problem.key).toBe('voucherIsExpired');
  const plans = (await world.call('listProgramPaymentPlans', { path })).body.content;
  expect(plans.map(({ id }) => id)).not.toContain(demoId('paymentPlan', 1));
  const offered = (
    await world.call('listSubscriptionPlans', { token: await world.tokenOf('coach@example.com') })
  ).body.content;
  expect(offered.map(({ id }) => id)).toEqual([demoId('plan', 2), demoId('plan', 3)]);
  await world.reset();
});

it('keeps the progress in modules that move, and the modules that the file no longer has', async () => {
  await world.reset();
  const text = await edited((file) => {
    const course = file.courses!.find(({ key }) => key === 'cooking-for-change')!;
    course.weeks[0]!.modules.reverse();
    course.weeks.splice(1, 1);
  });
  const lines = changeLines(await apply(world.db, text));
  expect(lines).toContain('· module cooking-for-change/roasting-anything is not in the file: kept');
  const rows = await world.db
    .select({ id: modules.id, sequence: modules.sequence })
    .from(modules)
    .where(eq(modules.courseId, demoId('course', 2)))
    .orderBy(modules.sequence);
  const moved = [2, 1, 5, 6, 7, 8, 3, 4].map((place) => demoId('module', 200 + place));
  expect(rows.map(({ id }) => id)).toEqual(moved);
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await world.reset();
});

it('opens a completed course again when it adds a module', async () => {
  await world.reset();
  const maya = await world.signIn('student@example.com');
  const read = async () => {
    const path = { id: maya.studentId, courseId: demoId('course', 2) };
    return (await world.call('getCourse', { path, token: maya.accessToken })).body.content;
  };
  expect(await read()).toMatchObject({ status: 'COMPLETED', nextModule: null });
  const text = await edited((file) => {
    const { weeks } = file.courses!.find(({ key }) => key === 'cooking-for-change')!;
    weeks[0]!.modules.push({ ...weeks[0]!.modules[0]!, key: 'a-new-start', title: 'A New Start' });
  });
  await apply(world.db, text);
  expect(await read()).toMatchObject({ status: 'IN_PROGRESS', nextModule: { title: 'A New Start' } });
  await world.reset();
});

it('opens an added course to those who are enrolled in a class that goes on', async () => {
  await world.reset();
  const text = await edited((file) => {
    const first = file.courses!.find(({ key }) => key === 'cooking-for-change')!;
    file.courses!.push({ ...first, key: 'cooking-for-two', title: 'Cooking for Two' });
  });
  await apply(world.db, text);
  const enrolled = await world.db
    .select({
      studentId: enrollmentApplications.studentId,
      startDate: cohorts.startDate,
      endDate: cohorts.graduationDate,
      opensOn: cohorts.startDate,
    })
    .from(enrollmentApplications)
    .innerJoin(cohorts, eq(cohorts.id, enrollmentApplications.cohortId))
    .innerJoin(courses, eq(courses.programId, enrollmentApplications.programId))
    .where(
      and(
        eq(courses.title, 'Cooking for Two'),
        eq(enrollmentApplications.status, 'COMPLETE'),
        eq(cohorts.languageIso2LetterCode, 'EN'),
        gte(cohorts.graduationDate, '2026-03-02'),
      ),
    );
  expect(enrolled).not.toEqual([]);
  const { studentId, startDate, endDate, opensOn } = courseStudents;
  const opened = await world.db
    .select({ studentId, startDate, endDate, opensOn })
    .from(courseStudents)
    .innerJoin(courses, and(eq(courses.id, courseStudents.courseId), eq(courses.title, 'Cooking for Two')));
  expect(new Set(opened)).toEqual(new Set(enrolled));
  await world.reset();
});

it('grants roles to people who exist, and leaves the rest of them alone', async () => {
  await world.reset();
  const person = '{ email: Student@Example.com, firstName: Other, lastName: Name, roles: [ADVISOR] }';
  const changes = await apply(world.db, `people:\n  - ${person}\n`);
  expect(changeLines(changes)).toEqual(['~ person student@example.com', '    has the role ADVISOR too']);
  const session = await world.signIn('student@example.com');
  expect(session).toMatchObject({ firstName: 'Maya', roles: [{ name: 'STUDENT' }, { name: 'ADVISOR' }] });
  await world.reset();
});

it('means the same people after they have changed their address, and makes no one again who deleted the account', async () => {
  await world.reset();
  const staff = '{ email: advisor@example.com, firstName: Grace, lastName: Whitfield, roles: [ADVISOR] }';
  const coach = '{ email: coach@example.com, firstName: Rosa, lastName: Delgado, roles: [COACH] }';
  const circle = (await exportInstituteFile(world.db)).circles!.find(
    ({ coach }) => coach === 'coach@example.com',
  )!;
  const text = writeInstituteFile({ circles: [circle] });
  const both = `people:\n  - ${staff}\n  - ${coach}\n${text}`;
  await apply(world.db, both);
  for (const email of ['advisor@example.com', 'coach@example.com'])
    await world.db
      .update(users)
      .set({ email: `changed.${email}` })
      .where(eq(users.email, email));
  const count = await world.db.$count(users);
  const changed = async (file: string) =>
    (await apply(world.db, file)).filter(({ action }) => action === 'created' || action === 'changed');
  for (const file of [both, text]) expect(await changed(file)).toEqual([]);
  expect(await world.db.$count(users)).toBe(count);

  // Someone else signs up with an address that is free now.
  const other = eq(users.email, 'student@example.com');
  await world.db.update(users).set({ email: 'advisor@example.com' }).where(other);
  expect(await linesOf(() => apply(world.db, `people:\n  - ${staff}\n`))).toEqual([
    'institute.yaml:2:14 this address belongs to someone else now than it did before',
  ]);
  await world.db
    .update(users)
    .set({ email: 'student@example.com' })
    .where(eq(users.email, 'advisor@example.com'));

  await world.db
    .update(students)
    .set({ deletedAt: world.clock.now })
    .where(eq(students.id, demoId('student', 7)));
  await world.db
    .update(users)
    .set({ roles: [] })
    .where(eq(users.id, demoId('user', 7)));
  expect(changeLines(await apply(world.db, `people:\n  - ${staff}\n`))).toEqual([]);
  expect(await world.db.$count(users)).toBe(count);

  const twice = staff.replace('advisor@', 'changed.advisor@');
  expect(await linesOf(() => apply(world.db, `people:\n  - ${staff}\n  - ${twice}\n`))).toEqual([
    'institute.yaml:3:14 this person is in the file twice, by two addresses',
  ]);
  await world.reset();
});

it('says where a file is wrong', async () => {
  const faulty = `institute:
  name: Instituto
  currency: usd
  languages: [EN]
  timeZone: Mars/Olympus
programs:
  - key: Coach
    title: { DE: Gesundheit }
    tracks: [YOGA]
    price: 5400
    weeks: 0
    weeklyHours: 5.5
    colour: red
promoCodes:
  - { code: TEN, discount: ten percent, maxUses: 2, maxUses: 3 }
`;
  const duplicate = await linesOf(() => readInstituteFile(faulty, 'institute.yaml'));
  expect(duplicate).toEqual([expect.stringMatching(/^institute\.yaml:15:53 Map keys must be unique/)]);
  expect(
    await linesOf(() => readInstituteFile(faulty.replace(', maxUses: 3', ''), 'institute.yaml')),
  ).toEqual([
    'institute.yaml:3:13 currency must be an ISO 4217 code such as USD',
    'institute.yaml:5:13 timeZone must be the IANA name of a time zone, such as America/New_York',
    'institute.yaml:7:5 summary is missing',
    'institute.yaml:13:5 colour is not a known key here. Known are key, title, summary, tracks, price, weeks, weeklyHours, isAlumniOnly, abilities, phases, outcomes, questions, state',
    'institute.yaml:7:10 key must be in lower case letters, digits and hyphens, such as health-coach',
    'institute.yaml:8:14 DE is not a known key here. Known are EN, ES',
    'institute.yaml:9:14 tracks must be one of HEALTH_COACH, NUTRITION, MENTORSHIP, INTRODUCTION',
    'institute.yaml:10:12 price must be an amount with its currency, such as 1,200.00 USD',
    'institute.yaml:11:12 weeks must be 1 or more',
    'institute.yaml:12:18 weeklyHours must be a whole number',
    'institute.yaml:15:28 discount must be a percentage such as 10%, or an amount such as 100.00 USD',
  ]);
});

it('needs each policy in each language of the institute', async () => {
  const policies = (given: string) => `institute:
  name: Nopal
  currency: USD
  languages: [EN, ES]
  timeZone: America/New_York
  policies:
    ${given}
`;
  for (const given of ['FAQ: Just ask.', 'FAQ: { EN: Just ask. }', 'FAQ: { EN: Just ask., ES: " " }'])
    expect(await linesOf(() => apply(world.db, policies(given)))).toEqual([
      expect.stringMatching(/^institute\.yaml:7:\d+ FAQ is missing in ES$/),
    ]);
  await apply(world.db, policies('FAQ: { EN: Just ask., ES: Pregunta. }'));
  for (const [languageIso2LetterCode, text] of [
    ['EN', 'Just ask.'],
    ['ES', 'Pregunta.'],
  ]) {
    const { body } = await world.call('getInstitute', { query: { languageIso2LetterCode } });
    expect(body.content.policies).toEqual([{ name: 'FAQ', text }]);
  }
  await world.reset();
});

it('says which references and amounts can’t be right', async () => {
  const program = (price: string) =>
    `programs:\n  - { key: talks, title: Talks, summary: Three, tracks: [INTRODUCTION], price: "${price}", weeks: 1, weeklyHours: 2 }\n`;
  const at = async (text: string) => linesOf(() => apply(world.db, text));
  expect(await at(program('12.005 USD'))).toEqual([
    'institute.yaml:2:80 price must be a whole number of cents',
  ]);
  expect(await at(program('0.30 USD'))).toEqual([
    'institute.yaml:2:80 price must be at least 0.50 USD, or 0.00 USD',
  ]);
  expect(await at(program('12.00 EUR'))).toEqual([
    'institute.yaml:2:80 price must be in USD, the institute’s currency',
  ]);
  expect(
    await at(
      program('12.00 USD').replace(
        ' }\n',
        ', phases: [{ weeks: 2, title: One, description: A talk }, { weeks: 1, title: { ES: Dos }, description: Two }] }\n',
      ),
    ),
  ).toEqual([
    'institute.yaml:2:127 phases last 3 weeks, and the program 1',
    'institute.yaml:2:194 title must be given in EN, the institute’s first language',
  ]);
  const cohort = `classes:
  - { key: spring, program: talk, startDate: 2027-03-01, graduationDate: 2027-02-01, capacity: 5 }
  - { key: spring, program: gut-health, startDate: 2027-02-30, graduationDate: 2027-04-01, capacity: 5 }
`;
  expect(await at(cohort)).toEqual([
    'institute.yaml:3:12 spring is in the file twice',
    'institute.yaml:2:74 graduationDate is before the class starts',
    'institute.yaml:2:29 program is unknown: there is no program with the key talk',
  ]);
  expect(await at(cohort.replace('key: spring, program: talk', 'key: autumn, program: gut-health'))).toEqual([
    'institute.yaml:2:80 graduationDate is before the class starts',
    'institute.yaml:3:52 startDate must be a date such as 2027-03-01',
  ]);
  expect(
    await at(cohort.replace('2027-03-01', 'today+7').split('\n  - { key: spring, program: gut')[0]!),
  ).toContain('institute.yaml:2:46 startDate must be a date such as 2027-03-01');
  expect(await world.db.$count(paymentPlans)).toBe(8);
});

it('refuses a file that is too large or too deep, and names the first of many faults', async () => {
  const refusedFor = (text: string) => linesOf(() => readInstituteFile(text, 'institute.yaml'));
  expect(await refusedFor(`a: ${'x'.repeat(2_000_000)}`)).toEqual([
    'institute.yaml:1:1 the file has more than 2000000 characters',
  ]);
  for (const text of ['['.repeat(20_000), `institute: ${'{a: '.repeat(20_000)}`, '- '.repeat(20_000)]) {
    expect(await refusedFor(text)).toEqual([
      'institute.yaml:1:1 the file has too many lists or keys inside each other',
    ]);
  }
  const unknown = Array.from({ length: 100_000 }, (_, index) => `key${index}: 1`).join('\n');
  const lines = await refusedFor(unknown);
  expect(lines).toHaveLength(200);
  expect(lines[7]).toMatch(/^institute\.yaml:\d+:1 key\d+ is not a known key here/);
});

it('leaves out staff whose account is disabled', async () => {
  const advisor = 'advisor@example.com';
  const exported = async () => (await exportInstituteFile(world.db)).people!.map(({ email }) => email);
  expect(await exported()).toContain(advisor);
  await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, advisor));
  expect(await exported()).not.toContain(advisor);
});
