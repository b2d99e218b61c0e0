import { test } from '../../scripts/journeys/world.ts';
import { expectNoDrift } from '../../stories/screens/drift.ts';

test('paints each screen where it stays', async ({ page, world }) => {
  await expectNoDrift(page, world.coach, 'coach');
});
