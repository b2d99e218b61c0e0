/**
 * `node scripts/speech.ts`: what a real screen reader says of components and of journeys in the built apps, with real keys.
 * A part of `npm run test:long`. Words select cases by their titles; `--print` prints all that was said.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer, type ViteDevServer } from 'vite';
import { startServer } from '../api-server/src/server.ts';
import { testHasher } from '../api-server/src/testing/hasher.ts';
import { testMoment } from './given/moment.ts';
import { type Act, components, type Expected, journeys } from './speech/cases.ts';
import { missingPackages, startDesktop } from './speech/desktop.ts';
import { createListener, type Listener } from './speech/listener.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: 'boolean', default: false } },
});
const isWanted = (title: string) =>
  positionals.length === 0 || positionals.some((word) => title.toLowerCase().includes(word.toLowerCase()));

/** What has to be said. */
const awaited = ({ says = [], saysOnce = [] }: Expected): readonly string[] => [...says, ...saysOnce];

/** What is wrong with the lines that were said. */
function faultsOf(lines: readonly string[], { says = [], saysOnce = [], saysNot = [] }: Expected): string[] {
  const count = (text: string) => lines.filter((line) => line.includes(text)).length;
  return [
    ...says.filter((text) => count(text) === 0).map((text) => `“${text}” isn't said`),
    ...saysOnce.filter((text) => count(text) !== 1).map((text) => `“${text}” is said ${count(text)} times`),
    ...saysNot.filter((text) => count(text) > 0).map((text) => `“${text}” is said`),
    // Others echo what is typed, and groups that are left may have no names.
    ...lines
      .filter(
        (line, index) =>
          /\p{L}{2}/u.test(line) && !line.startsWith('leaving ') && lines.indexOf(line) < index,
      )
      .map((line) => `“${line}” is said again`),
  ];
}

let passed = 0;
let failed = 0;

function check(title: string, lines: readonly string[], expected: Expected): void {
  const faults = faultsOf(lines, expected);
  if (faults.length > 0) failed += 1;
  else passed += 1;
  if (faults.length > 0 || values.print) console.log(`  ${title}\n    ${lines.join('\n    ')}`);
  for (const fault of faults) console.log(`  ✗ ${fault}`);
}

function fail(error: unknown): void {
  failed += 1;
  console.log(`  ✗ ${error}`);
}

interface PageStep {
  title: string;
  keys: string | null;
  text: string | null;
  errorMessage: string | null;
}

/** What is heard in every scenario: nothing is invalid before it was touched, and an error is said once. */
function generally({ errorMessage }: PageStep, index: number): Expected {
  if (index === 0) return { saysNot: ['invalid entry'] };
  return errorMessage ? { saysOnce: [errorMessage] } : {};
}

/** Milliseconds that a page has to load, or to do a step, on a busy machine. */
const patience = 180_000;

/** The next message of a page of components. */
const messageOf = <Message>({ ws }: ViteDevServer, name: string) =>
  new Promise<Message>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The page doesn't answer: ${name}`)), patience);
    ws.on(name, (message: Message) => {
      clearTimeout(timer);
      resolve(message);
    });
  });

async function hearComponent(listener: Listener, vite: ViteDevServer, name: string): Promise<void> {
  const query = new URLSearchParams({ scenario: name, moment: testMoment });
  const steps = messageOf<PageStep[]>(vite, `speech:steps:${name}`);
  await Promise.all([
    steps,
    listener.listen(async () => {
      await listener.open(`${vite.resolvedUrls!.local[0]}speech/?${query}`);
      await steps;
    }),
  ]);
  // The link before the component.
  await listener.press('{Tab}');
  const expected = { ...components[name] };
  for (const [index, step] of (await steps).entries()) {
    const { title, keys, text } = step;
    const due = { ...generally(step, index), ...expected[title] };
    const lines = keys
      ? await listener.press(keys, awaited(due))
      : text
        ? await listener.type(text, awaited(due))
        : await listener.listen(async () => {
            const done = messageOf(vite, `speech:done:${name}`);
            vite.ws.send('speech:act', index);
            await done;
          }, awaited(due));
    check(title, lines, due);
    delete expected[title];
  }
  const unknown = Object.keys(expected);
  if (unknown.length > 0) throw new Error(`${name} has no step “${unknown.join('”, “')}”.`);
}

async function hearComponents(listener: Listener): Promise<void> {
  const root = fileURLToPath(new URL('../stories', import.meta.url));
  const names = globSync('**/*.transcript.tsx', { cwd: `${root}/components` })
    .map((file) => file.replace('.transcript.tsx', ''))
    .filter(isWanted)
    .sort();
  if (names.length === 0) return;
  const vite = await createServer({
    root,
    cacheDir: 'node_modules/.vite/speech',
    logLevel: 'error',
    optimizeDeps: { entries: ['speech/page.tsx'] },
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  await vite.listen();
  for (const name of names) {
    console.log(name);
    await hearComponent(listener, vite, name).catch(fail);
  }
  await vite.close();
}

/** As many stops as there are on any page before what is looked for. */
const mostStops = 40;

async function perform(
  act: Act,
  { open, press, type }: Listener,
  address: string,
  texts: readonly string[],
): Promise<string[]> {
  if ('open' in act) return open(address + act.open, texts);
  if ('press' in act) return press(act.press, texts);
  if ('type' in act) return type(act.type, texts);
  for (let stop = 0; stop < mostStops; stop += 1) {
    const lines = await press('{Tab}');
    if (lines.some((line) => line.includes(act.reach))) return lines;
  }
  throw new Error(`“${act.reach}” can't be reached`);
}

async function hearJourneys(listener: Listener): Promise<void> {
  const wanted = Object.entries(journeys).filter(([title]) => isWanted(title));
  if (wanted.length === 0) return;
  const [portal, coach] = ['portal', 'coach'].map((app) =>
    fileURLToPath(new URL(`../${app}/dist`, import.meta.url)),
  );
  const server = await startServer({
    dist: { portal: portal!, coach: coach! },
    hasher: testHasher,
    config: { rateLimitFactor: 1000 },
  });
  for (const [title, { app, steps }] of wanted) {
    console.log(title);
    try {
      for (const { says = [], saysOnce = [], saysNot = ['invalid entry'], ...act } of steps) {
        const due: Expected = { says, saysOnce, saysNot };
        const lines = await perform(act as Act, listener, server[app]!, awaited(due));
        check(Object.values(act).join(), lines, due);
      }
    } catch (error) {
      fail(error);
    }
  }
  await server.close();
}

const missing = missingPackages();
if (missing.length > 0) console.log(`Skipped: needs Linux with the packages ${missing.join(', ')}.`);
else {
  const desktop = await startDesktop();
  try {
    console.log(desktop.versions);
    const listener = createListener(desktop);
    await hearComponents(listener);
    await hearJourneys(listener);
  } finally {
    desktop.close();
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
