import type { Schemas } from '@institute/api-schema';
import pino from 'pino';
import { completeWhenSigned } from '../enrollment/decisions.ts';
import { demoId } from '../seed/seed.ts';
import { sealEnvelopes } from '../signing/seal.ts';
import { addCard, type cardNumbers } from './cards.ts';
import type { Answer, World } from './world.ts';

type Application = Schemas['EnrollmentApplication'];

export const healthCoach = demoId('program', 1);
/** Starts in four weeks and has seats left. */
export const openCohort = demoId('cohort', 4);
export const laterCohort = demoId('cohort', 8);
export const fullCohort = demoId('cohort', 5);
/** Ten installments after a deposit of $500. */
export const plan = {
  id: demoId('paymentPlan', 3),
  source: 'INSTITUTE',
  name: 'Deposit and 10 monthly installments',
};

export const personalInfo = {
  personalInfo: {
    firstName: 'Samir',
    middleName: null,
    lastName: 'Haddad',
    gender: 'MALE',
    dateBirth: '1992-05-06',
  },
  contactInfo: { homePhone: null, workPhone: null, mobilePhone: '+12125550175' },
  address: {
    country: 'United States',
    countryCode: 'US',
    state: 'New York',
    stateCode: 'NY',
    city: 'New York',
    zip: '10025',
    street1: '2920 Broadway',
    street2: null,
    latitude: null,
    longitude: null,
    formattedAddress: '2920 Broadway, New York, NY 10025, United States',
  },
};

export type Applicant = Awaited<ReturnType<typeof createApplicant>>;

/** A complete signature of an agreement or an envelope. */
const signatureOf = (name: string, hash: string, fields: { name: string }[]) => ({
  consent: true,
  hash,
  signature: { type: 'TYPED', value: name, name },
  fields: fields.map((field) => ({ name: field.name, value: 'true' })),
});

type Person = { token: string; studentId: string };

/** The portal's calls about an application. */
function createCalls(world: World, { token, studentId }: Person) {
  const at = (id: string) => ({ path: { id }, token });
  const get = async (id: string): Promise<Application> =>
    (await world.call('getEnrollmentApplication', at(id))).body.content;
  const create = (body: object = { programId: healthCoach, cohortId: openCohort }) =>
    world.call('createEnrollmentApplication', { ...at(studentId), body });
  const save = async (id: string, body: object) =>
    world.call('saveEnrollmentStep', { ...at(id), body: { version: (await get(id)).version, ...body } });
  const agreement = async (id: string) =>
    (await world.call('listEnrollmentAgreements', at(id))).body.content[0];
  const sign = async (id: string, change: object = {}) => {
    const { id: agreementId, hash, fields } = (await agreement(id))!;
    const { studentName: name } = await get(id);
    return world.call('signEnrollmentAgreement', {
      path: { id, agreementId },
      token,
      body: { ...signatureOf(name, hash, fields), ...change },
    });
  };
  const quote = (id: string) => world.call('quoteEnrollmentApplication', at(id));
  const submit = async (id: string, key?: string, quoteId?: string) =>
    world.call('submitEnrollmentApplication', {
      ...at(id),
      body: { quoteId: quoteId ?? (await quote(id)).body.content.quoteId },
      ...(key && { key }),
    });
  return { at, get, create, save, agreement, sign, quote, submit };
}

/** Opens and signs the envelopes that were sent after the approval. */
function createSigning(world: World, { token, studentId }: Person) {
  const at = (id: string) => ({ path: { id }, token });

  /** Opens every envelope that was sent, and returns the signature for each. */
  async function openAll(): Promise<(() => Promise<Answer<'signEnvelope'>>)[]> {
    const { body } = await world.call('listEnvelopes', {
      ...at(studentId),
      query: { statuses: ['SENT', 'OPENED'] },
    });
    const opened = body.content.map(({ id }) => world.call('openEnvelope', at(id)));
    return (await Promise.all(opened)).map(({ body }) => () => {
      const { id, hash, signers, fields } = body.content.envelope;
      const name = signers.find(({ party }) => party === 'STUDENT')!.name;
      return world.call('signEnvelope', {
        ...at(id),
        body: signatureOf(name, hash, fields),
      });
    });
  }

  /** Signs everything that was sent. */
  async function signAll(): Promise<void> {
    for (const sign of await openAll()) await sign();
  }

  return { openAll, signAll };
}

/** An applicant that makes the same calls as the portal. */
export async function createApplicant(world: World, email = 'new.coach@example.com', password?: string) {
  const { accessToken, studentId } = await world.signIn(email, password);
  const token = accessToken;
  const { at, ...calls } = createCalls(world, { token, studentId });
  const signing = createSigning(world, { token, studentId });

  /** A draft with every step complete, to be paid with the given card. */
  async function complete(
    card: keyof typeof cardNumbers = 'succeeds',
    { programId = healthCoach, cohortId = openCohort, paymentPlan = plan } = {},
  ): Promise<string> {
    const { id } = (await calls.create({ programId, cohortId })).body.content;
    await calls.save(id, { step: 'PERSONAL_INFO', ...personalInfo });
    await world.call('choosePaymentPlan', { ...at(id), body: paymentPlan });
    await calls.sign(id);
    const { body } = await addCard(world, { accessToken, studentId }, card);
    const { id: paymentMethodId } = body.content;
    await world.call('choosePaymentMethod', { ...at(id), body: { paymentMethodId } });
    return id;
  }

  /** All the way to the enrollment. */
  async function enroll(advisor: string): Promise<string> {
    const id = await complete();
    await calls.submit(id);
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    await advise(world, advisor, id, 'approveEnrollmentApplication');
    await advise(world, advisor, id, 'sendEnrollmentEnvelopes');
    await signing.signAll();
    await sealAll(world);
    return id;
  }

  return { token, accessToken, studentId, ...calls, ...signing, complete, enroll };
}

type Decision = 'reviewEnrollmentApplication' | 'approveEnrollmentApplication' | 'sendEnrollmentEnvelopes';

/** An advisor's actions. */
export function advise(world: World, token: string, id: string, what: Decision): Promise<Answer<Decision>> {
  const body = what === 'approveEnrollmentApplication' ? { reason: 'All requirements are met.' } : undefined;
  return world.call(what, { path: { id }, token, body });
}

export function sealAll(world: World): Promise<number> {
  const log = pino({ level: 'silent' });
  return sealEnvelopes(world.db, {
    now: () => world.clock.now,
    log,
    onCompleted: completeWhenSigned,
    portalOrigin: 'https://portal.test',
  });
}
