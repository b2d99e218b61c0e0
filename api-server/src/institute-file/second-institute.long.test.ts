import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../institute/settings.ts';
import { openMemory } from '../platform/embedded-database.ts';
import { setInstituteTimeZone } from '../platform/institute-days.ts';
import { advise, createApplicant, personalInfo, sealAll } from '../testing/applicant.ts';
import { addCard } from '../testing/cards.ts';
import { createWorld, type World } from '../testing/world.ts';
import { applyInstituteFile } from './apply.ts';
import { readInstituteFile } from './read-file.ts';

// Everything after the file is done through the API, as another institute's people would.

const password = 'Nopales7';
let world: World;
beforeAll(async () => {
  const opened = await openMemory();
  await opened.migrate();
  world = await createWorld({ opened, config: { rateLimitFactor: 100 } });
  const text = readFileSync(new URL('second-institute.yaml', import.meta.url), 'utf8');
  const { portalOrigin, coachOrigin } = world.dependencies.config;
  const origins = { portalOrigin, coachOrigin };
  await applyInstituteFile(world.db, readInstituteFile(text, 'institute.yaml'), {
    now: world.clock.now,
    origins,
  });
  setInstituteTimeZone((await readSettings(world.db)).timeZone);
});
afterAll(async () => {
  setInstituteTimeZone('America/New_York');
  await world.close();
});

/** Chooses a password by the link in the invitation, and signs in. */
async function accept(email: string): Promise<string> {
  const { subject, secret } = await world.lastEmail(email);
  expect(subject).toBe('Tu cuenta está lista');
  expect((await world.call('resetPassword', { body: { token: secret, password } })).status).toBe(204);
  return (await world.signIn(email, password)).accessToken;
}

/** Signs up, and chooses a password with the code from the e-mail. */
async function signUp(id: 'signUpStudent' | 'signUpCoach', email: string, more: object = {}) {
  const name = { firstName: 'Samir', lastName: 'Haddad', languageIso2LetterCode: 'ES' };
  expect((await world.call(id, { body: { email, ...name, ...more } })).status).toBe(201);
  await world.call('createVerificationCode', { body: { email, purpose: 'CREATE_PASSWORD' } });
  const { secret: verificationCode } = await world.lastEmail(email);
  expect((await world.call('createPassword', { body: { email, verificationCode, password } })).status).toBe(
    200,
  );
}

it('describes itself', async () => {
  const { content } = (await world.call('getInstitute', { query: { languageIso2LetterCode: 'ES' } })).body;
  expect(content).toEqual({
    name: 'Instituto Nopal',
    address: 'Calle de Durango 12\n06700 Ciudad de México',
    supportEmail: 'ayuda@nopal.example.com',
    supportPhone: '+525555550100',
    currency: 'MXN',
    languages: ['ES'],
    timeZone: 'America/Mexico_City',
    monthlyPriceFrom: 49_900,
    policies: [
      {
        name: 'SCHEDULING_POLICY',
        text: 'Puedes cancelar una sesión hasta el día anterior.\n\nDespués, la sesión se cobra.',
      },
    ],
  });
});

it('enrolls a student, in its own currency and language', async () => {
  const advisor = await accept('asesor@nopal.example.com');
  await signUp('signUpStudent', 'alumno@example.com');
  const student = await createApplicant(world, 'alumno@example.com', password);
  const { token, studentId } = student;

  const [program] = (await world.call('listPrograms', { query: { languageIso2LetterCode: 'ES' } })).body
    .content;
  expect(program).toMatchObject({
    title: 'Coaching de bienestar',
    price: 1_800_000,
    currency: 'MXN',
    languages: ['ES'],
  });
  const path = { id: program!.id };
  const [cohort] = (await world.call('listCohorts', { path })).body.content;
  const [plan] = (await world.call('listProgramPaymentPlans', { path })).body.content;
  expect(plan!.price).toMatchObject({ tuition: 1_800_000, taxes: 288_000, totalOwed: 2_088_000 });

  const { id } = (await student.create({ programId: program!.id, cohortId: cohort!.id })).body.content;
  await student.save(id, {
    step: 'PERSONAL_INFO',
    ...personalInfo,
    address: {
      ...personalInfo.address,
      country: 'Mexico',
      countryCode: 'MX',
      state: 'Ciudad de México',
      stateCode: 'CMX',
      city: 'Ciudad de México',
      zip: '06700',
      street1: 'Calle de Durango 30',
      formattedAddress: 'Calle de Durango 30, 06700 Ciudad de México, México',
    },
  });
  const { source, name } = plan!;
  await world.call('choosePaymentPlan', { path: { id }, token, body: { id: plan!.id, source, name } });
  await world.call('applyVoucher', { path: { id }, token, body: { code: 'BIENVENIDA' } });
  expect((await student.sign(id)).status).toBe(200);
  const card = await addCard(world, { accessToken: token, studentId }, 'succeeds');
  await world.call('choosePaymentMethod', {
    path: { id },
    token,
    body: { paymentMethodId: card.body.content.id },
  });
  const submitted = await student.submit(id);
  expect(submitted.status).toBeLessThan(300);

  for (const step of [
    'reviewEnrollmentApplication',
    'approveEnrollmentApplication',
    'sendEnrollmentEnvelopes',
  ] as const) {
    expect((await advise(world, advisor, id, step)).status).toBe(200);
  }
  await student.signAll();
  await sealAll(world);
  expect((await student.get(id)).status).toBe('COMPLETE');
  const [schedule] = (await world.call('listPaymentSchedules', { path: { id: studentId }, token })).body
    .content;
  expect(schedule).toMatchObject({ currency: 'MXN', totalOwed: 1_879_200 });
  const summary = (await world.call('getFinancialSummary', { path: { id: studentId }, token })).body.content;
  expect(summary.currency).toBe('MXN');
  const [course] = (await world.call('listCourses', { path: { id: studentId }, token })).body.content;
  expect(course).toMatchObject({ title: 'Fundamentos', programTitle: 'Coaching de bienestar' });
});

