/** `npm run new -- component|feature|endpoint NAME`: creates the files of a new part in the right places. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const usage = `npm run new -- component FAMILY/Name     e.g. feedback/Callout
npm run new -- feature APP/name          e.g. portal/awards
npm run new -- endpoint METHOD PATH ID   e.g. GET /students/{id}/awards listAwards`;

const [kind, ...names] = process.argv.slice(2);

function format(path: string) {
  if (/\.tsx?$/.test(path)) execFileSync('biome', ['check', '--write', path], { stdio: 'ignore' });
}

function write(path: string, text: string) {
  if (existsSync(path)) throw new Error(`${path} exists already`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  format(path);
  console.log(`wrote ${path}`);
}

function insertLine(path: string, line: string, before?: RegExp) {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const at = before ? lines.findIndex((candidate) => before.test(candidate)) : lines.length;
  lines.splice(at < 0 ? lines.length : at, 0, line);
  writeFileSync(path, `${lines.join('\n')}\n`);
  format(path);
  console.log(`added to ${path}: ${line.trim().split('\n')[0]}`);
}

function createComponent(path = '') {
  const [, family, name] = /^([a-z]+)\/([A-Z][A-Za-z]+)$/.exec(path) ?? [];
  if (!family || !name) throw new Error(usage);
  write(
    `design-system/src/${family}/${name}.css.ts`,
    `import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const root = componentStyle({ color: vars.color.ink });
`,
  );
  write(
    `design-system/src/${family}/${name}.tsx`,
    `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  children: ReactNode;
}

export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>;
}
`,
  );
  write(
    `stories/components/${family}/${name}.stories.tsx`,
    `import { ${name} } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: ${name}, args: { children: '${name}' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
};
`,
  );
  // Empty on purpose: a check fails until the texts are filled in.
  write(
    `stories/components/${family}/${name}.docs.ts`,
    `import type { ComponentDocs } from '../../docs/component-docs.ts';

export default { tasks: [], use: '', avoid: '', anatomy: {}, keyboard: {} } satisfies ComponentDocs;
`,
  );
  insertLine(
    'design-system/src/index.ts',
    `export { ${name}, type ${name}Props } from './${family}/${name}.tsx';`,
  );
}

function createFeature(path = '') {
  const [, app, feature] = /^(portal|coach)\/([a-z-]+)$/.exec(path) ?? [];
  if (!app || !feature) throw new Error(usage);
  const name = feature.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  const camel = name[0]!.toLowerCase() + name.slice(1);
  const words = feature.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const layout = app === 'portal' ? 'student' : 'coach';
  write(
    `${app}/src/${feature}/${name}Screen.tsx`,
    `import { Page } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { places } from '../places.ts';

export default function ${name}Screen() {
  return <Page title={<FormattedMessage {...places.${camel}.title} />} />;
}
`,
  );
  write(
    `${app}/e2e/${feature}.e2e.ts`,
    `import { expect, expectAccessible, signIn, test } from '../../scripts/journeys/world.ts';

test('opens ${words}', async ({ page, world }) => {
  await page.goto(\`\${world.${app}}/${feature}\`);
  await signIn(page, world.${app}, '${app === 'portal' ? 'student' : 'coach'}@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${words}');
  await expectAccessible(page);
});
`,
  );
  insertLine(
    `${app}/src/places.ts`,
    `  ${camel}: ${layout}('/${feature}', defineMessage({ defaultMessage: '${words}' })),`,
    /^\};/,
  );
  insertLine(
    `${app}/src/routes.ts`,
    `    ${camel}: () => import('./${feature}/${name}Screen.tsx'),`,
    /^ {2}\}\),/,
  );
  console.log(
    `now: npm run messages -w @institute/${app}, and write the Spanish into ${app}/src/lang/es.json`,
  );
}

function createEndpoint(method = '', path = '', operationId = '') {
  if (
    !/^(GET|POST|PUT|PATCH|DELETE)$/.test(method) ||
    !path.startsWith('/') ||
    !/^[a-z][A-Za-z]+$/.test(operationId)
  )
    throw new Error(usage);
  const resource = path.split('/')[1]!;
  const key = operationId;
  const file = `api-schema/openapi/paths/${resource}.yaml`;
  const parameters = [...path.matchAll(/\{(\w+)\}/g)]
    .map(
      ([, name]) =>
        `    - { name: ${name}, in: path, required: true, description: The id., schema: { $ref: "../schemas/values.yaml#/Id" } }`,
    )
    .join('\n');
  const yaml = `${key}:
${parameters ? `  parameters:\n${parameters}\n` : ''}  ${method.toLowerCase()}:
    operationId: ${operationId}
    summary: ${operationId}
    description: Say who may call it, and what it does.
    tags: [${resource[0]!.toUpperCase()}${resource.slice(1)}]
    x-origin: designed
    x-roles: [STUDENT, COACH, ADVISOR, ADMIN]
    x-owner: caller
    x-error-keys: []
    responses:
      "204": { description: Done. }
      "401": { $ref: "../responses.yaml#/Unauthorized" }
      "404": { $ref: "../responses.yaml#/NotFound" }
      "422": { $ref: "../responses.yaml#/Invalid" }
      default: { $ref: "../responses.yaml#/Failure" }
`;
  if (existsSync(file)) insertLine(file, yaml);
  else write(file, yaml);
  insertLine(
    'api-schema/openapi/openapi.yaml',
    `  ${path}:\n    $ref: paths/${resource}.yaml#/${key}`,
    /^components:/,
  );
  write(
    `api-server/src/${resource}/${operationId}.test.ts`,
    `import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('asks for a session', async () => {
  expect((await world.call('${operationId}')).status).toBe(401);
});
`,
  );
  console.log(
    `now: npm run sources, then write the handler \`${operationId}\` in api-server/src/${resource}/`,
  );
}

try {
  if (kind === 'component') createComponent(names[0]);
  else if (kind === 'feature') createFeature(names[0]);
  else if (kind === 'endpoint') createEndpoint(...names);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
