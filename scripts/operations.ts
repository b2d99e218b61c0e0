/**
 * `npm run operations`: prints a Markdown table with the origin of every operation of the contract, the screens that
 * use it and the tests that exercise it, and where the apps send what must happen only once.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Operation {
  operationId: string;
  'x-origin': 'documented' | 'designed';
  parameters?: { name?: string; $ref?: string }[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const document = JSON.parse(read('api-schema/src/openapi.gen.json')) as {
  paths: Record<string, Record<string, Operation>>;
};

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    return [
      {
        id: operation.operationId,
        origin: operation['x-origin'],
        call: `${method.toUpperCase()} ${path}`,
        isOnce: JSON.stringify(operation.parameters ?? []).includes('Idempotency'),
      },
    ];
  }),
);

const withDots = (files: string[]) => files.map((file) => file.replaceAll('\\', '/')).sort();
const sources = new Map(
  withDots(
    globSync('{portal,coach,shared-screens,api-schema}/src/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/*.{test,gen}.*'],
    }),
  ).map((file) => [file, read(file)]),
);

const apiSchema = JSON.parse(read('api-schema/package.json')) as { exports: Record<string, string> };
/** The file that an import from api-schema names. */
function fileInSchema(target: string): string | undefined {
  const entry = target.replace(/^@institute\/api-schema/, '.');
  const file =
    apiSchema.exports[entry] ?? apiSchema.exports[`${dirname(entry)}/*`]?.replace('*', basename(entry));
  return file && join('api-schema', file);
}
const routes = (app: string) => `${app}/src/routes.ts`;

/** A file with everything it imports, except the screens of other routes. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  const text = sources.get(file);
  if (text === undefined || found.has(file)) return found;
  found.add(file);
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target]) => target!);
  for (const target of imports) {
    const isScreen = file.endsWith('/routes.ts') && target.endsWith('Screen.tsx');
    const imported = target.startsWith('.')
      ? join(dirname(file), target)
      : (fileInSchema(target) ?? target.replace('@institute/shared-screens', 'shared-screens/src'));
    if (imported && !isScreen) closureOf(imported.replaceAll('\\', '/'), found);
  }
  return found;
}

/** Calls of the typed client, by method and path, and of the query hooks. */
const callsOf = (text: string) => [
  ...[...text.matchAll(/\.(GET|PUT|POST|DELETE|PATCH)\(\s*'([^']+)'/g)].map(
    ([, method, path]) => `${method} ${path}`,
  ),
  ...[...text.matchAll(/\(\s*'(get|put|post|delete|patch)',\s*'([^']+)'/g)].map(
    ([, method, path]) => `${method!.toUpperCase()} ${path}`,
  ),
  ...[...text.matchAll(/\b(?:useContent|useList|readAll|download)\(\s*'(\/[^']+)'/g)].map(
    ([, path]) => `GET ${path}`,
  ),
  ...[...text.matchAll(/\bpatch\(\s*'(\/[^']+)'/g)].map(([, path]) => `PATCH ${path}`),
  ...[...text.matchAll(/\breplace\(\s*'(\/[^']+)'/g)].map(([, path]) => `PUT ${path}`),
];

interface Screen {
  app: string;
  name: string;
  /** The path up to its first parameter, as journeys write it; null for layouts. */
  path: string | null;
  calls: Set<string>;
}

const screens = ['portal', 'coach'].flatMap((app): Screen[] => {
  const patterns = new Map(
    [...read(`${app}/src/places.ts`).matchAll(/^ {2}(\w+): \w+\(\s*'([^']+)'/gm)].map(([, name, path]) => [
      name,
      path,
    ]),
  );
  const around = closureOf(`${app}/src/main.tsx`);
  const callsIn = (files: Iterable<string>) =>
    new Set([...files].flatMap((file) => callsOf(sources.get(file)!)));
  const all = { app, name: `${app}: every screen`, path: null, calls: callsIn(around) };
  const lazy = read(routes(app)).matchAll(/(\w+): \(\) => import\('\.\/([^']+)'\)/g);
  const own = [...lazy].map(([, name, file]) => ({
    app,
    name: `${app}: ${file!.replace(/^.*\/|(Screen)?\.tsx$/g, '')}`,
    path: patterns.get(name)?.split(':')[0] ?? null,
    calls: callsIn([...closureOf(`${app}/src/${file}`)].filter((one) => !around.has(one))),
  }));
  return [all, ...own];
});

const serverTests = withDots(globSync('api-server/src/**/*.test.ts', { cwd: root })).map((file) => ({
  name: file.slice('api-server/src/'.length, -'.test.ts'.length),
  text: read(file),
}));
const journeys = withDots(globSync('{portal,coach}/e2e/**/*.e2e.ts', { cwd: root })).map((file) => ({
  app: file.split('/')[0]!,
  name: file.replace('/e2e/', ': ').replace('.e2e.ts', ''),
  text: read(file),
}));

const visits = (screen: Screen, text: string) =>
  screen.path !== null && screen.path !== '*' && text.includes(`${screen.path.replace(/(.)\/$/, '$1')}`);

const rows = operations.map(({ id, origin, call }) => {
  const users = screens.filter(({ calls }) => calls.has(call));
  const tested = serverTests.filter(({ text }) => text.includes(`'${id}'`)).map(({ name }) => name);
  const journeyed = journeys
    .filter(({ app, text }) => users.some((screen) => screen.app === app && visits(screen, text)))
    .map(({ name }) => name);
  const tests = [...new Set([...tested, ...journeyed])];
  return { id, call, origin, users: users.map(({ name }) => name), tests };
});

/**
 * The operations that must happen only once, and the files of the apps that send them. `isUnguarded` if one sends it
 * elsewhere than in the `send` of `useOnce`, which gets the key.
 */
const sentOnce = operations
  .filter(({ isOnce }) => isOnce)
  .map(({ id, call }) => {
    const [method, path] = call.split(' ') as [string, string];
    const quoted = `'${path.replaceAll(/[{}]/g, '\\$&')}'`;
    const guarded = new RegExp(
      `send(?:: )?\\([^)]*\\bkey\\b[^)]*\\)[^{=]*(?:\\{|=>)\\s*(?:return |(?:const [^=]+ = )?await )?api\\.request\\(\\s*'${method.toLowerCase()}',\\s*${quoted}`,
      'g',
    );
    const places = [...sources].flatMap(([file, text]) => {
      const calls = callsOf(text).filter((one) => one === call).length;
      return calls > 0 ? [{ file, isUnguarded: calls > [...text.matchAll(guarded)].length }] : [];
    });
    return { id, places };
  });

export { rows, sentOnce };

if (import.meta.main) {
  const used = rows.filter(({ users }) => users.length > 0).length;
  const cells = rows.map(
    ({ id, call, origin, users, tests }) =>
      `| \`${id}\` | \`${call}\` | ${origin} | ${users.join(', ') || '–'} | ${tests.join(', ') || '–'} |`,
  );
  const sent = sentOnce.map(
    ({ id, places }) => `| \`${id}\` | ${places.map(({ file }) => file).join(', ') || '–'} |`,
  );
  console.log(`${rows.length} operations, ${rows.filter(({ origin }) => origin === 'documented').length} of them documented; ${used} are used by a screen.

| operation | call | origin | screens | tests |
| --- | --- | --- | --- | --- |
${cells.join('\n')}

${sentOnce.length} operations must happen only once:

| operation | sent by |
| --- | --- |
${sent.join('\n')}`);
}
