import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';

const folder = fileURLToPath(new URL('..', import.meta.url));
/** Where the library's dependency is: with the library, if the rest of the workspace has another version of it. */
function installed(name: string): string {
  const own = join(folder, 'node_modules', name);
  return existsSync(own) ? own : join(folder, '..', 'node_modules', name);
}

/** The tarball created by `npm run pack`. */
export function tarball(): string {
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error('nothing is packed: npm run pack -w @institute/design-system');
  return join(folder, name);
}

export interface Consumer {
  folder: string;
  remove: () => void;
}

/**
 * Creates a project outside the workspace with only the tarball, its declared dependencies except for optional ones, and `others` installed, so
 * that an undeclared import fails. Copies `sources` into it.
 */
export async function createConsumer(sources: URL[], others: string[]): Promise<Consumer> {
  const consumer = mkdtempSync(join(tmpdir(), 'consumer-'));
  const library = join(consumer, 'node_modules/@institute/design-system');
  mkdirSync(library, { recursive: true });
  const unpack = extract(library, {
    map: (header) => ({ ...header, name: header.name.replace(/^package\//, '') }),
  });
  await pipeline(createReadStream(tarball()), createGunzip(), unpack);
  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(library, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const needed = Object.keys({ ...dependencies, ...peerDependencies });
  for (const name of [...needed.filter((one) => !(one in peerDependenciesMeta!)), ...others]) {
    const link = join(consumer, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installed(name), link, 'junction');
  }
  for (const source of sources) cpSync(fileURLToPath(source), consumer, { recursive: true });
  return { folder: consumer, remove: () => rmSync(consumer, { recursive: true, force: true }) };
}
