import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const librarySources = fileURLToPath(new URL('../../design-system/src/', import.meta.url));
export const componentStories = fileURLToPath(new URL('../components/', import.meta.url));

export interface PublicComponent {
  name: string;
  /** Relative to `design-system/src`: `fields/TextField.tsx`. */
  source: string;
}

/** All components exported by the library's public surface (`index.ts`). */
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
    namesIn(source!).map((name) => ({ name, source: source! })),
  );
  return [...named, ...whole];
}

/** Components that a module declares or re-exports. */
function namesIn(source: string): string[] {
  const code = readFileSync(librarySources + source, 'utf8');
  const own = [...code.matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(([, name]) => name!);
  const handedOn = [...code.matchAll(/^export \* from '\.\/([^']+\.tsx)'/gm)].flatMap(([, file]) =>
    namesIn(join(dirname(source), file!)),
  );
  return [...own, ...handedOn];
}

/** The component stories, without `.stories.tsx`: `fields/TextField`. */
export const storyPages = (): string[] =>
  globSync('**/*.stories.tsx', { cwd: componentStories }).map((file) =>
    file.replaceAll('\\', '/').replace('.stories.tsx', ''),
  );
