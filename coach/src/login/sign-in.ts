import { publicClient } from '../client.ts';
import { suggestLanguage } from '../language.ts';
import { startSession } from '../session.ts';

/** Opens a session and gives the name to greet by. */
export async function signIn(credentials: { username: string; password: string }): Promise<string> {
  const { data } = await publicClient.POST('/auth/signin/coach', { body: credentials });
  const { content } = data!;
  suggestLanguage(content.languageIso2LetterCode);
  startSession(content);
  return content.firstName;
}
