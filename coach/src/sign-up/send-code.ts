import { publicClient } from '../client.ts';

/** E-mails the code that lets the owner of the address create a password; gives the seconds until it may be repeated. */
export async function sendCode(email: string): Promise<number> {
  const { data } = await publicClient.POST('/auth/verification_codes', {
    body: { email, purpose: 'CREATE_PASSWORD' },
  });
  return data!.content.retryAfter;
}
