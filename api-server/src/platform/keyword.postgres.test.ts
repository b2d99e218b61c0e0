import { afterAll, beforeAll, it } from 'vitest';
import { seed } from '../seed/seed.ts';
import { testHasher } from '../testing/hasher.ts';
import { expectNamesInLists } from '../testing/names-in-lists.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { testStart } from '../testing/world.ts';
import type { OpenDatabase } from './database.ts';

let postgres: TestPostgres;
let opened: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  opened = await postgres.open('names');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
});
afterAll(async () => {
  await opened?.close();
  await postgres?.stop();
});

it('finds names however they are typed, and sorts them for readers', () => expectNamesInLists(opened.db));
