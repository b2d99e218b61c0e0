import type { World } from './world.ts';

/** The id of a quote of a product. */
export async function quotePurchase(
  world: Pick<World, 'call'>,
  path: { coachId: string; productId: string },
  token: string,
): Promise<string> {
  const { body } = await world.call('createPurchaseQuote', { path, token });
  return body.content.id;
}

/** An address to which products can be sent. */
export const someAddress = {
  country: 'United States',
  countryCode: 'US',
  state: 'Ohio',
  stateCode: 'OH',
  city: 'Johnstown',
  zip: '43031',
  street1: '12 Main St',
  street2: null,
  latitude: null,
  longitude: null,
  formattedAddress: null,
};