it('has a coach who subscribes, publishes and sells', async () => {
  await accept('coach@nopal.example.com');
  const session = await world.signIn('coach@nopal.example.com', password);
  const { accessToken: token, studentId } = session;
  const coachId = session.coachId!;
  const card = await addCard(world, { accessToken: token, studentId }, 'succeeds');
  const [plan] = (
    await world.call('listSubscriptionPlans', { token, query: { languageIso2LetterCode: 'ES' } })
  ).body.content;
  expect(plan).toMatchObject({ price: 49_900, currency: 'MXN', description: 'Para quienes empiezan.' });
  const body = { planId: plan!.id, amount: plan!.price, paymentMethodId: card.body.content.id };
  expect((await world.call('createSubscription', { path: { coachId }, token, body })).status).toBe(201);

  const profile = { path: { id: coachId }, token };
  const intro = 'Acompaño a personas que duermen mal.';
  const { version } = (await world.call('getCoach', profile)).body.content;
  expect((await world.call('patchCoach', { ...profile, body: { version, intro } })).status).toBe(200);
  await world.call('createCoachSchedule', {
    path: { coachId },
    token,
    body: {
      name: 'Tardes',
      timeZone: 'America/Mexico_City',
      weekly: [{ day: 'THURSDAY', startTime: '13:00', endTime: '15:00' }],
      overrides: [],
    },
  });

  const product = await world.call('createCoachProduct', {
    path: { coachId },
    token,
    body: {
      type: 'SERVICE',
      title: 'Primera sesión',
      image: null,
      description: 'Una hora para empezar.',
      price: 80_000,
      priceUnit: 'NONE',
      deliveryMode: 'ONLINE',
      productCategoryId: null,
      productSpecification: null,
      serviceCategoryId: null,
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 50 } },
      status: 'PUBLISHED',
    },
  });
  expect(product.body.content).toMatchObject({ price: 80_000, currency: 'MXN', status: 'PUBLISHED' });
  const productId = product.body.content.id;

  const client = await world.signIn('alumno@example.com', password);
  const [clientCard] = (
    await world.call('listPaymentMethods', { path: { id: client.studentId }, token: client.accessToken })
  ).body.content;
  const reserved = await world.call('createSlotReservation', {
    path: { coachId, productId },
    token: client.accessToken,
    body: { startTime: '2026-03-05T19:00:00.000Z', timeZone: 'America/Mexico_City' },
  });
  expect(reserved.status).toBe(201);
  const bought = await world.call('createCoachProductPurchase', {
    token: client.accessToken,
    body: {
      productId,
      reservationId: reserved.body.content.id,
      paymentMethodId: clientCard!.id,
      quoteId: reserved.body.content.quote!.id,
    },
  });
  expect(bought.body.content).toMatchObject({ status: 'PAID', amount: 80_000, currency: 'MXN' });
});

it('lets its administrator see what was done, from the first moment', async () => {
  const token = await accept('direccion@nopal.example.com');
  const { content } = (await world.call('listAuditLog', { token, query: { descending: false } })).body;
  expect(content.map(({ type, actorName }) => [type, actorName])).toEqual([
    ['INSTITUTE_FILE_APPLIED', null],
    ['APPLICATION_DECIDED', 'Tomás Rivas'],
    ['APPLICATION_DECIDED', 'Tomás Rivas'],
    ['APPLICATION_DECIDED', 'Tomás Rivas'],
  ]);
});
