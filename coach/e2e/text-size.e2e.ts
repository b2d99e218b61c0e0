import { sample } from '../../scripts/given/lane.ts';
import { expectNoSidewaysScrolling, narrowScreens, setTextSize } from '../../scripts/journeys/text-size.ts';
import { signIn, test } from '../../scripts/journeys/world.ts';

/** The signed-in pages, and other lists in them. */
const pages = [
  '/today',
  '/welcome',
  '/profile',
  '/profile/about',
  '/complete-profile-information',
  '/my-services',
  '/my-services/new',
  '/sales',
  '/my-sessions',
  '/my-sessions?show=action',
  '/my-sessions?show=past',
  '/my-sessions?view=calendar',
  '/my-sessions/calendar-feed',
  '/my-coach-schedule',
  '/subscription',
  '/manage-account',
];

for (const [situation, width, size] of narrowScreens)
  test(`no page scrolls sideways ${situation}`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, world.coach, 'coach@example.com');
    await setTextSize(page, size);
    await expectNoSidewaysScrolling(page, sample(pages, 6));
  });
