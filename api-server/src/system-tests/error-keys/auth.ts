import { demoId } from '../../seed/seed.ts';
import { testHasher } from '../../testing/hasher.ts';
import type { Provocations, Scenario } from './provocation.ts';

const email = 'student@example.com';
const application = 'STUDENT';
const newcomer = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Sol',
  languageIso2LetterCode: 'EN',
};
const purpose = 'CREATE_PASSWORD';
const password = 'Wellness2';

/** Hashing new passwords fails, but existing ones can still be checked. */
const hasher = {
  ...testHasher,
  hash: async () => {
    throw new Error('out of memory');
  },
};

async function resetLink({ call, lastEmail }: Scenario): Promise<string> {
  await call('forgotPassword', { body: { email, application } });
  return (await lastEmail(email)).secret;
}

/** Signs up and requests the code for creating the first password. */
async function codeOfNewcomer({ call, lastEmail }: Scenario): Promise<string> {
  await call('signUpStudent', { body: newcomer });
  await call('createVerificationCode', { body: { email: newcomer.email, purpose } });
  return (await lastEmail(newcomer.email)).secret;
}

const hour = 3600;

export const auth: Provocations = {
  failedLogin: {
    play: ({ call }) => call('signInStudent', { body: { username: email, password: 'wrong' } }),
  },
  accountIsDisabled: {
    play: ({ call }) =>
      call('signInStudent', { body: { username: 'disabled@example.com', password: 'Wellness1' } }),
  },
  sessionExpired: {
    play: ({ call }) => call('refreshSession', { body: { refreshToken: 'not-one-of-ours' } }),
  },
  invalidSsoToken: { play: ({ call }) => call('signInWithSso', { body: { token: 'not-signed-by-us' } }) },
  tooManyRequests: {
    play: async ({ call }) => {
      for (let attempt = 0; attempt < 4; attempt += 1)
        await call('createLoginLink', { body: { email, application } });
    },
  },
  emailNotFound: {
    play: ({ call }) => call('forgotPassword', { body: { email: 'nobody@example.com', application } }),
  },
  tokenInvalid: { play: ({ call }) => call('resetPassword', { body: { token: 'no-such-link', password } }) },
  invalidToken: {
    play: async (play) => {
      const token = await resetLink(play);
      await play.call('checkResetPasswordToken', { body: { token } });
      play.wait(hour);
      await play.call('resetPassword', { body: { token, password } });
    },
  },
  newPasswordSameAsCurrent: {
    play: async (play) => {
      const token = await resetLink(play);
      await play.call('resetPassword', { body: { token, password: 'Wellness1' } });
    },
  },
  passwordTooCommon: {
    play: async (play) => {
      const token = await resetLink(play);
      await play.call('resetPassword', { body: { token, password: 'Password1' } });
    },
  },
  passwordPersonal: {
    play: async (play) => {
      const token = await resetLink(play);
      await play.call('resetPassword', { body: { token, password: 'Lindqvist7' } });
    },
  },
  resetPasswordSavedError: {
    // New passwords cannot be hashed.
    world: { replace: { hasher } },
    play: async (play) => {
      const token = await resetLink(play);
      await play.call('resetPassword', { body: { token, password } });
    },
  },
  failedSignUp: { play: ({ call }) => call('signUpStudent', { body: { ...newcomer, firstName: '1234' } }) },
  usernameAlreadyExists: { play: ({ call }) => call('signUpStudent', { body: { ...newcomer, email } }) },
  verificationCodeError: {
    play: async (play) => {
      await codeOfNewcomer(play);
      const body = { email: newcomer.email, verificationCode: '000000', password };
      await play.call('createPassword', { body });
    },
  },
  createPasswordSavedError: {
    // New passwords cannot be hashed.
    world: { replace: { hasher } },
    play: async (play) => {
      const verificationCode = await codeOfNewcomer(play);
      await play.call('createPassword', { body: { email: newcomer.email, verificationCode, password } });
    },
  },
  invalidCurrentPassword: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn(email);
      const body = { currentPassword: 'wrong', newPassword: password };
      await call('updatePassword', { token, path: { id: demoId('student', 1) }, body });
    },
  },
};
