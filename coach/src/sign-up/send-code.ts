import { publicClient } from '../client.ts';

/** E-mails the code for creating a password to the address. Returns the seconds until it can be sent again. */
export async function sendCode(email: string): Promise<number> {
  const { data } = await publicClient.POST('/auth/verification_codes', {
    body: { email, purpose: 'CREATE_PASSWORD' },
  });
  return data!.content.retryAfter;
}
