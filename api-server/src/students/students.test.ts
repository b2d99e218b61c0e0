import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cast } from '../seed/cast.ts';
import { demoId } from '../seed/seed.ts';
import { files } from '../tables/files.ts';
import { students } from '../tables/students.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();

const maya = demoId('student', 1);
const nobody = demoId('student', 0);

const update: Omit<Schemas['StudentUpdate'], 'version'> = {
  address: {
    country: 'United States',
    countryCode: 'US',
    state: 'Massachusetts',
    stateCode: 'MA',
    city: 'Boston',
    zip: '02118',
    street1: '9 Union Park',
    street2: null,
    latitude: 42.3417,
    longitude: -71.0728,
    formattedAddress: '9 Union Park, Boston, MA 02118, United States',
  },
  contactInfo: { homePhone: '+16175550101', workPhone: null, mobilePhone: '+447400123456' },
  educationLevel: 'DOCTORATE',
  languageIso2LetterCode: 'ES',
  militaryMember: null,
  occupation: 'Violin maker',
  personalInfo: {
    firstName: 'Zoë',
    middleName: 'Anne',
    lastName: 'van der Berg',
    gender: null,
    dateBirth: '1990-03-14',
  },
  photo: 'media-zoe.jpg',
  user: { timeZone: 'Europe/Madrid' },
};

beforeEach(async () => {
  const photo = {
    object: 'STUDENT_PHOTO',
    contentType: 'image/jpeg',
    size: 1,
    createdAt: world.clock.now,
  } as const;
  await world.db.insert(files).values({ ...photo, name: 'media-zoe.jpg', ownerId: maya });
});

describe('one student', () => {
  it('has the specified fields [A-04] [D-01]', async () => {
    const { body } = await world.call('getStudent', {
      path: { id: maya },
      token: await world.tokenOf('student@example.com'),
    });
    expect(Object.keys(body.content).sort()).toEqual(
      [
        'id',
        'user',
        'personalInfo',
        'contactInfo',
        'address',
        'photo',
        'crmId',
        'learningSystemId',
        'learningPlatformUserId',
        'languageIso2LetterCode',
        'educationLevel',
        'occupation',
        'active',
        'militaryMember',
        'autoPay',
        'coach',
        // Not in the specification: see the versions of the document.
        'version',
      ].sort(),
    );
    expect(body.content.user).toEqual({
      id: demoId('user', 1),
      email: 'student@example.com',
      timeZone: 'America/New_York',
      roles: [{ name: 'STUDENT' }],
    });
    expect(body.content.personalInfo.dateBirth).toBe('1990-03-14');
    expect(body.content.coach).toBeNull();
  });

  it('has English as the default language [D-01]', async () => {
    const { accessToken, studentId } = await world.signIn('new.student@example.com');
    const { body } = await world.call('getStudent', { path: { id: studentId }, token: accessToken });
    expect(body.content.languageIso2LetterCode).toBe('EN');
    expect(body.content.user.timeZone).toBeNull();
  });

  it('comes with its coach record', async () => {
    const { accessToken, studentId } = await world.signIn('coach@example.com');
    const { body } = await world.call('getStudent', { path: { id: studentId }, token: accessToken });
    expect(body.content.coach).toMatchObject({ id: demoId('coach', 5), firstName: 'Rosa' });
  });

  it.each([
    ['student@example.com', 200],
    ['new.student@example.com', 404],
    ['new.coach@example.com', 404],
    ['coach@example.com', 200],
    ['advisor@example.com', 200],
    ['admin@example.com', 200],
  ])('is shown to %s with status %i', async (email, status) => {
    const answer = await world.call('getStudent', { path: { id: maya }, token: await world.tokenOf(email) });
    expect(answer.status).toBe(status);
  });

  it('is refused without a session, and not found for an unknown or malformed id', async () => {
    expect((await world.call('getStudent', { path: { id: maya } })).status).toBe(401);
    const token = await world.tokenOf('admin@example.com');
    expect((await world.call('getStudent', { path: { id: nobody }, token })).status).toBe(404);
    const { status, problem } = await world.call('getStudent', { path: { id: "1' or '1'='1" }, token });
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ in: 'path', pointer: '/id', rule: 'identifier', values: {} }]);
  });
});

