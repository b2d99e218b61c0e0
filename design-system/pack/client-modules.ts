import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The exports of `react` that work in server components. A module that imports anything else needs a client. */
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

/** Packages often don't export their `package.json`. */
function packageFile(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require.resolve(`${folder}/${name}/package.json`);
    } catch {
      // Not in this folder, so look in its parent.
    }
  }
  throw new Error(`${name} is not installed`);
}

/** State, effects, contexts, handlers, or a library with them: such a module can't run on a server. */
export function isClientModule(code: string): boolean {
  // Neither neighbors nor the manifest's own `imports`.
  const imports = [...code.matchAll(/^import (?:([^'"]+) from )?["']([^."'#][^"']*)["']/gm)];
  for (const [, names = '', from] of imports) {
    if (from === 'react') {
      const imported = names.replace(/[{}]/g, '').split(',');
      if (imported.some((name) => !serverReact.has(name.trim().split(' as ')[0]!))) return true;
    } else if (isReactPackage(from!)) return true;
  }
  // Our own hooks need a client too, although only their modules import React's, and so do `lazyPart` and `lazyExtra`,
  // which modules call while they load.
  if (/^import \{[^}]*\b(?:use[A-Z]|lazy(?:Extra|Part)\b)[^}]*\} from ["']\./m.test(code)) return true;
  const hasElements = imports.some(([, , from]) => from === 'react/jsx-runtime');
  return hasElements && /\bon[A-Z]\w*:/.test(code);
}

/**
 * Adds `"use client"` to the modules that need it, and to no others, so that pages can render the rest on the server.
 * A module that calls client code while it loads declares it in its source.
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

/** Styles and virtual modules have no file. */
const sourceOf = (id: string): string => (existsSync(id) ? readFileSync(id, 'utf8') : '');
