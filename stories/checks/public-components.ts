import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const librarySources = fileURLToPath(new URL('../../design-system/src/', import.meta.url));
export const componentStories = fileURLToPath(new URL('../components/', import.meta.url));

export interface PublicComponent {
  name: string;
  /** Below `design-system/src`: `fields/TextField.tsx`. */
  source: string;
}

/** Every component that the public surface of the library (`index.ts`) exports. */
export function publicComponents(): PublicComponent[] {
  const surface = readFileSync(`${librarySources}index.ts`, 'utf8');
  const named = [...surface.matchAll(/export \{([^}]*)\} from '\.\/([^']+\.tsx)'/g)].flatMap(
    ([, names, source]) =>
      names!
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({ name, source: source! })),
  );
  const whole = [...surface.matchAll(/export \* from '\.\/([^']+\.tsx)'/g)].flatMap(([, source]) =>
    [
      ...readFileSync(librarySources + source, 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w*)/gm),
    ].map(([, name]) => ({ name: name!, source: source! })),
  );
  return [...named, ...whole];
}

/** The stories of components, without `.stories.tsx`: `fields/TextField`. */
export const storyPages = (): string[] =>
  globSync('**/*.stories.tsx', { cwd: componentStories }).map((file) =>
    file.replaceAll('\\', '/').replace('.stories.tsx', ''),
  );