describe('changing a part of a student', () => {
  const read = async (token: string) =>
    (await world.call('getStudent', { path: { id: maya }, token })).body.content;
  const patch = (token: string, body: object, id = maya) =>
    world.call('patchStudent', { path: { id }, token, body });

  it('saves it and keeps the rest [D-01]', async () => {
    const token = await world.tokenOf('student@example.com');
    const { version, ...before } = await read(token);
    const change = { occupation: 'Baker', contactInfo: { workPhone: null }, user: { timeZone: 'none' } };
    const { status, body } = await patch(token, { version, ...change });
    expect(status).toBe(200);
    expect(body.content).toEqual({
      ...before,
      occupation: 'Baker',
      contactInfo: { ...before.contactInfo, workPhone: null },
      user: { ...before.user, timeZone: null },
      version: expect.not.stringMatching(version),
    });
    expect(await read(token)).toEqual(body.content);
  });

  it('refuses an outdated version, and returns the current record', async () => {
    const token = await world.tokenOf('student@example.com');
    const { version } = await read(token);
    const { body } = await patch(token, { version, occupation: 'Baker' });
    const late = await patch(token, { version, educationLevel: 'OTHER' });
    expect([late.status, late.problem.key]).toEqual([409, 'versionConflict']);
    expect(late.problem.current).toEqual(body.content);
    expect(await read(token)).toEqual(body.content);
  });

  it.each<[object, string, string]>([
    [{ personalInfo: { firstName: null } }, '/personalInfo/firstName', 'required'],
    [{ personalInfo: { firstName: ' ' } }, '/personalInfo/firstName', 'required'],
    [{ contactInfo: { homePhone: '12' } }, '/contactInfo/homePhone', 'phone'],
    [{ address: { city: null } }, '/address/city', 'address'],
    [{ occupation: 'x'.repeat(101) }, '/occupation', 'lengthMax'],
    [{ crmId: 'CRM-1' }, '/crmId', 'unknownField'],
    [{ version: null }, '/version', 'required'],
  ])('refuses %j at its field', async (change, pointer, rule) => {
    const token = await world.tokenOf('student@example.com');
    const { version } = await read(token);
    const { status, problem } = await patch(token, { version, ...change });
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ in: 'body', pointer, rule }]);
  });

  it('is for the student and an administrator', async () => {
    const { version } = await read(await world.tokenOf('student@example.com'));
    for (const [email, status] of [
      ['coach@example.com', 404],
      ['advisor@example.com', 404],
      ['admin@example.com', 200],
    ] as const) {
      expect((await patch(await world.tokenOf(email), { version })).status).toBe(status);
    }
    const admin = await world.tokenOf('admin@example.com');
    expect((await patch(admin, { version }, nobody)).status).toBe(404);
  });

  it('takes merge patches only', async () => {
    const token = await world.tokenOf('student@example.com');
    const body = { version: (await read(token)).version };
    const headers = { 'content-type': 'application/json' };
    const answer = await world.call('patchStudent', { path: { id: maya }, token, body, headers });
    expect(answer.problem.key).toBe('unsupportedMediaType');
  });
});

