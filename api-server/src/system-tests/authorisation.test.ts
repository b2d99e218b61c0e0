import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../../../scripts/given/lane.ts';
import { demoSsoTargets } from '../learning/demo-targets.ts';
import { contract } from '../platform/contract.ts';
import { coachSessionNotes, coachSessions } from '../tables/coach-sessions.ts';
import { users } from '../tables/users.ts';
import { dayAfter } from '../testing/days.ts';
import { exampleBody, exampleValue } from '../testing/example-request.ts';
import { addCalendarFeed, addFile, explore, KnownValues, kindOf } from '../testing/known-values.ts';
import { withRollback } from '../testing/with-rollback.ts';
import { createWorld, type World } from '../testing/world.ts';

// Calls every operation as every kind of user. The expected responses come from the document, so a new operation is
// covered as soon as it declares its roles and its owner.

type Operation = (typeof contract)[number];
type Values = Record<string, unknown>;
type Person = {
  token?: string;
  isVerified: boolean;
  roles: string[];
  known: KnownValues;
};
type Verdict = 'allowed' | (typeof refusals)[number];

const refusals = ['unauthorized', 'emailNotVerified', 'forbidden', 'notFound', 'ownRecord'] as const;
const config = { rateLimitFactor: 1_000_000, ...demoSsoTargets('https://learn.example.com') };

let world: World;
/** People of the demo world who have data. */
const owners: { student: Person[]; coach: Person[]; staff: Person[] } = { student: [], coach: [], staff: [] };
/** Other users who request that data. They own none of it. */
const others: Record<string, Person> = {};

async function arrive(email: string, isExploring = true): Promise<Person> {
  const session = await world.signIn(email);
  const known = new KnownValues();
  known.add('student', session.studentId);
  await addFile(world.call, session.accessToken, known);
  if (isExploring) await addCalendarFeed(world.call, session, known);
  if (isExploring) await explore(world.call, session, known);
  // Coaches and staff write about others, and not about themselves.
  if (session.roles.some(({ name }) => name !== 'STUDENT')) known.putLast('student', session.studentId);
  return {
    token: session.accessToken,
    isVerified: session.isVerifiedEmail,
    roles: session.roles.map(({ name }) => name),
    known,
  };
}

async function signUp(id: 'signUpStudent' | 'signUpCoach', email: string, more: object = {}) {
  const name = { firstName: 'Nadia', lastName: 'Stranger', languageIso2LetterCode: 'EN' };
  await world.call(id, { body: { email, ...name, ...more } });
  await world.call('createVerificationCode', { body: { email, purpose: 'CREATE_PASSWORD' } });
  const { secret: verificationCode } = await world.lastEmail(email);
  await world.call('createPassword', { body: { email, verificationCode, password: 'Wellness1' } });
  return arrive(email, false);
}

/** A coach who has days off, and knows which note belongs to which session. */
async function withNoteAndTimeOff(coach: Person): Promise<Person> {
  const known = new KnownValues();
  const [note] = await world.db
    .select({ id: coachSessionNotes.id, session: coachSessions })
    .from(coachSessionNotes)
    .innerJoin(coachSessions, eq(coachSessions.id, coachSessionNotes.sessionId))
    .limit(1);
  const { coachId, id: sessionId } = note!.session;
  const { body } = await world.call('createCoachTimeOff', {
    path: { coachId },
    token: coach.token!,
    body: { firstDay: dayAfter(290), lastDay: dayAfter(300) },
  });
  known.add(kindOf('coachId'), coachId);
  known.add(kindOf('coaching_sessions'), sessionId);
  known.add(kindOf('noteId'), note!.id);
  known.add(kindOf('timeOffId'), body.content.id);
  return { ...coach, known };
}

const arriveAll = async (names: string[]) => {
  const people: Person[] = [];
  for (const name of names) people.push(await arrive(`${name}@example.com`));
  return people;
};

beforeAll(async () => {
  world = await createWorld({ commits: true, config });
  const setDisabled = (isDisabled: boolean) =>
    world.db.update(users).set({ isDisabled }).where(eq(users.email, 'disabled@example.com'));

  others.nobody = { isVerified: true, roles: [], known: new KnownValues() };
  world.clock.forward(-16 * 60);
  others.expired = { ...(await arrive('student@example.com', false)), roles: [] };
  world.clock.forward(16 * 60);
  await setDisabled(false);
  others.disabled = { ...(await arrive('disabled@example.com', false)), roles: [] };
  await setDisabled(true);
  others.unverified = await arrive('unverified@example.com', false);
  others.student = await signUp('signUpStudent', 'nadia@example.com');
  others.coach = await signUp('signUpCoach', 'nadia.coach@example.com', {
    mobilePhone: '+12125550199',
    acceptedTerms: true,
  });
  owners.student = await arriveAll(['student', 'pastdue', 'new.student']);
  owners.coach = await arriveAll(['coach', 'new.coach']);
  owners.staff = await arriveAll(['admin', 'advisor']);
  // Clients can request a schedule's free times, but not list the schedules.
  for (const { known } of owners.student)
    for (const id of owners.coach[0]!.known.of(kindOf('scheduleId'))) known.add(kindOf('scheduleId'), id);
  owners.coach.push(await withNoteAndTimeOff(owners.coach[0]!));
  [others.admin, others.advisor] = owners.staff as [Person, Person];
  // Staff know too many students and modules to find by trying which belong together.
  owners.staff.push({ ...others.advisor, known: owners.student[0]!.known });
});
afterAll(() => world.close());

