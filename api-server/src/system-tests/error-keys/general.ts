import type { Database } from '../../platform/database.ts';
import { demoId } from '../../seed/seed.ts';
import type { Provocation, Provocations } from './provocation.ts';

const maya = { id: demoId('student', 1) };

/** A database that answers every query with this error. */
const failing = (error: Error): Database =>
  new Proxy({} as Database, {
    get: () => () => {
      throw error;
    },
  });
const away = failing(Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' }));
const forgotPassword: Provocation['play'] = ({ call }) =>
  call('forgotPassword', { body: { email: 'student@example.com', application: 'STUDENT' } });

export const general: Provocations = {
  badRequest: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('admin@example.com');
      await call('listStudents', { token, query: { sortBy: 'shoeSize' } });
    },
  },
  unauthorized: { play: ({ call }) => call('getSession') },
  emailNotVerified: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('unverified@example.com');
      await call('getStudent', { token, path: { id: demoId('student', 4) } });
    },
  },
  forbidden: {
    play: ({ request }) => request('GET', '/content/document-0b0a5a0e-6f0c-4d55-9a3e-2f6f6f1f7c11.pdf'),
  },
  notFound: {
    play: async ({ call, signIn }) => {
      await call('getStudent', { token: (await signIn('new.student@example.com')).accessToken, path: maya });
    },
  },
  methodNotAllowed: { play: ({ request }) => request('DELETE', '/public/lookups') },
  payloadTooLarge: {
    play: ({ call }) =>
      call('signInStudent', { body: { username: 'x'.repeat(1024 * 1024), password: 'Wellness1' } }),
  },
  unsupportedMediaType: {
    play: ({ call }) =>
      call('signInStudent', {
        body: 'username=student@example.com',
        headers: { 'content-type': 'text/plain' },
      }),
  },
  validationFailed: { play: ({ call }) => call('signInStudent', { body: { username: '' } }) },
  unavailable: {
    // The database does not answer.
    world: { replace: { db: away } },
    play: forgotPassword,
  },
  default: {
    // The database fails unexpectedly.
    world: { replace: { db: failing(new Error('unforeseen')) } },
    play: forgotPassword,
  },
};
