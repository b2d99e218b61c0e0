/**
 * `npm run test:engines -- [firefox] [webkit] [--stories weekschedule]`: the stories with a play function, the demo (also offline) and journeys in
 * the installed Firefox and WebKitGTK. An engine that isn't installed is named with its packages. Run
 * `npm run build -w @institute/demo` and the builds of the apps and of Storybook before it, or let turbo do it. With
 * `--stories`, only the stories whose id has this text.
 *
 * What the drivers can't do: in Firefox, media features such as a dark theme, and downloads; in WebKit, windows less than
 * 447 px wide, the console, and forced colors.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { firefox } from 'playwright-core';
import { openDemo } from './engines/demo.ts';
import { firefoxLaunchOptions, firefoxPath } from './engines/firefox.ts';
import { known } from './engines/known.ts';
import { playedStories, playStories, type Tab } from './engines/stories.ts';
import { missingPackages, WebKit } from './engines/webkit.ts';
import { makeJourneys } from './engines/webkit-journeys.ts';

const { values: options, positionals: chosen } = parseArgs({
  options: { stories: { type: 'string' } },
  allowPositionals: true,
});

interface Engine {
  missing: string[];
  run: () => Promise<Failures>;
}

/** Failures by the kind of what ran, each with how many there were in all. */
type Failures = { kind: string; count: number; failures: string[] }[];

async function inTab(tab: Tab): Promise<Failures> {
  const ids = (await playedStories()).filter((id) => id.includes(options.stories ?? ''));
  const results = await playStories(tab, ids);
  const stories = {
    kind: 'stories',
    count: ids.length,
    failures: results.flatMap(({ id, failure }) => (failure ? [`${id}: ${failure.slice(0, 300)}`] : [])),
  };
  return options.stories ? [stories] : [stories, { kind: 'demo', count: 1, failures: await openDemo(tab) }];
}

const journeysOfFirefox = {
  portal: ['sign-in', 'enrollment', 'signing', 'inbox'],
  coach: ['sign-up', 'schedule'],
};

function runJourneys(app: keyof typeof journeysOfFirefox): Failures[number] {
  const files = journeysOfFirefox[app].map((name) => `${name}.e2e.ts`);
  const { stdout } = spawnSync('playwright', ['test', ...files, '--workers=1', '--reporter=list'], {
    cwd: app,
    encoding: 'utf8',
    env: { ...process.env, ENGINE: 'firefox', TEST_LANE: 'long' },
  });
  const lines = stdout.match(/^ +[✓✘] .*$/gm) ?? [];
  // A run without tests isn't a clean one.
  const failures = lines.length > 0 ? lines.filter((line) => line.includes('✘')) : [stdout];
  return { kind: `journeys of ${app}`, count: lines.length, failures };
}

const engines: Record<string, Engine> = {
  firefox: {
    missing: firefoxPath ? [] : ['firefox-esr'],
    async run() {
      const browser = await firefox.launch(firefoxLaunchOptions());
      const page = await browser.newPage({ locale: 'en-US', timezoneId: 'America/New_York' });
      await page.bringToFront();
      const found = await inTab({
        goto: (url) => page.goto(url),
        evaluate: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
        until: (work) => page.waitForFunction(work, undefined, { timeout: 120_000 }),
      });
      await browser.close();
      return options.stories ? found : [...found, runJourneys('portal'), runJourneys('coach')];
    },
  },
  webkit: {
    missing: missingPackages,
    async run() {
      const webkit = await WebKit.start();
      try {
        const found = await inTab(webkit);
        if (options.stories) return found;
        const journeys = await makeJourneys(webkit);
        const failures = journeys.flatMap(({ name, failure }) => (failure ? [`${name}: ${failure}`] : []));
        return [...found, { kind: 'journeys', count: journeys.length, failures }];
      } finally {
        await webkit.close();
      }
    },
  },
};

spawnSync(
  'turbo',
  ['run', 'build', ...['portal', 'coach', 'demo', 'stories'].map((name) => `--filter=@institute/${name}`)],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
for (const [name, { missing, run }] of Object.entries(engines)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  if (missing.length > 0) {
    console.warn(`${name}: SKIPPED. Install ${missing.join(', ')}.`);
    continue;
  }
  const results = await run();
  const counts = results.map(({ kind, count, failures }) => `${kind} ${count - failures.length} of ${count}`);
  console.log(`${name}: ${counts.join(' · ')}`);
  for (const failure of results.flatMap(({ failures }) => failures)) {
    const reason = Object.entries(known[name]!).find(([, parts]) =>
      parts.some((part) => failure.includes(part)),
    )?.[0];
    console.log(`${reason ? `known, because ${reason}:` : '✗'} ${failure}`);
    if (!reason) process.exitCode = 1;
  }
}
