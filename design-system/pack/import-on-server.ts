/**
 * `node --conditions=react-server import-on-server.ts FOLDER`: imports every module of a packed library like a server
 * component. There, React has no state, and a client module is only a reference. A module that is missing its `"use
 * client"` fails, because React lacks what it imports.
 */
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from 'react';

if ('useState' in react) throw new Error('this is not the React of servers');

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = String(loaded.source ?? '');
    if (!/^(["']use strict["'];\s*)?["']use client["']/.test(source)) return loaded;
    const names = [...source.matchAll(/export\s*\{([^}]*)\}/g)]
      .flatMap(([, list]) => list!.split(','))
      .map((name) => name.trim().split(' as ').at(-1)!)
      .filter(Boolean);
    const lines = names.map((name) =>
      name === 'default' ? 'export default null;' : `export const ${name} = null;`,
    );
    return { ...loaded, format: 'module', source: lines.join('\n') };
  },
});

const folder = process.argv[2]!;
for (const file of globSync('**/*.js', { cwd: folder })) await import(pathToFileURL(join(folder, file)).href);