describe('changing a student', () => {
  const put = (token: string, body: unknown, id = maya) =>
    world.call('updateStudent', { path: { id }, token, body });

  it('saves every value and returns it [A-05] [A-37] [D-01]', async () => {
    const token = await world.tokenOf('student@example.com');
    const { status, body } = await put(token, update);
    expect(status).toBe(200);
    const { user, ...rest } = update;
    expect(body.content).toMatchObject({
      ...rest,
      user: { timeZone: 'Europe/Madrid', email: 'student@example.com' },
    });
    const again = await world.call('getStudent', { path: { id: maya }, token });
    expect(again.body).toEqual(body);
  });

  it('refuses an update based on an older version', async () => {
    const token = await world.tokenOf('student@example.com');
    const read = async () => (await world.call('getStudent', { path: { id: maya }, token })).body.content;
    const { version } = await read();
    const { body } = await put(token, { ...update, occupation: 'Baker', version });
    expect(body.content.version).not.toBe(version);

    const late = await put(token, { ...update, occupation: 'Miller', version });
    expect([late.status, late.problem.key]).toEqual([409, 'versionConflict']);
    expect(late.problem).toMatchObject({ current: body.content });
    expect(await read()).toEqual(body.content);

    const again = await put(token, { ...update, occupation: 'Miller', version: body.content.version });
    expect(again.body.content.occupation).toBe('Miller');
    // Fields that a student can't change don't affect the version, and null changes any version.
    await world.db.update(students).set({ crmId: 'CRM-1' }).where(eq(students.id, maya));
    expect((await read()).version).toBe(again.body.content.version);
    expect((await put(token, { ...update, version: null })).status).toBe(200);
  });

  it('clears an invalid time zone [D-01]', async () => {
    const token = await world.tokenOf('student@example.com');
    const { body } = await put(token, { ...update, user: { timeZone: 'none' } });
    expect(body.content.user.timeZone).toBeNull();
  });

  it('keeps the date of birth in every time zone', async () => {
    const token = await world.tokenOf('student@example.com');
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'none']) {
      const { body } = await put(token, { ...update, user: { timeZone } });
      expect(body.content.personalInfo.dateBirth).toBe('1990-03-14');
    }
  });

  it('treats an empty text as missing, and trims spaces', async () => {
    const token = await world.tokenOf('student@example.com');
    const { body } = await put(token, {
      ...update,
      occupation: '  ',
      contactInfo: { homePhone: '', workPhone: null, mobilePhone: '' },
      personalInfo: { ...update.personalInfo, firstName: '  Zoë ', middleName: '' },
    });
    expect(body.content).toMatchObject({
      occupation: null,
      contactInfo: { homePhone: null, workPhone: null, mobilePhone: null },
      personalInfo: { firstName: 'Zoë', middleName: null },
    });
  });

  it('stores a phone number in one form, however it was typed', async () => {
    const token = await world.tokenOf('student@example.com');
    const contactInfo = {
      homePhone: '(201) 555-0123',
      workPhone: '201.555.0124 x12',
      mobilePhone: '+44 7400 123456',
    };
    const { body } = await put(token, { ...update, contactInfo });
    expect(body.content.contactInfo).toEqual({
      homePhone: '+12015550123',
      workPhone: '+12015550124 ext. 12',
      mobilePhone: '+447400123456',
    });
  });

  it('accepts a phone number pasted from elsewhere', async () => {
    const token = await world.tokenOf('student@example.com');
    const contactInfo = {
      homePhone: 'tel:+1-201-555-0123;ext=12',
      workPhone: '\u202a+49\u00a01512\u00a03456789\u202c',
      mobilePhone: '＋４４ ７４００ １２３４５６',
    };
    const { body } = await put(token, { ...update, contactInfo });
    expect(body.content.contactInfo).toEqual({
      homePhone: '+12015550123 ext. 12',
      workPhone: '+4915123456789',
      mobilePhone: '+447400123456',
    });
  });

  it.each([
    ['US', 'Wyoming', 'WY', '83414'],
    ['US', 'Texas', 'TX', '73960'],
    ['US', 'Maryland', 'MD', '20588'],
    ['US', 'Virginia', 'VA', '20598'],
    ['US', 'Pennsylvania', 'PA', '19244'],
    ['US', 'Pennsylvania', 'PA', '19255-0010'],
    ['US', 'pennsylvania', null, '19255'],
    ['GB', 'London', 'LND', 'BFPO 58'],
    ['GB', 'Ascension Island', null, 'ASCN 1ZZ'],
    ['CA', 'British Columbia', 'BC', 'V6B-1A1'],
    ['DE', 'Berlin', 'BE', 'D-10115'],
  ])('accepts or refuses the postal code of %s, %s (%s): %s', async (countryCode, state, stateCode, zip) => {
    const token = await world.tokenOf('student@example.com');
    const address = { ...update.address, country: countryCode, countryCode, state, stateCode, zip };
    const { status, body } = await put(token, { ...update, address });
    expect(status).toBe(200);
    expect(body.content.address).toMatchObject({ zip, state, stateCode });
  });

  it('leaves omitted fields unchanged', async () => {
    const token = await world.tokenOf('student@example.com');
    const { body } = await put(token, update);
    expect(body.content).toMatchObject({ crmId: 'CRM-20481', active: true, autoPay: true });
  });

  it.each([
    ['new.student@example.com', 404],
    ['coach@example.com', 404],
    ['advisor@example.com', 404],
    ['admin@example.com', 200],
  ])('responds to %s with status %i', async (email, status) => {
    expect((await put(await world.tokenOf(email), update)).status).toBe(status);
  });

  it('cannot write into an account that was deleted', async () => {
    await world.db.update(students).set({ deletedAt: world.clock.now }).where(eq(students.id, maya));
    expect((await put(await world.tokenOf('admin@example.com'), update)).status).toBe(404);
  });

  it('cannot change a student that does not exist, or without a session', async () => {
    expect((await put(await world.tokenOf('admin@example.com'), update, nobody)).status).toBe(404);
    expect((await world.call('updateStudent', { path: { id: maya }, body: update })).status).toBe(401);
  });

  const cases: [string, (body: typeof update) => unknown, string, string, object?][] = [
    ['a missing part', ({ photo: _, ...body }) => body, '/photo', 'required'],
    [
      'a missing value',
      (b) => ({ ...b, personalInfo: { ...b.personalInfo, gender: undefined } }),
      '/personalInfo/gender',
      'required',
    ],
    [
      'no first name',
      (b) => ({ ...b, personalInfo: { ...b.personalInfo, firstName: ' ' } }),
      '/personalInfo/firstName',
      'required',
    ],
    [
      'null for a last name',
      (b) => ({ ...b, personalInfo: { ...b.personalInfo, lastName: null } }),
      '/personalInfo/lastName',
      'required',
    ],
    [
      'a name with digits',
      (b) => ({ ...b, personalInfo: { ...b.personalInfo, lastName: '1234' } }),
      '/personalInfo/lastName',
      'personName',
    ],
    [
      '101 characters [V-23]',
      (b) => ({ ...b, occupation: 'x'.repeat(101) }),
      '/occupation',
      'lengthMax',
      { max: 100 },
    ],
    [
      'an unknown gender [D-07]',
      (b) => ({ ...b, personalInfo: { ...b.personalInfo, gender: 'X' } }),
      '/personalInfo/gender',
      'choice',
    ],
    [
      'an unknown language [D-07]',
      (b) => ({ ...b, languageIso2LetterCode: 'FR' }),
      '/languageIso2LetterCode',
      'choice',
    ],
    [
      'a day that is not in the calendar',
      (b) => ({ ...b, personalInfo: { ...b.personalInfo, dateBirth: '1990-02-30' } }),
      '/personalInfo/dateBirth',
      'date',
    ],
    [
      'a date in the order it is shown in',
      (b) => ({ ...b, personalInfo: { ...b.personalInfo, dateBirth: '03-14-1990' } }),
      '/personalInfo/dateBirth',
      'dateOrder',
    ],
    [
      'a phone that is none',
      (b) => ({ ...b, contactInfo: { ...b.contactInfo, workPhone: '+1555' } }),
      '/contactInfo/workPhone',
      'phone',
    ],
    [
      'a mobile phone that is a landline [V-20]',
      (b) => ({ ...b, contactInfo: { ...b.contactInfo, mobilePhone: '+442079460018' } }),
      '/contactInfo/mobilePhone',
      'mobilePhone',
    ],
    [
      'an address without its city',
      (b) => ({ ...b, address: { ...b.address, city: '' } }),
      '/address/city',
      'address',
      { part: 'city' },
    ],
    [
      'an address without its street',
      (b) => ({ ...b, address: { ...b.address, street1: null } }),
      '/address/street1',
      'address',
      { part: 'street' },
    ],
    [
      'a postal code of another state',
      (b) => ({ ...b, address: { ...b.address, zip: '90210' } }),
      '/address/zip',
      'postalCodeState',
      { state: 'Massachusetts' },
    ],
    [
      'a postal code of another state that is given by its name',
      (b) => ({ ...b, address: { ...b.address, state: 'california', stateCode: null, zip: '83414' } }),
      '/address/zip',
      'postalCodeState',
      { state: 'california' },
    ],
    [
      'a postal code beyond the border of the state',
      (b) => ({ ...b, address: { ...b.address, state: 'Idaho', stateCode: 'ID', zip: '83414' } }),
      '/address/zip',
      'postalCodeState',
      { state: 'Idaho' },
    ],
    [
      'a text for a number',
      (b) => ({ ...b, address: { ...b.address, latitude: '42' } }),
      '/address/latitude',
      'type',
    ],
    [
      'a latitude beyond the pole',
      (b) => ({ ...b, address: { ...b.address, latitude: 91 } }),
      '/address/latitude',
      'numberBetween',
      { min: -90, max: 90 },
    ],
    [
      'an invented time zone',
      (b) => ({ ...b, user: { timeZone: 'Mars/Olympus' } }),
      '/user/timeZone',
      'choice',
    ],
    ['a text for a flag', (b) => ({ ...b, militaryMember: 'yes' }), '/militaryMember', 'type'],
    [
      'a field that is not there',
      (b) => ({ ...b, personalInfo: { ...b.personalInfo, nickname: 'Z' } }),
      '/personalInfo/nickname',
      'unknownField',
    ],
    ['a control character', (b) => ({ ...b, occupation: 'a\u0000b' }), '/occupation', 'controlCharacter'],
  ];
  it('accepts the object as it was read, and ignores what only the server sets [A-05]', async () => {
    const token = await world.tokenOf('student@example.com');
    const read = await world.call('getStudent', { path: { id: maya }, token });
    expect((await put(token, read.body.content)).body).toEqual(read.body);
    const forged = {
      ...read.body.content,
      id: demoId('student', 2),
      crmId: 'forged',
      learningSystemId: null,
      active: false,
      autoPay: !read.body.content.autoPay,
      coach: { id: demoId('coach', 5) },
      user: {
        ...read.body.content.user,
        id: demoId('user', 2),
        email: 'x@example.com',
        roles: [{ name: 'ADMIN' }],
      },
    };
    expect((await put(token, forged)).body).toEqual(read.body);
    expect(await world.signIn('student@example.com')).toMatchObject({ roles: [{ name: 'STUDENT' }] });
  });

  it('clears the time zone if it is empty, as in a response', async () => {
    const token = await world.tokenOf('student@example.com');
    const { body } = await put(token, { ...update, user: { timeZone: null } } as never);
    expect(body.content.user.timeZone).toBeNull();
  });

  it.each(cases)('refuses %s', async (_, change, pointer, rule, values = expect.any(Object)) => {
    const token = await world.tokenOf('student@example.com');
    const before = await world.call('getStudent', { path: { id: maya }, token });
    const { status, problem } = await put(token, change(update));
    expect([status, problem.key]).toEqual([422, 'validationFailed']);
    expect(problem.errors).toEqual([{ in: 'body', pointer, rule, values }]);
    expect((await world.call('getStudent', { path: { id: maya }, token })).body).toEqual(before.body);
  });

  it.each([
    ['2008-03-02', 'none', 200],
    ['2008-03-03', 'America/New_York', 422],
    ['2008-03-02', 'America/New_York', 200],
    // There it is already the next day.
    ['2008-03-03', 'Pacific/Kiritimati', 200],
    ['2008-03-04', 'Pacific/Kiritimati', 422],
  ])(
    'on 2 March 2026, takes %s as a date of birth in the time zone %s with status %i [V-12]',
    async (dateBirth, timeZone, status) => {
      const token = await world.tokenOf('student@example.com');
      const answer = await put(token, {
        ...update,
        personalInfo: { ...update.personalInfo, dateBirth },
        user: { timeZone },
      });
      expect(answer.status).toBe(status);
      if (status === 422) {
        expect(answer.problem.errors).toEqual([
          { in: 'body', pointer: '/personalInfo/dateBirth', rule: 'minimumAge', values: { age: 18 } },
        ]);
      }
    },
  );

  it('refuses a date of birth more than 120 years ago', async () => {
    const token = await world.tokenOf('student@example.com');
    const personalInfo = { ...update.personalInfo, dateBirth: '1890-05-01' };
    const { problem } = await put(token, { ...update, personalInfo });
    expect(problem.errors).toEqual([
      {
        in: 'body',
        pointer: '/personalInfo/dateBirth',
        rule: 'minDate',
        values: { min: expect.stringMatching(/^1906-03-0/) },
      },
    ]);
  });

  it('reports all errors at once', async () => {
    const { problem } = await put(await world.tokenOf('student@example.com'), {
      ...update,
      personalInfo: { ...update.personalInfo, firstName: '44', dateBirth: '2020-01-01' },
      contactInfo: { homePhone: '12', workPhone: null, mobilePhone: '34' },
      address: { ...update.address, country: null, countryCode: null, street1: null },
    });
    expect(problem.errors?.map(({ pointer }) => pointer).sort()).toEqual([
      '/address/countryCode',
      '/address/street1',
      '/contactInfo/homePhone',
      '/contactInfo/mobilePhone',
      '/personalInfo/dateBirth',
      '/personalInfo/firstName',
    ]);
  });
});

