/**
 * Writes a file of stories for each screen of the table, because Storybook reads stories from files: into `generated/`,
 * which isn't in the repository. Also what uses what: components by screen, and screens by component.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { picturedStates } from './pictured.ts';
import { screens, statesOf } from './table.ts';

const root = join(import.meta.dirname, '../..');
const output = join(import.meta.dirname, 'generated');

type AppName = keyof typeof screens;

export interface RouteOfApp {
  /** The name of its place. */
  name: string;
  /** The file of its screen. */
  file: string;
}

/** The routes of an app, by the text of its route table, which only a browser can run. */
export function routesOf(app: AppName): RouteOfApp[] {
  const text = readFileSync(join(root, app, 'src/routes.ts'), 'utf8');
  return [...text.matchAll(/(\w+): \(\) => import\('([^']+)'\)/g)].map(([, name, path]) => ({
    name: name!,
    file: join(root, app, 'src', path!),
  }));
}

/** The components of the library in a module and in those that it imports from its app. */
export function componentsIn(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return found;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, names, from] of text.matchAll(
    /import\s+(?!type\b)(?:\{([^}]*)\}|[\w*]+)[^'{}]*from\s+'([^']+)'/g,
  )) {
    if (from!.startsWith('@institute/design-system'))
      for (const name of names?.split(',') ?? [])
        if (/^\s*[A-Z]\w+\s*$/.test(name) && !/(Icon|Illustration)\s*$/.test(name)) found.add(name.trim());
    if (/^\.\.?\/.*\.tsx$/.test(from!))
      for (const name of componentsIn(join(dirname(file), from!), seen)) found.add(name);
  }
  for (const [, lazy] of text.matchAll(/import\('(\.[^']+\.tsx)'\)/g))
    for (const name of componentsIn(join(dirname(file), lazy!), seen)) found.add(name);
  return found;
}

/** `paymentInformation` → `Payment information`. */
export const titleOf = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function generateScreens(): void {
  rmSync(output, { recursive: true, force: true });
  const uses: Record<string, string[]> = {};
  for (const app of ['portal', 'coach'] as const) {
    const folder = join(output, capital(app));
    mkdirSync(folder, { recursive: true });
    const files = new Map(routesOf(app).map(({ name, file }) => [name, file]));
    for (const [name, screen] of Object.entries(screens[app])) {
      const title = `${capital(app)}/${titleOf(name)}`;
      const components = [...componentsIn(files.get(name) ?? '')].sort();
      for (const component of components) uses[component] = [...(uses[component] ?? []), title];
      const stories = statesOf(screen).map(
        (state) =>
          `export const ${capital(state)} = { args: { state: '${state}' }${picturedStates.includes(state) ? '' : ', parameters: { chromatic: { disableSnapshot: true } }'} };`,
      );
      writeFileSync(
        join(folder, `${capital(name)}.stories.ts`),
        `import { screenModes } from '../../../.storybook/modes.ts';
import { preparePicture } from '../../prepare-picture.ts';
import { renderScreen, Screen } from '../../Screen.tsx';

export default {
  title: '${title}',
  component: Screen,
  render: renderScreen,
  play: preparePicture,
  tags: ['screen', '!test'],
  args: { app: '${app}', name: '${name}' },
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: { modes: screenModes }, uses: ${JSON.stringify(components)} },
};

${stories.join('\n')}
`,
      );
    }
  }
  writeFileSync(join(output, 'uses.json'), JSON.stringify(uses));
}
