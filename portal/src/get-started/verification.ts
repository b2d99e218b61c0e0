import { publicClient } from '../client.ts';
import { answers, type StartedAnswers } from './answers.ts';

/** Sends a code to the address, and remembers when the next one can be requested. */
export async function sendCode(given: StartedAnswers): Promise<void> {
  const { data } = await publicClient.POST('/auth/verification_codes', {
    body: { email: given.email, purpose: 'CREATE_PASSWORD' },
  });
  answers.write({ ...given, codeAgainAt: Date.now() + (data?.content.retryAfter ?? 0) * 1000 });
}
