import { test } from '../../scripts/journeys/world.ts';
import { expectAccessibleScreens } from '../../stories/screens/accessible.ts';

test('screens are accessible in both themes', async ({ page, world }) => {
  await expectAccessibleScreens(page, world.portal, 'portal');
});
