import { newId } from '../../platform/identifier.ts';
import { demoId } from '../../seed/seed.ts';
import type { Provocation, Provocations, Scenario } from './provocation.ts';

/** Opens an envelope that has expired or whose turn is over. */
const open =
  (person: string, number: number): Provocation['play'] =>
  async ({ call, signIn }) => {
    const { accessToken: token } = await signIn(`${person}@example.com`);
    await call('openEnvelope', { token, path: { id: demoId('envelope', number) } });
  };

/** Opens an envelope that waits for Maya, and signs it incorrectly. */
const sign =
  (change: object): Provocation['play'] =>
  async ({ call, signIn }: Scenario) => {
    const { accessToken: token } = await signIn('student@example.com');
    const path = { id: demoId('envelope', 102) };
    const { body: opened } = await call('openEnvelope', { token, path });
    const { hash } = opened.content.envelope;
    const name = 'Maya Lindqvist';
    const body = { consent: true, hash, signature: { type: 'TYPED', value: name, name }, fields: [] };
    await call('signEnvelope', { token, path, body: { ...body, ...change }, key: newId() });
  };

const asSomebodyElse = {
  signature: { type: 'TYPED', value: 'Mickey Mouse', name: 'Mickey Mouse' },
  fields: [{ name: 'documentsReceived', value: 'true' }],
};

export const signing: Provocations = {
  envelopeChanged: { play: sign({ hash: '0'.repeat(64) }) },
  envelopeIncomplete: { play: sign({ consent: false }) },
  signatureNameDiffers: { play: sign(asSomebodyElse) },
  signatureNameRefused: {
    world: { config: { signatureNameRule: 'refuse' } },
    play: sign(asSomebodyElse),
  },
  envelopeDeclined: { play: open('pastdue', 301) },
  envelopeVoided: { play: open('pastdue', 302) },
  envelopeExpired: { play: open('student', 104) },
  envelopeNotYourTurn: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('advisor@example.com');
      await call('countersignEnvelope', { token, path: { id: demoId('envelope', 103) } });
    },
  },
};
