import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** What one written module imports from the others: `./` names resolved to files below `dist/`. */
interface Links {
  imports: string[];
  lateImports: string[];
}

const links = (folder: string, file: string): Links => {
  const code = readFileSync(join(folder, file), 'utf8');
  const resolve = ([, name]: RegExpMatchArray) => posix.join(posix.dirname(file), name!);
  return {
    imports: [...code.matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+)["']/gm)].map(resolve),
    lateImports: [...code.matchAll(/\bimport\(["'](\.[^"']+)["']\)/g)].map(resolve),
  };
};

/** Everything that is loaded with a module. */
function loadedWith(folder: string, root: string): Map<string, Links> {
  const found = new Map<string, Links>();
  const waiting = [root];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file) || !existsSync(join(folder, file))) continue;
    found.set(file, links(folder, file));
    waiting.push(...found.get(file)!.imports);
  }
  return found;
}

/**
 * What a form brings with it and the fields that it fetches late need as well. Module by module, bundlers would put each
 * of these into a file of its own (each is shared by another set of late fields), and a page with a form would start with
 * twenty requests. As one module they stay together.
 */
export function sharedWithLateFields(folder: string, form: string): string[] {
  const first = loadedWith(folder, form);
  const targets = [...first.values()].flatMap(({ lateImports }) => lateImports);
  const late = new Set(targets.flatMap((target) => [...loadedWith(folder, target).keys()]));
  return [...first.keys()].filter((file) => late.has(file) && !file.endsWith('.css.js')).sort();
}

const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names!
      .split(',')
      .map((name) => name.trim().split(' as ').pop()!)
      .filter(Boolean),
  );

/** How one file names another. */
const path = (from: string, to: string) => {
  const relative = posix.relative(posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

export const isForClients = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8').startsWith('"use client"');

/** Puts modules into one file, `into`; each is left as a module that hands on what it had. */
export async function mergeModules(folder: string, files: string[], into: string): Promise<void> {
  const exported = new Map(files.map((file) => [file, exportsOf(readFileSync(join(folder, file), 'utf8'))]));
  const owners = new Map<string, string>();
  for (const [file, names] of exported)
    for (const name of names) {
      if (owners.has(name)) throw new Error(`${name} is exported by ${owners.get(name)} and ${file}`);
      owners.set(name, file);
    }
  const modules: Plugin = {
    name: 'modules',
    enforce: 'pre',
    resolveId(name, importer) {
      if (importer === undefined) return into;
      if (!name.startsWith('.')) return { id: name, external: true };
      const file = importer === into ? name.slice(2) : posix.join(posix.dirname(importer), name);
      // Named from where the merged file stands; not as a path, which would be resolved once more.
      return files.includes(file) ? file : { id: `dist:${file}`, external: true };
    },
    load(id) {
      if (id !== into) return readFileSync(join(folder, id), 'utf8').replace(/^"use client";\n/, '');
      return [...exported]
        .map(([file, names]) => `export { ${names.join(', ')} } from './${file}';`)
        .join('\n');
    },
  };
  const [{ output }] = (await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [modules],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: into, formats: ['es'] },
      rolldownOptions: { treeshake: false },
    },
  })) as [Rolldown.RolldownOutput];
  if (output.length !== 1) throw new Error(`${into} is not one file`);
  const code = output[0].code.replace(/"dist:([^"]+)"/g, (_all, file: string) => `"${path(into, file)}"`);
  const directive = files.some((file) => isForClients(folder, file)) ? '"use client";\n' : '';
  writeFileSync(join(folder, into), directive + code);
  for (const [file, names] of exported)
    writeFileSync(
      join(folder, file),
      `${directive}export { ${names.join(', ')} } from "${path(file, into)}";\n`,
    );
}
