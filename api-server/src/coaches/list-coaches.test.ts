import { and, eq, gt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { letSell } from '../testing/selling.ts';

const world = freshWorld();

const rosa = demoId('coach', 5);

async function list(query: object = {}) {
  const { accessToken: token } = await world.signIn('student@example.com');
  return (await world.call('listCoaches', { token, query })).body;
}

it('lists the coaches who offer a service, with its details [P-29]', async () => {
  const { content, pagination } = await list();
  expect(pagination.total).toBe(4);
  expect(content.find(({ id }) => id === rosa)).toMatchObject({
    id: rosa,
    firstName: 'Rosa',
    lastName: 'Delgado',
    user: { timeZone: 'America/Los_Angeles' },
    languages: ['English', 'Spanish'],
    serviceCategoryIds: ['HABITS', 'SLEEP', 'STRESS'],
    serviceCount: 3,
    freeServiceCount: 1,
    lowestPrice: 2_500,
    currency: 'USD',
  });
  for (const coach of content) expect(coach).not.toHaveProperty('rateOfPay');
});

it.each([
  [{ keyword: 'delg' }, 1],
  [{ keyword: 'shift workers' }, 1],
  [{ keyword: 'starting over' }, 1],
  [{ keyword: 'plan that fits your nights' }, 1],
  [{ keyword: 'Lunch box' }, 0],
  [{ serviceCategoryId: 'SLEEP' }, 1],
  [{ serviceCategoryId: 'MOVEMENT' }, 1],
  [{ serviceCategoryId: 'OTHER' }, 0],
  [{ languageIso2LetterCode: 'ES' }, 2],
  [{ languageIso2LetterCode: 'ES', serviceCategoryId: 'SLEEP' }, 1],
  [{ languageIso2LetterCode: 'EN', keyword: 'nobody' }, 0],
  [{ page: 1 }, 4],
])('finds with %o this many: %i [P-29]', async (query, total) => {
  const body = await list(query);
  expect(body.pagination.total).toBe(total);
});

it('has as the lowest price what the service costs, also if it is sold by the hour [P-29]', async () => {
  const [service] = await world.db
    .select()
    .from(coachProducts)
    .where(and(eq(coachProducts.coachId, rosa), eq(coachProducts.price, 2_500)));
  const session = { type: 'INDIVIDUAL' as const, count: 1, duration: 90 };
  const hourly = { priceUnit: 'HOUR' as const, price: 2_000, serviceSpecification: { session } };
  await world.db.update(coachProducts).set(hourly).where(eq(coachProducts.id, service!.id));
  const { content } = await list();
  expect(content.find(({ id }) => id === rosa)).toMatchObject({ lowestPrice: 3_000 });
});

it('has no lowest price if every service is free [P-29]', async () => {
  await world.db.update(coachProducts).set({ status: 'DRAFT' }).where(gt(coachProducts.price, 0));
  const { content } = await list();
  expect(content[0]).toMatchObject({ serviceCount: 1, freeServiceCount: 1, lowestPrice: null });
});

it('sorts them by last name [P-29]', async () => {
  const { accessToken: token } = await world.signIn('new.coach@example.com');
  const body = {
    title: 'A walk',
    type: 'SERVICE' as const,
    image: null,
    description: null,
    price: 4_000,
    priceUnit: 'NONE' as const,
    productCategoryId: null,
    productSpecification: null,
    serviceCategoryId: 'MOVEMENT' as const,
    serviceSpecification: { session: { type: 'INDIVIDUAL' as const, count: 1, duration: 60 } },
  };
  const coachId = demoId('coach', 6);
  await letSell(world, coachId);
  await world.call('createCoachProduct', { path: { coachId }, token, body });
  const names = async (query: object = {}) => (await list(query)).content.map(({ lastName }) => lastName);
  expect(await names()).toEqual(['Clarke', 'Delgado', 'Haddad', 'Herrera', 'Zhou']);
  expect((await list({ keyword: 'walk' })).content[0]).toMatchObject({
    freeServiceCount: 0,
    lowestPrice: 4_000,
  });
  expect(await names({ descending: true })).toEqual(['Zhou', 'Herrera', 'Haddad', 'Delgado', 'Clarke']);
  expect(await names({ languageIso2LetterCode: 'EN' })).toEqual(['Clarke', 'Delgado', 'Herrera', 'Zhou']);
});
