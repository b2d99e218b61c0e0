import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createWorld, type World, type WorldOptions } from './world.ts';

/**
 * A world for the tests of a file, in its initial state before each one. What `prepare` does once belongs to that
 * state.
 */
export function freshWorld(options: WorldOptions = {}, prepare?: (world: World) => Promise<void>): World {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(options);
    if (prepare) {
      await world.reset();
      await prepare(world);
      await world.keep();
    }
  });
  beforeEach(() => world.reset());
  afterAll(() => world.close());
  // Created only when the tests start, but named before.
  return new Proxy({} as World, { get: (_, name) => Reflect.get(world, name) });
}
