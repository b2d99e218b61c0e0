import { ApiError } from '@institute/api-schema';
import { beforeEach, expect, it, vi } from 'vitest';
import { nullIfBlank, type Student, saveStudent } from './student.ts';

const { GET, PUT } = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn() }));
vi.mock('./client.ts', () => ({ client: { GET, PUT } }));
vi.mock('./api.ts', () => ({ api: {} }));

const student = {
  id: 's1',
  languageIso2LetterCode: 'EN',
  occupation: 'Baker',
  user: { id: 'u1', email: 'student@example.com', timeZone: 'America/Denver', roles: [] },
  version: 3,
} as unknown as Student;

const outdated = () => new ApiError({ status: 409, key: 'versionConflict' });

beforeEach(() => {
  GET.mockReset().mockResolvedValue({ data: { content: student } });
  PUT.mockReset().mockImplementation(async (_path, { body }) => ({ data: { content: body } }));
});

it('saves a part and keeps everything else unchanged', async () => {
  await saveStudent('s1', ({ occupation }) => ({ occupation: `${occupation} and miller` }));
  expect(PUT).toHaveBeenCalledTimes(1);
  expect(PUT.mock.lastCall![1].body).toMatchObject({
    languageIso2LetterCode: 'EN',
    occupation: 'Baker and miller',
    user: { timeZone: 'America/Denver' },
    version: 3,
  });
});

it.each([[''], [null]])('sends the time zone `none` instead of %j [D-01]', async (timeZone) => {
  GET.mockResolvedValue({ data: { content: { ...student, user: { ...student.user, timeZone } } } });
  await saveStudent('s1', () => ({}));
  expect(PUT.mock.lastCall![1].body.user).toEqual({ timeZone: 'none' });
});

it('reads again if someone else saved in between', async () => {
  PUT.mockRejectedValueOnce(outdated());
  GET.mockResolvedValueOnce({ data: { content: student } }).mockResolvedValueOnce({
    data: { content: { ...student, occupation: 'Miller', version: 4 } },
  });
  await saveStudent('s1', () => ({ educationLevel: 'MASTERS_DEGREE' }));
  expect(PUT.mock.lastCall![1].body).toMatchObject({ occupation: 'Miller', version: 4 });
});

it('gives up after 5 conflicts, and immediately for any other error', async () => {
  PUT.mockRejectedValue(outdated());
  await expect(saveStudent('s1', () => ({}))).rejects.toThrow(ApiError);
  expect(PUT).toHaveBeenCalledTimes(5);
  PUT.mockReset().mockRejectedValue(new Error('offline'));
  await expect(saveStudent('s1', () => ({}))).rejects.toThrow('offline');
  expect(PUT).toHaveBeenCalledTimes(1);
});

it('turns blank answers into null, recursively', () => {
  expect(nullIfBlank({ city: '  ', names: { first: ' Ana ', middle: '' }, age: 0, tags: null })).toEqual({
    city: null,
    names: { first: 'Ana', middle: null },
    age: 0,
    tags: null,
  });
});
