import type { OperationId } from '../../../platform/contract.ts';
import { demoId } from '../../../seed/seed.ts';
import type { OperationProvocations, Scenario } from '../provocation.ts';

const signature = { type: 'TYPED', value: 'Maya Lindqvist', name: 'Maya Lindqvist' };
const signed = { consent: true, hash: '0'.repeat(64), signature, fields: [] };
const reason = { reason: 'My name is wrong.' };

/** Operations on an envelope, by its student and by staff. */
const bodies = {
  openEnvelope: undefined,
  signEnvelope: signed,
  declineEnvelope: reason,
  voidEnvelope: reason,
  countersignEnvelope: undefined,
  resendEnvelope: undefined,
} satisfies Partial<Record<OperationId, object | undefined>>;

type Asked = keyof typeof bodies;

/** Calls it for an envelope of the demo world. */
function ask(person: string, number: number, ...operations: Asked[]) {
  return Object.fromEntries(
    operations.map((operation) => [
      operation,
      async ({ call, signIn }: Scenario) => {
        const isStaff = operation === 'voidEnvelope' || operation === 'countersignEnvelope';
        const { accessToken: token } = await signIn(`${isStaff ? 'advisor' : person}@example.com`);
        await call(operation, { token, path: { id: demoId('envelope', number) }, body: bodies[operation] });
      },
    ]),
  );
}

export const envelopes: OperationProvocations = {
  envelopeExpired: ask(
    'student',
    104,
    'openEnvelope',
    'signEnvelope',
    'declineEnvelope',
    'countersignEnvelope',
  ),
  envelopeDeclined: ask('pastdue', 301, 'openEnvelope', 'signEnvelope', 'countersignEnvelope'),
  envelopeVoided: ask(
    'pastdue',
    302,
    'openEnvelope',
    'signEnvelope',
    'declineEnvelope',
    'countersignEnvelope',
  ),
  envelopeChanged: {
    ...ask('student', 103, 'resendEnvelope'),
    ...ask('pastdue', 303, 'declineEnvelope', 'voidEnvelope'),
  },
};
