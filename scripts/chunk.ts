import { readFileSync } from 'node:fs';

/**
 * A pattern for the address of the file that a module was built into, for journeys that hold it up: files of code are named
 * by their content alone.
 * @param module as the manifest of the build names it, such as `src/settings/ProfileScreen.tsx`.
 */
export function chunkOf(app: 'portal' | 'coach', module: string): string {
  const manifest = new URL(`../${app}/dist/.vite/manifest.json`, import.meta.url);
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks[module];
  if (!chunk) throw new Error(`${module} has no file of its own in the built ${app}`);
  return `**/${chunk.file}`;
}
