import { it } from 'vitest';
import { freshWorld } from '../testing/fresh-world.ts';
import { expectNamesInLists } from '../testing/names-in-lists.ts';

const world = freshWorld();

it('finds names however they are typed, and sorts them for readers', () => expectNamesInLists(world.db));
