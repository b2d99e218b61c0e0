import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('lists the specified options, for everyone, as type and value [A-20] [D-07]', async () => {
  const { status, body } = await world.call('listLookups');
  expect(status).toBe(200);
  const valuesOf = (type: string) =>
    body.content.filter((item) => item.type === type).map(({ value }) => value);
  expect(valuesOf('YES_NO')).toEqual(['yes', 'no']);
  expect(valuesOf('GENDER')).toEqual([
    'MALE',
    'FEMALE',
    'NON_BINARY',
    'TRANSGENDER',
    'INTERSEX',
    'PREFER_NOT_TO_SAY',
    'OTHER',
  ]);
  expect(valuesOf('LANGUAGE')).toEqual(['EN', 'ES']);
  expect(valuesOf('OFFERING_TYPE')).toEqual(['PRODUCT', 'SERVICE']);
  expect(valuesOf('DELIVERY_MODE')).toEqual(['ONLINE', 'IN_PERSON']);
  expect(valuesOf('EDUCATION_LEVEL')).toContain('BACHELORS_DEGREE');
  expect(valuesOf('OCCUPATION')).toContain('NURSE');
  expect(valuesOf('PRICE_UNIT')[0]).toBe('NONE');
  expect(valuesOf('SERVICE_CATEGORY')).toContain('SLEEP');
  expect(valuesOf('COACH_SPECIALIZATION')).toContain('Gut health');
  expect(valuesOf('COACH_FOCUS')).toContain('New parents');
  expect(valuesOf('COACH_LANGUAGE')).toContain('Spanish');
  expect(valuesOf('PRODUCT_CATEGORY')).not.toContain(null);
});
