import { readLocal } from '@institute/values/availability';
import { weekdayOf } from '@institute/values/formats';
import { expect, it } from 'vitest';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();

it.each([
  ['Círculo de los lunes', 1],
  ['Thursday evening circle', 4],
  ['Sunday afternoon circle', 7],
])('%s meets on weekday %i, in its zone', async (title, weekday) => {
  const { accessToken: token } = await world.signIn('admin@example.com');
  const circles = (await world.call('listCoachingCircles', { token, query: { size: 20 } })).body.content;
  const { id } = circles.find((circle) => circle.title === title)!;
  const { body } = await world.call('listCircleSessions', { path: { id }, token });
  expect(body.content.length).toBeGreaterThan(1);
  for (const { startTime, timeZone } of body.content)
    expect(weekdayOf(readLocal(startTime, timeZone).date)).toBe(weekday);
});
