/**
 * `npm run lock`: completes package-lock.json with the optional packages of other platforms. A registry mirror that
 * carries packages for one platform only makes `npm install` omit them, and `npm ci` then rejects the file.
 * Requests missing integrity hashes from the registry, and fails while some are missing: without them, `npm ci`
 * installs whatever it is sent. `npm run lock -- --check` lists them without changing or requesting anything.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const others: Record<string, string> = {
  windows: 'win32',
  '64': 'x64',
  armv7: 'arm',
  ppc64le: 'ppc64',
  x86: 'ia32',
};

/** The platform that a package such as `@scope/tool-linux-arm64-musl` runs on, read from its name. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => others[word] ?? word);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGlibc = words.some((word) => word.startsWith('gnu'));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === 'linux' && (isMusl || isGlibc) && { libc: [isMusl ? 'musl' : 'glibc'] }),
  };
}

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };

/** Whether Node's resolution finds a package from its dependent's location. */
function isLocked(from: string, name: string, version: string): boolean {
  for (
    let folder = from;
    ;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
  ) {
    const found = lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (found) return found.version === version;
    if (folder === '') return false;
  }
}

/** The registry's SHA-512 for a package; undefined if the registry doesn't carry it. */
function askIntegrity(name: string, version: string): string | undefined {
  try {
    const answer = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /^sha512-[\w+/=]+$/.test(answer.trim()) ? answer.trim() : undefined;
  } catch {
    return undefined;
  }
}

/** Packages that `npm ci` would install without verifying them. */
const unverified = () =>
  Object.entries(lock.packages).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link,
  );

function nameUnverified(): void {
  const names = unverified().map(
    ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`,
  );
  if (names.length === 0) return;
  console.error(`${names.length} packages have no integrity:\n${[...new Set(names)].sort().join('\n')}`);
  process.exitCode = 1;
}

if (process.argv.includes('--check')) {
  nameUnverified();
  process.exit();
}

let added = 0;
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version) || isLocked(path, name, version)) continue;
    const folder = path.slice(0, path.lastIndexOf('node_modules/'));
    lock.packages[`${folder}node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev && { dev }),
      optional: true,
    };
    added += 1;
  }
}
const known = new Map<string, string | undefined>();
for (const [path, locked] of unverified()) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 13);
  const id = `${name}@${locked.version}`;
  if (!known.has(id)) known.set(id, askIntegrity(name, locked.version!));
  const integrity = known.get(id);
  if (integrity) locked.integrity = integrity;
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added`);
nameUnverified();