/** The response to a caller who uses the ids known to an owner. Changes are rolled back. */
async function ask(
  operation: Operation,
  { token, known: own }: Person,
  values: Values,
  known = own,
): Promise<Verdict> {
  const pick = (part: string) =>
    Object.fromEntries(
      operation.parameters
        .filter(({ in: at, name }) => at === part && name in values)
        .map(({ name }) => [name, values[name]]),
    );
  const example = exampleBody(operation, known);
  const inBody = Object.entries(values).filter(([name]) => !isParameter(operation, name));
  const { status, problem } = await withRollback(
    world,
    () => ({ config }),
    (inside) =>
      inside.call(operation.id, {
        path: pick('path') as never,
        query: pick('query'),
        body: inBody.length > 0 ? { ...(example as object), ...Object.fromEntries(inBody) } : example,
        ...(token && { token }),
      }),
  );
  return (status >= 400 && refusals.find((key) => key === problem.key)) || 'allowed';
}

const isParameter = ({ parameters }: Operation, name: string) =>
  parameters.some((parameter) => parameter.name === name);

/** Ways to request what a user knows. Parameters without a known value get any value that the document allows. */
function waysToAsk(operation: Operation, { known }: Person): Values[] {
  const { owner } = operation;
  const named =
    typeof owner === 'object' ? [owner.student, owner.coach].filter((name) => name !== undefined) : [];
  const needed = operation.parameters.filter(
    ({ in: part, required, name }) => part !== 'header' && (required || named.includes(name)),
  );
  const isKnown = ({ name }: { name: string }) => known.candidates(operation, name).length > 0;
  const rest = needed
    .filter((parameter) => !isKnown(parameter))
    .map(({ name, schema }) => [name, exampleValue(schema)]);
  return known
    .combinations(operation, [
      ...needed.filter(isKnown).map(({ name }) => name),
      // Owners that the body names.
      ...named.filter((name) => !isParameter(operation, name)),
    ])
    .map((values) => ({ ...Object.fromEntries(rest), ...values }));
}

/** A resource of a user with access to the operation, and that user. */
async function findOwned(operation: Operation, people: Person[]) {
  for (const person of people) {
    for (const values of waysToAsk(operation, person)) {
      if ((await ask(operation, person, values, person.known)) === 'allowed') return { person, values };
    }
  }
  throw new Error(`The demo world has nothing that anyone may use ${operation.id} for.`);
}

function expected({ roles, owner, isForUnverified }: Operation, person: Person, isOwn: boolean): Verdict {
  if (roles === 'public') return 'allowed';
  if (person.roles.length === 0) return 'unauthorized';
  if (!person.isVerified && !isForUnverified) return 'emailNotVerified';
  const has = (names: string[]) => person.roles.some((name) => names.includes(name));
  if (!has(roles)) return 'forbidden';
  return typeof owner === 'string' || isOwn || has(owner.others ?? []) ? 'allowed' : 'notFound';
}

it.each(sample(contract, 6))('$id responds to everyone as documented [A-35]', async (operation) => {
  const { owner, roles } = operation;
  const mayCall = (person: Person) => roles === 'public' || person.roles.some((name) => roles.includes(name));
  const kinds =
    typeof owner === 'string' ? null : (['student', 'coach'] as const).filter((kind) => owner[kind]);
  const pools = kinds?.map((kind) => owners[kind]) ?? [Object.values(owners).flat()];
  const answered: Record<string, Verdict> = {};
  const promised: Record<string, Verdict> = {};
  for (const pool of pools) {
    const { person: owning, values } = await findOwned(operation, pool.filter(mayCall));
    const kind = kinds ? `${kinds[pools.indexOf(pool)]} whose it is` : 'someone';
    answered[kind] = 'allowed';
    promised[kind] = expected(operation, owning, true);
    for (const [name, person] of Object.entries(others)) {
      const own = await ask(operation, person, values);
      // Anyone can request a resource without an owner, even if they haven't seen one.
      const isUnknown = own === 'notFound' && owner === 'none';
      answered[`${name}, not of the ${kind}`] = isUnknown
        ? await ask(operation, person, values, owning.known)
        : own;
      promised[`${name}, not of the ${kind}`] = expected(operation, person, false);
    }
  }
  if (operation.isForUnverified) {
    const { unverified } = others;
    answered['unverified, own'] = (await findOwned(operation, [unverified!])) && 'allowed';
    promised['unverified, own'] = expected(operation, unverified!, true);
  }
  expect(answered).toEqual(promised);
});
