import type { Answer, World } from './world.ts';

type Holder = { accessToken: string; studentId: string };

/** The sandbox's test card numbers, by the outcome of a charge. */
export const cardNumbers = {
  succeeds: '4242424242424242',
  another: '5555555555554444',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  providerError: '4000000000000119',
  refused: '4000000000000127',
  authentication: '4000002500003155',
  processing: '4000000000000077',
  late: '4000000000007007',
  lost: '4000000000008005',
  disputed: '4000000000000259',
};

/** Enters a card into the provider's form and returns the form's token. */
export async function enterCard(
  world: World,
  { accessToken: token, studentId }: Holder,
  number: keyof typeof cardNumbers,
  expiration = '11/2030',
): Promise<string> {
  const { body } = await world.call('setUpPaymentMethod', { path: { id: studentId }, token, body: {} });
  const form = { number: cardNumbers[number], expiration, securityCode: '123', holderName: 'Maya Lindqvist' };
  const taken = await world.sandbox.takeCard(body.content.clientSecret, form);
  if ('faults' in taken) throw new Error(JSON.stringify(taken.faults));
  return taken.token;
}

/** Adds a card like its owner does. */
export async function addCard(
  world: World,
  holder: Holder,
  number: keyof typeof cardNumbers,
  change: { isDefault?: boolean; holderName?: string } = {},
): Promise<Answer<'createPaymentMethod'>> {
  const providerToken = await enterCard(world, holder, number);
  return world.call('createPaymentMethod', {
    path: { id: holder.studentId },
    token: holder.accessToken,
    body: { providerToken, isDefault: false, holderName: null, address: null, ...change },
  });
}
