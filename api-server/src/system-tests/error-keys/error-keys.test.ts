import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../platform/contract.ts';
import { errorKeys, isGeneral } from '../../platform/docs/error-keys.ts';
import { type ProblemKey, statusOf } from '../../platform/problem.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { auth } from './auth.ts';
import { circles } from './circles.ts';
import { coaches } from './coaches.ts';
import { enrollment } from './enrollment.ts';
import { general } from './general.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { type Provocations, runScenario, type ScenarioOutcome } from './provocation.ts';
import { signing } from './signing.ts';
import { transfers } from './transfers.ts';

// Calls that any client could send provoke every key. The page docs/error-keys.md is generated from them.

const provocations: Provocations = {
  ...general,
  ...auth,
  ...circles,
  ...coaches,
  ...money,
  ...enrollment,
  ...signing,
  ...transfers,
  ...people,
};

let world: World;
const outcome = new Map<ProblemKey, ScenarioOutcome>();
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const answering = (key: string) => contract.filter((operation) => operation.errorKeys.includes(key));

describe('error keys', () => {
  it('of every operation are all provoked [M-03]', () => {
    const answered = errorKeys
      .map(([key]) => key)
      .filter((key) => isGeneral(key) || answering(key).length > 0);
    expect(answered.filter((key) => !provocations[key])).toEqual([]);
  });

  it.each(Object.entries(provocations))(
    '%s can be provoked by a few calls [M-03]',
    async (name, provocation) => {
      const key = name as ProblemKey;
      const result = await runScenario(world, provocation);
      expect([result.key, result.status]).toEqual([key, statusOf(key)]);
      outcome.set(key, result);
    },
  );

  it('are all on the page', async () => {
    await expect(pageOf()).toMatchFileSnapshot('../../../../docs/error-keys.md');
  });
});

function sectionOf([key, meaning]: (typeof errorKeys)[number]): string {
  const operations = answering(key).map(({ id }) => `\`${id}\``);
  const who = isGeneral(key) ? 'any operation' : operations.join(', ') || 'no operation yet';
  const { given, steps = [] } = outcome.get(key) ?? {};
  return [
    `## ${key}`,
    `${statusOf(key)}. ${meaning}`,
    `Answered by ${who}.`,
    ...(given ? [`Given: ${given}`] : []),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function pageOf(): string {
  const introduction = `# Error keys

Made by \`api-server/src/system-tests/error-keys/error-keys.test.ts\` (\`npm run error-keys -w @institute/api-server\`). Every key that a
failure can carry: its status, what it means, which operations answer it, and calls that bring it about in the demo world.
\`npm test\` runs each of these sequences. \`…\` is a value that differs each time. For every operation listed here, a test
makes a call that causes the key; \`npm test\` fails if one is missing.`;
  return `${[introduction, ...errorKeys.map(sectionOf)].join('\n\n')}\n`;
}
