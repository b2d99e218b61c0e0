import { readFileSync } from 'node:fs';

/**
 * A pattern for the URL of the file that contains a module, for journeys that delay it: code files are named by a
 * content hash only.
 * @param module as named in the build manifest, such as `src/settings/ProfileScreen.tsx`.
 */
export function chunkOf(app: 'portal' | 'coach', module: string): string {
  const manifest = new URL(`../../${app}/dist/.vite/manifest.json`, import.meta.url);
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks[module];
  if (!chunk) throw new Error(`${module} has no file of its own in the built ${app}`);
  return `**/${chunk.file}`;
}
