import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** A world for the tests of a file, in its initial state before each one. */
export function freshWorld(options: WorldOptions = {}): World {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(options);
  });
  beforeEach(() => world.reset());
  afterAll(() => world.close());
  // Created only when the tests start, but named before.
  return new Proxy({} as World, { get: (_, name) => Reflect.get(world, name) });
}
