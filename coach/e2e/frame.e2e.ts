import { expectNoDrift } from '../../scripts/drift.ts';
import { test } from '../../scripts/world.ts';

test('paints the title of each screen where it stays', async ({ page, world }) => {
  await expectNoDrift(page, world.coach, 'coach');
});