describe('the list of students', () => {
  const list = async (email: string, query: object = {}) =>
    world.call('listStudents', { token: await world.tokenOf(email), query });
  const emailsOf = (content: Schemas['Student'][]) => content.map(({ user }) => user.email);

  it('shows an advisor all students, newest first, with the total [A-02] [A-03]', async () => {
    const { status, body } = await list('advisor@example.com');
    expect(status).toBe(200);
    expect(body.pagination).toEqual({ total: cast.length });
    expect(body.content).toHaveLength(10);
    const ids = body.content.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  it('leaves out staff who don’t study [A-02]', async () => {
    const query = { role: 'STUDENT', size: 100 };
    const emails = emailsOf((await list('admin@example.com', query)).body.content);
    expect(emails).toContain('student@example.com');
    expect(emails).not.toContain('advisor@example.com');
    expect(emails).not.toContain('admin@example.com');
    const found = await list('admin@example.com', { role: 'STUDENT', keyword: 'admin@' });
    expect(found.body.pagination.total).toBe(0);
  });

  it('counts pages from 0 [A-02]', async () => {
    const sorted = { size: 8, sortBy: 'email', descending: false };
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => list('admin@example.com', { ...sorted, page })),
    );
    expect(pages.map(({ body }) => body.content.length)).toEqual([8, 8, cast.length - 16, 0]);
    expect(pages.map(({ body }) => body.pagination.total)).toEqual(Array(4).fill(cast.length));
    const all = pages.flatMap(({ body }) => emailsOf(body.content));
    expect(all).toEqual([...all].sort());
    expect(new Set(all).size).toBe(cast.length);
  });

  it.each([
    ['lindq', ['student@example.com']],
    ['camila inés', ['pastdue@example.com']],
    ['COACH@', ['coach@example.com', 'new.coach@example.com', 'unverified.coach@example.com']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; drop table students; --", []],
  ])('finds %s [A-03]', async (keyword, expected) => {
    const { body } = await list('admin@example.com', { keyword, sortBy: 'email', descending: false });
    expect(emailsOf(body.content)).toEqual(expected);
    expect(body.pagination.total).toBe(expected.length);
  });

  it('shows a coach the students of their circles and sessions, and the coach’s own record [A-03]', async () => {
    const { body } = await list('coach@example.com', { sortBy: 'email', descending: false });
    expect(emailsOf(body.content)).toEqual([
      'coach@example.com',
      'new.coach@example.com',
      'pastdue@example.com',
      'student@example.com',
      'unverified@example.com',
    ]);
    expect(body.pagination.total).toBe(5);
    const found = await list('coach@example.com', { keyword: 'owen' });
    expect(found.body).toEqual({ content: [], pagination: { total: 0 } });
  });

  // Claim: coach-profile-visibility
  it('shows a coach only the needed fields of a student, and all fields of the coach’s own record [A-03] [A-04]', async () => {
    const { body } = await list('coach@example.com', { sortBy: 'email', descending: false });
    const [self, , , student] = body.content;
    expect(self!.personalInfo.dateBirth).toBe('1988-07-21');
    expect(student).toMatchObject({
      user: { email: 'student@example.com', timeZone: 'America/New_York' },
      personalInfo: { firstName: 'Maya', lastName: 'Lindqvist', gender: null, dateBirth: null },
      contactInfo: { homePhone: null, workPhone: null, mobilePhone: '+12015550123' },
      address: { countryCode: null, street1: null, zip: null, latitude: null, formattedAddress: null },
      crmId: null,
      occupation: null,
      militaryMember: null,
    });
    const token = await world.tokenOf('coach@example.com');
    const one = await world.call('getStudent', { path: { id: maya }, token });
    expect(one.body.content).toEqual(student);
  });

  it.each(['student@example.com', 'new.coach@example.com'])(
    'shows %s only themselves [A-03]',
    async (email) => {
      const { body } = await list(email);
      expect([emailsOf(body.content), body.pagination.total]).toEqual([[email], 1]);
    },
  );

  it.each([
    [{ size: 0 }, '/size', 'numberBetween'],
    [{ size: 101 }, '/size', 'numberBetween'],
    [{ page: -1 }, '/page', 'numberBetween'],
    [{ page: '9'.repeat(30) }, '/page', 'numberBetween'],
    [{ descending: 'perhaps' }, '/descending', 'type'],
    [{ keyword: '\u0000' }, '/keyword', 'controlCharacter'],
  ])('refuses %o', async (query, pointer, rule) => {
    const { status, problem } = await list('admin@example.com', query);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ in: 'query', pointer, rule }]);
  });

  it('returns 400 for an unsupported sort field', async () => {
    const { status, problem } = await list('admin@example.com', { sortBy: 'passwordHash' });
    expect([status, problem.key]).toEqual([400, 'badRequest']);
    expect(problem.errors).toMatchObject([{ in: 'query', pointer: '/sortBy', rule: 'choice' }]);
  });

  it('needs a session', async () => {
    expect((await world.call('listStudents')).status).toBe(401);
  });
});
