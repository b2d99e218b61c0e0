import { film } from '../../scripts/film.ts';
import { expect, expectAccessible, signIn, test, type World } from '../../scripts/world.ts';

const rosa = "(SELECT id FROM coaches WHERE website_url LIKE '%rosadelgado%')";

/** Uploads a file as the coach, and returns its stored name. */
async function upload(world: World, file: { name: string; buffer: Buffer }, object: string): Promise<string> {
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(`${world.api}${path}`, { method: 'POST', ...init });
    return ((await response.json()) as { content: Record<string, string> }).content;
  };
  const { accessToken } = await call('/sessions', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'coach@example.com', password: 'Wellness1' }),
  });
  const body = new FormData();
  body.append('file', new File([Uint8Array.from(file.buffer)], file.name));
  body.append('object', object);
  const { fileName } = await call('/files', { headers: { authorization: `Bearer ${accessToken}` }, body });
  return fileName!;
}
