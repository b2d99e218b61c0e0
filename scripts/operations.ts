/**
 * `npm run operations`: prints a Markdown table with the origin of every operation of the contract, the screens that
 * use it and the tests that exercise it.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Operation {
  operationId: string;
  'x-origin': 'documented' | 'designed';
}

const read = (file: string) => readFileSync(file, 'utf8');
const document = JSON.parse(read('api-schema/src/openapi.gen.json')) as {
  paths: Record<string, Record<string, Operation>>;
};

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    return [
      { id: operation.operationId, origin: operation['x-origin'], call: `${method.toUpperCase()} ${path}` },
    ];
  }),
);

const withDots = (files: string[]) => files.map((file) => file.replaceAll('\\', '/')).sort();
const sources = new Map(
  withDots(globSync(['{portal,coach}/src/**/*.{ts,tsx}'], { exclude: ['**/*.test.*'] })).map((file) => [
    file,
    read(file),
  ]),
);

/** A file with everything it imports. Lazy screens are not included, because they don't load with it. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  const text = sources.get(file);
  if (text === undefined || found.has(file)) return found;
  found.add(file);
  for (const [, target] of text.matchAll(/from '(\.[^']+)'/g)) closureOf(join(dirname(file), target!), found);
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
];

interface Screen {
  app: string;
  name: string;
  /** The path up to its first parameter, as journeys write it; null for layouts. */
  path: string | null;
  calls: Set<string>;
}

const screens = ['portal', 'coach'].flatMap((app): Screen[] => {
  const routes = read(`${app}/src/routes.tsx`);
  const around = closureOf(`${app}/src/main.tsx`);
  const callsIn = (files: Iterable<string>) =>
    new Set([...files].flatMap((file) => callsOf(sources.get(file)!)));
  const all = { app, name: `${app}: every screen`, path: null, calls: callsIn(around) };
  const lazy = routes.matchAll(/path: '([^']+)',[^{}]*?import\('\.\/([^']+)'\)/g);
  const own = [...lazy].map(([, path, file]) => ({
    app,
    name: `${app}: ${file!.replace(/^.*\/|(Screen)?\.tsx$/g, '')}`,
    path: path!.split(':')[0]!,
    calls: callsIn([...closureOf(`${app}/src/${file}`)].filter((one) => !around.has(one))),
  }));
  return [all, ...own];
});

const serverTests = withDots(globSync('api-server/src/**/*.test.ts')).map((file) => ({
  name: file.slice('api-server/src/'.length, -'.test.ts'.length),
  text: read(file),
}));
const journeys = withDots(globSync('{portal,coach}/e2e/**/*.e2e.ts')).map((file) => ({
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

const unused = rows.filter(({ users }) => users.length === 0).length;
const cells = rows.map(
  ({ id, call, origin, users, tests }) =>
    `| \`${id}\` | \`${call}\` | ${origin} | ${users.join(', ') || '–'} | ${tests.join(', ') || '–'} |`,
);
console.log(`${rows.length} operations, ${rows.filter(({ origin }) => origin === 'documented').length} of them documented; ${rows.length - unused} are used by a screen.

| operation | call | origin | screens | tests |
| --- | --- | --- | --- | --- |
${cells.join('\n')}`);
