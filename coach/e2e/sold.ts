import { asAccount } from '../../portal/e2e/account.ts';
import type { World } from '../../scripts/journeys/world.ts';

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

/** Someone buys a seat in Rosa's next group: Maya, if no one else is named. */
export async function sellSeat(world: World, email = 'student@example.com'): Promise<void> {
  const productId = '01980a3c-1f00-7000-8000-000000007502';
  const buyer = await asAccount(world, email);
  const { content: groups } = await buyer.get(`/coaches/${coachId}/groups?productId=${productId}`);
  const { content: cards } = await buyer.get(`/students/${buyer.studentId}/payment_methods`);
  const quote = await buyer.post(`/coaches/${coachId}/products/${productId}/quotes`);
  const body = {
    quoteId: quote.content.id,
    productId,
    reservationId: null,
    paymentMethodId: cards[0].id,
    group: { id: groups[0].id, version: groups[0].version, allowOverlap: true },
  };
  await buyer.post('/coach_product_purchases', body, 'a-seat-in-a-group');
}
