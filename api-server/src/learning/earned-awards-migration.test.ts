import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, it } from 'vitest';

const folder = new URL('../../migrations/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const own = files.findIndex((name) => name.endsWith('_earned_awards.sql'));
const contentOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const id = (number: number) => `01980a3c-1f00-7000-8000-${String(number).padStart(12, '0')}`;

/** What a database held before: a student with an award, progress and a payment. */
const rows = `
  set session_replication_role = replica;
  insert into students (id, user_id, first_name, middle_name, last_name, language_iso2_letter_code, created_at, updated_at)
    values ('${id(1)}', '${id(2)}', 'Maya', null, 'Lindqvist', 'ES', now(), now());
  insert into awards (id, title, description, criteria) values ('${id(3)}', '{"EN": "Ten", "ES": "Diez"}',
    '{"EN": "Ten modules.", "ES": "Diez módulos."}', '[{"type": "MODULES_COMPLETED", "target": 10, "courseId": null}]');
  insert into student_awards (id, student_id, award_id, awarded_at, certificate_number)
    values ('${id(4)}', '${id(1)}', '${id(3)}', now(), '2026-1'), ('${id(5)}', '${id(1)}', '${id(6)}', now(), '2026-2');
  insert into awards (id, title, description, criteria) values ('${id(6)}', '{"EN": "One", "ES": "Uno"}',
    '{"EN": "One.", "ES": "Uno."}', '[{"type": "COURSES_COMPLETED", "target": 1, "courseId": null}]');
  insert into module_progress (module_id, student_id, position, completed, completed_at)
    values ('${id(7)}', '${id(1)}', 0, true, now()), ('${id(8)}', '${id(1)}', 30, false, null);
  insert into payments (id, student_id, kind, status, capture_method, amount, currency, parts, method_reference, brand,
    last4, description, return_path, created_at)
    values ('${id(9)}', '${id(1)}', 'INSTALLMENT', 'ACCEPTED', 'MANUAL', 100, 'USD', '[]', 'card', 'VISA', '4242',
      'Tuition', '/', now());
  set session_replication_role = origin;
`;

it('freezes what was issued before, and keeps what was completed as self-reported', async () => {
  const db = await PGlite.create({ extensions: { pg_trgm } });
  await db.exec('create extension pg_trgm');
  for (const name of files.slice(0, own)) await db.exec(contentOf(name));
  await db.exec(rows);
  await db.exec(contentOf(files[own]!));

  const awards = await db.query('select * from student_awards order by id');
  expect(awards.rows).toMatchObject([
    {
      holder_name: 'Maya Lindqvist',
      language_iso2_letter_code: 'ES',
      title: { EN: 'Ten', ES: 'Diez' },
      criteria: [
        { type: 'MODULES_COMPLETED', courseId: null, target: 10, current: 10, countsSelfReported: true },
      ],
      verification_code: expect.stringMatching(/^[\da-f]{32}$/),
      revoked_at: null,
    },
    { title: { EN: 'One', ES: 'Uno' } },
  ]);
  expect(new Set(awards.rows.map((row) => (row as { status_index: number }).status_index)).size).toBe(2);
  const progress = await db.query(
    'select position, completed, completion_source from module_progress order by module_id',
  );
  expect(progress.rows).toEqual([
    { position: 0, completed: true, completion_source: 'SELF_REPORTED' },
    { position: 30, completed: false, completion_source: null },
  ]);
  const payments = await db.query('select payer_name from payments');
  expect(payments.rows).toEqual([{ payer_name: 'Maya Lindqvist' }]);
  await db.close();
});
