import { asAccount } from '../../portal/e2e/account.ts';
import type { World } from '../../scripts/world.ts';

const coachId = '01980a3c-1f00-7000-8000-0000000000c5';

/** Maya buys a product of Rosa's that has to be sent. */
export async function sellProduct(world: World): Promise<void> {
  const maya = await asAccount(world, 'student@example.com');
  const productId = '01980a3c-1f00-7000-8000-000000007503';
  const quote = await maya.post(`/coaches/${coachId}/products/${productId}/quotes`);
  const { content: student } = await maya.get(`/students/${maya.studentId}`);
  const { content: cards } = await maya.get(`/students/${maya.studentId}/payment_methods`);
  const body = {
    quoteId: quote.content.id,
    productId,
    reservationId: null,
    paymentMethodId: cards[0].id,
    color: 'Clay',
    deliveryAddress: student.address,
  };
  await maya.post('/coach_product_purchases', body, 'a-lunch-box');
}

/** Maya buys a seat in Rosa's next group. `attempt` is new for each seat. */
export async function sellSeat(world: World, attempt = 'a-seat-in-a-group'): Promise<void> {
  const productId = '01980a3c-1f00-7000-8000-000000007502';
  const maya = await asAccount(world, 'student@example.com');
  const { content: groups } = await maya.get(`/coaches/${coachId}/groups`);
  const { content: cards } = await maya.get(`/students/${maya.studentId}/payment_methods`);
  const quote = await maya.post(`/coaches/${coachId}/products/${productId}/quotes`);
  const body = {
    quoteId: quote.content.id,
    productId,
    reservationId: null,
    paymentMethodId: cards[0].id,
    group: { id: groups[0].id, version: groups[0].version, allowOverlap: true },
  };
  await maya.post('/coach_product_purchases', body, attempt);
}
