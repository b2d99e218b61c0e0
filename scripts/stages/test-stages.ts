/** The stages of `npm test`. Those that are independent run at the same time. */

export interface Stage {
  title: string;
  command: [string, ...string[]];
  /** Titles of stages that must run first. If one of them fails, the stage fails too. */
  needs?: string[];
  /** The test runners' JSON files to add up. Without any, the stage counts as one test. */
  results?: string[];
}

const turbo = (task: string, ...packages: string[]): Stage['command'] => [
  ...(['turbo', 'run', task, '--continue', '--concurrency=1', '--output-logs=new-only'] as const),
  ...packages.map((name) => `--filter=@institute/${name}`),
];
const node = (...args: string[]): Stage['command'] => [process.execPath, ...args];
const tests = (title: string, ...packages: string[]): Stage => ({
  title,
  command: turbo('test', ...packages),
  results: packages.map((name) => `${name}/.results/vitest.json`),
});
const journeys = (app: string): Stage => ({
  title: `journeys of ${app}`,
  command: turbo('e2e', app),
  needs: ['builds of the apps'],
  results: [`${app}/.results/playwright.json`],
});

/** In the order in which they start: what others need first, then the longest, so that no core is idle at the end. */
export const stages: Stage[] = [
  { title: 'builds of the apps', command: turbo('build', 'portal', 'coach') },
  tests('tests of the server', 'api-server'),
  { title: 'types', command: ['tsc', '-p', '.'] },
  journeys('portal'),
  // Builds the demo before Storybook.
  {
    title: 'build of Storybook',
    command: turbo('build', 'stories'),
    needs: ['builds of the apps'],
  },
  tests('stories', 'stories'),
  journeys('coach'),
  {
    title: 'the built Storybook',
    command: turbo('test:built', 'stories'),
    needs: ['build of Storybook'],
    results: ['stories/.results/built.json'],
  },
  {
    title: 'the packed library',
    command: turbo('test:packed'),
    results: ['design-system/.results/packed.json'],
  },
  {
    title: 'the demo',
    command: turbo('e2e', 'demo'),
    needs: ['build of Storybook'],
    results: ['demo/.results/vitest.json'],
  },
  tests('unit tests', 'values', 'design-system', 'api-schema', 'portal', 'coach'),
  { title: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { title: 'words of comments and tests', command: node('scripts/lint-words.ts') },
  { title: 'maximum lengths of text fields', command: node('scripts/lint-limits.ts') },
  { title: 'types of the demo', command: ['tsc', '-p', 'demo'] },
  { title: 'unused code and dependencies', command: ['knip'] },
  { title: 'contract and translations', command: turbo('check') },
  {
    title: 'budgets per screen',
    command: node('scripts/size.ts', 'portal', 'coach'),
    needs: ['builds of the apps'],
  },
  { title: 'requirements', command: node('scripts/trace.ts') },
  { title: 'claims', command: node('scripts/claims.ts') },
  { title: 'accessibility conformance report', command: node('scripts/conformance.ts') },
];

/** The stages with these titles, and what they need, in the order of all. */
export function stagesNamed(titles: readonly string[]): Stage[] {
  const unknown = titles.find((title) => !stages.some((stage) => stage.title === title));
  if (unknown)
    throw new Error(
      `There is no stage “${unknown}”. There are: ${stages.map(({ title }) => title).join(', ')}.`,
    );
  const wanted = new Set<string>();
  const want = (title: string): void => {
    wanted.add(title);
    stages.find((one) => one.title === title)!.needs?.forEach(want);
  };
  titles.forEach(want);
  return stages.filter(({ title }) => wanted.has(title));
}

/** The stages of one of `count` machines, which all take about as long. `costs` has the share of each stage in the CPU time. */
export function stagesOfShard(index: number, count: number, costs: Record<string, number>): Stage[] {
  const costOf = ({ title }: Stage) => costs[title] ?? 1;
  const shards = Array.from({ length: count }, () => ({ cost: 0, titles: [] as string[] }));
  for (const stage of stages.toSorted((a, b) => costOf(b) - costOf(a))) {
    const least = shards.reduce((a, b) => (b.cost < a.cost ? b : a));
    least.titles.push(stage.title);
    least.cost += costOf(stage);
  }
  return stagesNamed(shards[index - 1]!.titles);
}
