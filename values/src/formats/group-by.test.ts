import { array, assert as check, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups as Map.groupBy does', () => {
  check(
    property(array(integer({ min: 0, max: 20 })), (numbers) => {
      const remainder = (number: number) => number % 3;
      expect([...groupBy(numbers, remainder)]).toEqual([...Map.groupBy(numbers, remainder)]);
    }),
  );
});
