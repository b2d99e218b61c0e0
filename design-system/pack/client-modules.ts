import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** What `react` offers where components run on a server: everything else makes a module one for the browser. */
const serverReact = new Set(
  [
    ...readFileSync(
      require.resolve('react/package.json').replace('package.json', 'cjs/react.react-server.production.js'),
      'utf8',
    ).matchAll(/^exports\.(\w+) =/gm),
  ].map(([, name]) => name!),
);

const isReactPackage = (name: string): boolean => {
  const [scopeOrName, rest] = name.split('/');
  const owner = name.startsWith('@') ? `${scopeOrName}/${rest}` : scopeOrName!;
  if (owner === 'react') return false;
  const { peerDependencies = {} } = JSON.parse(readFileSync(packageFile(owner), 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return 'react' in peerDependencies;
};

/** `package.json` is often not among the exports of a package. */
function packageFile(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require.resolve(`${folder}/${name}/package.json`);
    } catch {
      // Not in this folder: the next one up.
    }
  }
  throw new Error(`${name} is not installed`);
}

/** State, effects, contexts, handlers, or a library that has them: such a module cannot run on a server. */
export function isClientModule(code: string): boolean {
  const imports = [...code.matchAll(/^import (?:([^'"]+) from )?["']([^."'][^"']*)["']/gm)];
  for (const [, names = '', from] of imports) {
    if (from === 'react') {
      const imported = names.replace(/[{}]/g, '').split(',');
      if (imported.some((name) => !serverReact.has(name.trim().split(' as ')[0]!))) return true;
    } else if (isReactPackage(from!)) return true;
  }
  // A hook of ours: what it uses is in the module that has it.
  if (/^import \{[^}]*\buse[A-Z][^}]*\} from ["']\./m.test(code)) return true;
  const hasElements = imports.some(([, , from]) => from === 'react/jsx-runtime');
  return hasElements && /\bon[A-Z]\w*:/.test(code);
}

/**
 * Writes `"use client"` on top of the modules that need it, and of no other: pages stay free to render the rest. A module
 * that calls one for clients while it is loaded says so itself, in its source.
 */
export function clientModules(): Plugin {
  return {
    name: 'client-modules',
    renderChunk(code, { facadeModuleId }) {
      const saysSo = facadeModuleId !== null && /^(['"])use client\1/.test(sourceOf(facadeModuleId));
      if (!saysSo && !isClientModule(code)) return null;
      return { code: `"use client";\n${code.replace(/^(['"])use client\1;\s*/, '')}`, map: null };
    },
  };
}

/** Styles and other made-up modules have no file. */
const sourceOf = (id: string): string => (existsSync(id) ? readFileSync(id, 'utf8') : '');
