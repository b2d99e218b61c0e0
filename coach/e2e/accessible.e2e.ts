import { test } from '../../scripts/world.ts';
import { expectAccessibleScreens } from '../../stories/screens/accessible.ts';

test('every screen is accessible in both themes', async ({ page, world }) => {
  await expectAccessibleScreens(page, world.coach, 'coach');
});
