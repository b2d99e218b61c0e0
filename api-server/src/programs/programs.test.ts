import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { disclosure } from '../enrollment/documents/disclosure.ts';
import { comparisonOf } from '../money/plans.ts';
import { demoId } from '../seed/seed.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const training = { id: demoId('program', 1) };
const maya = demoId('student', 1);

describe('programs [A-35]', () => {
  it('are listed for everyone, with what students need to know before enrolling', async () => {
    const { status, body } = await world.call('listPrograms');
    expect([status, body.pagination.total]).toEqual([200, 4]);
    expect(body.content[0]).toMatchObject({
      id: training.id,
      title: 'Health Coach Training Program',
      tracks: ['HEALTH_COACH', 'NUTRITION'],
      languages: ['EN', 'ES'],
      price: 540_000,
      currency: 'USD',
      isAlumniOnly: false,
      // The earlier class is full.
      nextStartDate: '2026-03-30',
    });
    expect(body.content.map(({ price, isAlumniOnly }) => [price, isAlumniOnly])).toEqual([
      [540_000, false],
      [120_000, false],
      [240_000, true],
      [0, false],
    ]);
  });

  it.each([
    [{ languageIso2LetterCode: 'ES' }, ['Formación en coaching de salud', 'Introducción al coaching']],
    [{ track: 'MENTORSHIP' }, ['Advanced Practice Mentorship']],
    [{ keyword: 'gut' }, ['Gut Health Specialty']],
    [{ keyword: 'escuchar' }, ['Health Coach Training Program']],
    [{ keyword: '100%' }, []],
    [{ sortBy: 'price', descending: true, size: 1 }, ['Health Coach Training Program']],
    [{ sortBy: 'title', size: 2, page: 1 }, ['Health Coach Training Program', 'Introduction to Coaching']],
  ])('are filtered, sorted and paged by %o', async (query, titles) => {
    const { body } = await world.call('listPrograms', { query });
    expect(body.content.map(({ title }) => title)).toEqual(titles);
  });

  it('have texts in the requested language', async () => {
    const { body } = await world.call('getProgram', {
      path: training,
      query: { languageIso2LetterCode: 'ES' },
    });
    expect(body.content.title).toBe('Formación en coaching de salud');
    expect((await world.call('getProgram', { path: training })).body.content.title).toMatch(/^Health/);
    expect((await world.call('getProgram', { path: { id: demoId('program', 99) } })).status).toBe(404);
  });

  it('have details in the requested language, whose parts last as long as the program', async () => {
    const details = async (languageIso2LetterCode: 'EN' | 'ES') =>
      (await world.call('getProgramDetails', { path: training, query: { languageIso2LetterCode } })).body
        .content;
    const { phases, questions, abilities } = await details('ES');
    expect(phases.map(({ title, weeks }) => [title, weeks])[0]).toEqual([
      'Fundamentos del coaching de salud',
      14,
    ]);
    expect(phases.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(42);
    expect(abilities).toHaveLength(5);
    expect(questions[0]!.question).toBe('¿Necesito experiencia en salud?');
    expect((await details('EN')).questions[0]!.question).toBe('Do I need a background in health?');
    expect((await world.call('getProgramDetails', { path: { id: demoId('program', 99) } })).status).toBe(404);
  });

  // Claim: program-outcomes
  it('say how their students did in the words of the disclosures', async () => {
    const { outcomes } = (await world.call('getProgramDetails', { path: training })).body.content;
    const facts = { studentName: 'Maya', program: 'Training', outcomes, contact: null };
    const table = disclosure(facts, 'EN')
      .sections.flatMap(({ blocks }) => blocks)
      .find(({ kind }) => kind === 'table');
    expect(table).toMatchObject({
      rows: [
        ['2023', '412', '71.00%', '84.00%'],
        ['2024', '468', '73.00%', '86.00%'],
        ['2025', '501', '74.00%', 'Not yet known'],
      ],
    });
    const none = JSON.stringify(disclosure({ ...facts, outcomes: [] }, 'EN'));
    expect(none).toContain('We have no figures for this program yet.');
    expect(none).not.toContain('Graduated on time');
  });
});

describe('classes [A-35]', () => {
  const list = (query: object = {}) => world.call('listCohorts', { path: training, query });

  it('are those that have not started, next one first, including full ones', async () => {
    const { body } = await list();
    expect(body.content.map(({ startDate, seatsLeft }) => [startDate, seatsLeft])).toEqual([
      ['2026-03-16', 0],
      ['2026-03-30', 7],
      ['2026-04-06', 19],
      ['2026-05-04', 1],
      ['2026-06-29', 38],
    ]);
    expect(body.content[3]).toMatchObject({ deliveryMode: 'IN_PERSON', graduationDate: '2027-02-22' });
  });

  it('begin after today, because a class that begins takes no applications', async () => {
    onTestFinished(() => world.reset());
    const begins = eq(cohorts.startDate, '2026-03-16');
    await world.db.update(cohorts).set({ startDate: '2026-03-02' }).where(begins);
    expect((await list()).body.content[0]!.startDate).toBe('2026-03-30');
    expect((await list({ startFrom: '2026-03-02' })).body.content[0]!.startDate).toBe('2026-03-02');
  });

  it('aren’t offered once the program is closed', async () => {
    onTestFinished(() => world.reset());
    await world.db.update(programs).set({ isActive: false }).where(eq(programs.id, training.id));
    expect((await list()).body).toEqual({ content: [], pagination: { total: 0 } });
    const { body } = await world.call('getProgram', { path: training });
    expect(body.content).toMatchObject({ nextStartDate: null, languages: [] });
  });

  it('are filtered by language and day', async () => {
    const { body } = await list({ languageIso2LetterCode: 'ES' });
    expect(body.content.map(({ languageIso2LetterCode }) => languageIso2LetterCode)).toEqual(['ES']);
    expect((await list({ startFrom: '2020-01-01' })).body.pagination.total).toBe(8);
    expect((await list({ sortBy: 'capacity' })).status).toBe(400);
    expect((await world.call('listCohorts', { path: { id: maya } })).status).toBe(404);
  });
});

describe('payment plans [A-35] [P-24]', () => {
  const list = (query: object = {}, path = training) =>
    world.call('listProgramPaymentPlans', { path, query });

  it('come with their terms and rows for a class', async () => {
    const { body } = await list({ cohortId: demoId('cohort', 6) });
    expect(body.content.map(({ name }) => name)).toEqual([
      'Pay in full',
      'Deposit and 4 monthly installments',
      'Deposit and 10 monthly installments',
    ]);
    const plan = body.content[2]!;
    expect([plan.id, plan.source]).toEqual([demoId('paymentPlan', 3), 'INSTITUTE']);
    expect(plan.terms).toEqual({
      installmentAmount: 51_450,
      amountFinanced: 490_000,
      annualPercentageRate: 1_051,
      totalOwed: 564_500,
      amountDue: 50_000,
      interestRate: 600,
      depositAmount: 50_000,
      installmentCount: 10,
      currency: 'USD',
    });
    expect(plan.rows.map(({ dueDate }) => dueDate).slice(0, 3)).toEqual([
      '2026-03-02',
      '2026-04-06',
      '2026-05-06',
    ]);
    expect(plan.rows.reduce((sum, { amountDue }) => sum + amountDue, 0)).toBe(plan.price.totalOwed);
  });

  it('have names in the requested language', async () => {
    const { body } = await list({ languageIso2LetterCode: 'ES' });
    expect(body.content.map(({ name }) => name)).toEqual([
      'Pago único',
      'Depósito y 4 cuotas mensuales',
      'Depósito y 10 cuotas mensuales',
    ]);
  });

  it('apply a promo code [P-04]', async () => {
    const { body } = await list({ voucherCode: 'spring10' });
    expect(body.content[2]!.price).toMatchObject({ tuition: 540_000, discount: 54_000, netTuition: 486_000 });
    expect((await list({ voucherCode: 'NOSUCH' })).problem.key).toBe('invalidVoucherCode');
    expect((await list({ voucherCode: 'WINTER15' })).problem.key).toBe('voucherIsExpired');
    expect((await list({ voucherCode: 'SUMMER20' })).problem.key).toBe('voucherNotYetValid');
    expect((await list({ voucherCode: 'FIRSTTEN' })).problem.key).toBe('voucherUsedUp');
  });

  it('are compared with paying in full', async () => {
    const { content } = (await list({})).body;
    const inFull = content.find(({ terms }) => terms.installmentCount === 0)!;
    for (const { price, comparison } of content)
      expect(comparison).toEqual({ to: 'IN_FULL', costsMore: price.totalOwed - inFull.price.totalOwed });
    const others = content.filter((plan) => plan !== inFull);
    const least = Math.min(...others.map(({ price }) => price.totalOwed));
    expect(others.map((plan) => comparisonOf(plan, others))).toEqual(
      others.map(({ price }) => ({ to: 'CHEAPEST', costsMore: price.totalOwed - least })),
    );
  });

  it('may be a single one, or free', async () => {
    expect((await list({}, { id: demoId('program', 2) })).body.content).toHaveLength(1);
    const { body } = await list({}, { id: demoId('program', 4) });
    expect(body.content).toMatchObject([{ price: { totalOwed: 0, dueToday: 0 }, rows: [] }]);
  });

  it('are not available for a class of another program', async () => {
    expect((await list({ cohortId: demoId('cohort', 9) })).status).toBe(404);
  });
});

describe('a promo code [P-04] [A-35]', () => {
  const validate = (body: object) =>
    world.call('validateVoucher', { body: { programId: training.id, ...body } });

  // Claim: promo-code-expiry
  it('shows its discount, ignoring case', async () => {
    const { status, body } = await validate({ code: ' Spring10 ' });
    expect(status).toBe(200);
    expect(body.content).toEqual({
      code: 'SPRING10',
      kind: 'PERCENT',
      value: 1_000,
      discount: 54_000,
      currency: 'USD',
      endsAt: '2026-05-01T15:00:00.000Z',
      programTitle: 'Health Coach Training Program',
    });
    expect((await validate({ code: 'WELCOME100' })).body.content).toMatchObject({
      discount: 10_000,
      endsAt: null,
    });
  });

  // Claim: promo-code-expiry
  it('is good until the moment that it shows', async () => {
    // The tests of this file share the world.
    onTestFinished(() => world.reset());
    const { endsAt } = (await validate({ code: 'SPRING10' })).body.content;
    const left = (Date.parse(endsAt!) - Date.parse('2026-03-02T15:00:00Z')) / 1000;
    world.clock.forward(left - 1);
    expect((await validate({ code: 'SPRING10' })).status).toBe(200);
    world.clock.forward(1);
    expect((await validate({ code: 'SPRING10' })).problem.key).toBe('voucherIsExpired');
  });

  it.each([
    ['NOSUCH', 404, 'invalidVoucherCode'],
    ['WINTER15', 410, 'voucherIsExpired'],
    ['FIRSTTEN', 410, 'voucherUsedUp'],
    ['SUMMER20', 404, 'voucherNotYetValid'],
  ])('%s is refused with %i %s [M-03]', async (code, status, key) => {
    const answer = await validate({ code });
    expect([answer.status, answer.problem.key]).toEqual([status, key]);
  });

  it('is valid for its own program only', async () => {
    const { problem } = await validate({ code: 'SPRING10', programId: demoId('program', 2) });
    expect(problem.key).toBe('invalidVoucherCode');
  });

  it('cannot be guessed: too many attempts are refused for a while', async () => {
    const answers = [];
    for (let index = 0; index < 61; index += 1) {
      answers.push(
        await world.call('validateVoucher', {
          body: { programId: training.id, code: `GUESS${index}` },
          address: '198.51.100.9',
        }),
      );
    }
    expect(answers.at(-2)!.problem.key).toBe('invalidVoucherCode');
    expect(answers.at(-1)!.problem.key).toBe('tooManyRequests');
  });
});

describe('the payment plans of a student [A-11] [D-02]', () => {
  const list = async (email: string, query: object = {}, id = maya) =>
    world.call('listPaymentPlans', {
      path: { id },
      query,
      token: (await world.signIn(email)).accessToken,
    });

  it('belong to the schedules, with the current one marked', async () => {
    const { body } = await list('student@example.com');
    expect(body).toEqual({
      content: [
        {
          id: demoId('paymentPlan', 3),
          source: 'INSTITUTE',
          name: 'Deposit and 10 monthly installments',
          currency: 'USD',
          paymentScheduleId: demoId('paymentSchedule', 11),
          applicationId: demoId('application', 1),
          programTitle: 'Health Coach Training Program',
          status: 'ACTIVE',
          isSelected: true,
        },
      ],
      pagination: { total: 1 },
    });
    const { body: transferred } = await list('transferred@example.com', {}, demoId('student', 23));
    expect(transferred.content.map(({ status, isSelected }) => [status, isSelected])).toEqual([
      ['ACTIVE', true],
      ['TRANSFERRED', false],
    ]);
  });

  it('have names in the student’s language', async () => {
    const [plan] = (await list('pastdue@example.com', {}, demoId('student', 3))).body.content;
    expect(plan).toMatchObject({
      name: 'Depósito y 10 cuotas mensuales',
      programTitle: 'Formación en coaching de salud',
    });
  });

  it('come 10 to a page, by id, and refuse unknown sort orders', async () => {
    expect((await list('student@example.com', { sortBy: 'price' })).status).toBe(400);
    expect((await list('student@example.com', { page: 1 })).body.content).toEqual([]);
    expect((await list('new.student@example.com', {}, demoId('student', 2))).body.content).toEqual([]);
  });

  it.each([
    ['new.student@example.com', 404],
    ['advisor@example.com', 200],
    ['admin@example.com', 200],
  ])('are shown to %s with status %i', async (email, status) => {
    expect((await list(email)).status).toBe(status);
  });
});
