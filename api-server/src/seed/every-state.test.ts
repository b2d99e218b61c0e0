import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';
import { cast, demoPassword } from './cast.ts';

const { schemas } = document.components;
const page = { query: { size: 100 } };

let world: World;
/** What the people of the demo world see, by what it is. */
const seen = new Map<string, Set<unknown>>();

const see = (what: string, ...values: unknown[]) => {
  for (const value of values) seen.set(what, (seen.get(what) ?? new Set()).add(value));
};

type Person = Awaited<ReturnType<World['signIn']>>;

async function seeMoney({ accessToken: token, studentId: id }: Person): Promise<void> {
  const path = { id };
  const { body: summary } = await world.call('getFinancialSummary', { token, path });
  see('FinancialStatus', summary.content.status);
  see('autopay', summary.content.autoPay);
  const { body: schedules } = await world.call('listPaymentSchedules', { token, path, ...page });
  for (const { id: scheduleId, status, totalRemaining } of schedules.content) {
    see('PaymentScheduleStatus', status);
    if (status === 'ACTIVE') see('balance', totalRemaining > 0);
    const rows = await world.call('listPaymentScheduleRows', { token, path: { id: scheduleId }, ...page });
    see('PaymentScheduleRowStatus', ...rows.body.content.map((row) => row.status));
  }
  const { body: cards } = await world.call('listPaymentMethods', { token, path });
  for (const card of cards.content) {
    see('card', card.isDefault ? 'default' : 'another');
    if (card.isExpired) see('card', 'expired');
    if (card.isDeclined) see('card', 'declined');
    if (card.assignedRows > 0) see('card', 'assigned');
    if (card.paysSubscription) see('card', 'of a subscription');
  }
}

async function seeStudies({ accessToken: token, studentId: id }: Person): Promise<void> {
  const path = { id };
  const { body: applications } = await world.call('listStudentEnrollmentApplications', {
    token,
    path,
    ...page,
  });
  for (const { status, program, ...application } of applications.content) {
    see('EnrollmentApplicationStatus', status);
    if (status !== 'COMPLETE') continue;
    const query = { applicationId: application.id };
    const options = await world.call('getTransferOptions', { token, path, query });
    see('transfer', options.status === 200 ? 'possible' : options.problem.key);
  }
  const { body: envelopes } = await world.call('listEnvelopes', { token, path });
  see('EnvelopeStatus', ...envelopes.content.map(({ status }) => status));
  const { body: courses } = await world.call('listCourses', { token, path, ...page });
  see('CourseStatus', ...courses.content.map(({ status }) => status));
  const { body: transfers } = await world.call('listTransfers', { token, path, ...page });
  see('TransferStatus', ...transfers.content.map(({ status }) => status));
  const { body: circles } = await world.call('listCoachingCircles', { token, ...page });
  for (const { joinRefusal, membership } of circles.content) {
    see('CircleJoinRefusal', joinRefusal);
    see('CircleMembershipStatus', membership);
  }
}

async function seeMessages({ accessToken: token, studentId: id }: Person): Promise<void> {
  for (const archived of [false, true]) {
    const body = { archived };
    const { content } = (await world.call('listCommunicationIntents', { token, path: { id }, body })).body;
    see('CommunicationIntentStatus', ...content.map(({ status }) => status));
    if (content.length > 0) see('archived', archived);
  }
}

beforeAll(async () => {
  world = await createWorld();
  for (const { email } of cast) {
    const { status, problem } = await world.call('signInStudent', {
      body: { username: email, password: demoPassword },
    });
    if (status !== 200) {
      see('sign-in', problem.key);
      continue;
    }
    const person = await world.signIn(email);
    see('e-mail', person.isVerifiedEmail);
    if (!person.isVerifiedEmail) continue;
    await seeMoney(person);
    await seeStudies(person);
    await seeMessages(person);
  }
}, 300_000);
afterAll(() => world.close());

const enumOf = (name: keyof typeof schemas) => (schemas[name] as { enum: unknown[] }).enum;
/** What the next step of a transfer replaces at once. */
const passing = ['REQUESTED', 'REVIEWED'];

it.each<[string, unknown[]]>([
  ['sign-in', ['accountIsDisabled']],
  ['e-mail', [true, false]],
  ['CommunicationIntentStatus', enumOf('CommunicationIntentStatus')],
  ['archived', [true, false]],
  ['FinancialStatus', enumOf('FinancialStatus')],
  ['autopay', [true, false]],
  ['PaymentScheduleStatus', enumOf('PaymentScheduleStatus')],
  // Which staff can transfer or conclude.
  ['balance', [true]],
  ['PaymentScheduleRowStatus', enumOf('PaymentScheduleRowStatus')],
  ['card', ['default', 'another', 'expired', 'declined', 'assigned', 'of a subscription']],
  ['EnrollmentApplicationStatus', enumOf('EnrollmentApplicationStatus')],
  ['EnvelopeStatus', enumOf('EnvelopeStatus')],
  ['CourseStatus', enumOf('CourseStatus')],
  ['transfer', ['possible', 'transferPastDue', 'transferNotPermit']],
  ['TransferStatus', enumOf('TransferStatus').filter((status) => !passing.includes(status as string))],
  ['CircleJoinRefusal', [null, ...enumOf('CircleJoinRefusal')]],
  ['CircleMembershipStatus', [null, ...enumOf('CircleMembershipStatus')]],
])('shows each state: %s [D-11]', (what, states) => {
  expect(seen.get(what)).toEqual(new Set(states));
});
