import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { certifications, educations } from '../tables/coaches.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();
let token: string;
beforeEach(async () => {
  token = (await world.signIn('coach@example.com')).accessToken;
});

const rosa = { coachId: demoId('coach', 5) };
const samir = { coachId: demoId('coach', 6) };

const education = {
  institution: 'Universidad de Sevilla',
  degree: 'Licenciatura',
  fieldOfStudy: null,
  startDate: '2001-10-01',
  endDate: '2001-10-01',
};
const certification = {
  name: 'Functional Nutrition',
  issuer: null,
  issueDate: '2025-02-28',
  expirationDate: null,
  credentialUrl: 'https://example.com/c/1',
};

/** The five operations of each kind, and how the kinds differ. */
const kinds = [
  {
    kind: 'educations',
    list: 'listEducations',
    create: 'createEducation',
    update: 'updateEducation',
    remove: 'deleteEducation',
    table: educations,
    record: education,
    known: demoId('education', 1),
    wrong: [
      [{ institution: ' ' }, '/institution', 'required'],
      [{ institution: null }, '/institution', 'required'],
      [{ endDate: '2001-09-30' }, '/endDate', 'minDate'],
      [{ startDate: '2001-02-29' }, '/startDate', 'date'],
      [{ startDate: '2100-01-01', endDate: null }, '/startDate', 'maxDate'],
      [{ school: 'x' }, '/school', 'unknownField'],
    ],
  },
  {
    kind: 'certifications',
    list: 'listCertifications',
    create: 'createCertification',
    update: 'updateCertification',
    remove: 'deleteCertification',
    table: certifications,
    record: certification,
    known: demoId('certification', 1),
    wrong: [
      [{ name: '' }, '/name', 'required'],
      [{ name: 'x'.repeat(101) }, '/name', 'lengthMax'],
      [{ expirationDate: '2025-02-27' }, '/expirationDate', 'minDate'],
      [{ issueDate: '2100-01-01', expirationDate: null }, '/issueDate', 'maxDate'],
      [{ credentialUrl: 'ftp://example.com' }, '/credentialUrl', 'url'],
    ],
  },
] as const;

describe.each(kinds)('$kind of a coach', ({ list, create, update, remove, table, record, known, wrong }) => {
  it('are created, changed and deleted, each with the record in the response [A-30] [A-31] [A-36] [K-07] [K-08]', async () => {
    const created = await world.call(create, { path: rosa, token, body: record });
    expect(created.status).toBe(201);
    expect(created.body.content).toMatchObject(record);
    const path = { ...rosa, id: created.body.content.id };

    const changed = await world.call(update, { path, token, body: { ...record, ...kindName('Renamed') } });
    expect(changed.status).toBe(200);
    expect(changed.body.content).toMatchObject({ id: path.id, ...kindName('Renamed') });
    expect((await world.call(list, { path: rosa, token })).body.content[0]).toEqual(changed.body.content);

    // A page that was opened before.
    const { version } = created.body.content;
    const older = await world.call(update, { path, token, body: { ...record, version } });
    expect([older.status, older.problem.key]).toEqual([409, 'versionConflict']);
    expect(older.problem.current).toEqual(changed.body.content);

    const deleted = await world.call(remove, { path, token });
    expect([deleted.status, deleted.body]).toEqual([200, changed.body]);
    expect((await world.call(remove, { path, token })).status).toBe(404);
    expect((await world.call(update, { path, token, body: record })).status).toBe(404);

    function kindName(name: string) {
      return 'institution' in record ? { institution: name } : { name };
    }
  });

  it('come 30 to a page, newest first, by default [A-30] [A-31] [F-04] [K-07] [K-08]', async () => {
    for (let index = 0; index < 32; index += 1)
      await world.call(create, { path: samir, token: await admin(), body: record });
    const first = await world.call(list, { path: samir, token });
    expect([first.body.content.length, first.body.pagination.total]).toEqual([30, 32]);
    const ids = first.body.content.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    const second = await world.call(list, { path: samir, token, query: { page: 1 } });
    expect(second.body.content).toHaveLength(2);
    const small = await world.call(list, {
      path: samir,
      token,
      query: { size: 5, page: 2, descending: false },
    });
    expect(small.body.content.map(({ id }) => id)).toEqual(
      [...ids, ...second.body.content.map(({ id }) => id)].sort().slice(10, 15),
    );
  });

  it('are sorted by their own fields only', async () => {
    const sortBy = 'institution' in record ? 'institution' : 'name';
    const { body } = await world.call(list, { path: rosa, token, query: { sortBy, descending: false } });
    const names = body.content.map((row) => ('institution' in row ? row.institution : row.name));
    expect(names).toEqual([...names].sort());
    expect(names.length).toBeGreaterThan(1);
    const other = await world.call(list, { path: rosa, token, query: { sortBy: 'coachId' } });
    expect([other.status, other.problem.key]).toEqual([400, 'badRequest']);
  });

  it('are visible to every signed-in user, but changed only by their coach and an administrator', async () => {
    const path = { ...rosa, id: known };
    for (const email of ['student@example.com', 'new.coach@example.com', 'advisor@example.com']) {
      const { accessToken } = await world.signIn(email);
      expect((await world.call(list, { path: rosa, token: accessToken })).status).toBe(200);
      for (const answer of [
        await world.call(create, { path: rosa, token: accessToken, body: record }),
        await world.call(update, { path, token: accessToken, body: record }),
        await world.call(remove, { path, token: accessToken }),
      ]) {
        expect([answer.status, answer.problem.key]).toEqual([404, 'notFound']);
      }
    }
    expect((await world.call(update, { path, token: await admin(), body: record })).status).toBe(200);
  });

  it('are not found under another coach', async () => {
    const { accessToken } = await world.signIn('new.coach@example.com');
    const path = { ...samir, id: known };
    expect((await world.call(remove, { path, token: accessToken })).status).toBe(404);
    expect((await world.call(update, { path, token: accessToken, body: record })).status).toBe(404);
  });

  it('are not found for a student who is not a coach', async () => {
    const path = { coachId: demoId('student', 1) };
    expect((await world.call(list, { path, token })).status).toBe(404);
    expect((await world.call(create, { path, token: await admin(), body: record })).status).toBe(404);
  });

  it('are limited to 100', async () => {
    await world.db
      .insert(table as typeof educations)
      .values(Array.from({ length: 100 }, () => ({ ...record, ...samir }) as never));
    const { status, problem } = await world.call(create, { path: samir, token: await admin(), body: record });
    expect([status, problem.key]).toEqual([409, 'limitReached']);
  });

  it.each([...wrong].map((one): [object, string, string] => [...one]))(
    'refuse %o',
    async (change, pointer, rule) => {
      const { status, problem } = await world.call(create, {
        path: rosa,
        token,
        body: { ...record, ...change },
      });
      expect(status).toBe(422);
      expect(problem.errors).toMatchObject([{ in: 'body', pointer, rule }]);
    },
  );
});

async function admin(): Promise<string> {
  return (await world.signIn('admin@example.com')).accessToken;
}
