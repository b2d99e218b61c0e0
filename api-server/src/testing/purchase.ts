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
