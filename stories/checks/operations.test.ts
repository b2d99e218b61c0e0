import { expect, it } from 'vitest';
import { rows, sentOnce } from '../../scripts/operations.ts';

it('finds the screens that use an operation', () => {
  const usersOf = (operation: string) => rows.find(({ id }) => id === operation)?.users;
  expect(usersOf('createPayment')).toContain('portal: Pay');
  expect(usersOf('createSubscription')).toEqual(['coach: Subscription']);
  expect(usersOf('updateCertification')).toEqual(['coach: Profile']);
  expect(usersOf('getInstitute')).toEqual(['portal: every screen', 'coach: every screen']);
  expect(usersOf('createRefund')).toEqual([]);
  expect(rows.filter(({ users }) => users.length > 0).length).toBeGreaterThan(150);
});

it('sends what must happen only once with `useOnce` alone', () => {
  const sent = sentOnce.filter(({ places }) => places.length > 0);
  expect(sent.length).toBeGreaterThanOrEqual(12);
  const unguarded = sentOnce.flatMap(({ id, places }) =>
    places.filter(({ isUnguarded }) => isUnguarded).map(({ file }) => `${id} in ${file}`),
  );
  expect(unguarded).toEqual([]);
});
