/**
 * Generates src/openapi.gen.json (one bundled document), src/openapi.gen.ts (its types) and src/limits*.gen.ts (lengths
 * and ranges of request bodies) from openapi/. They aren't in git: `npm run sources` makes them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { limitsModules } from './limits.ts';
import { withMergePatches } from './merge-patches.ts';

const here = import.meta.dirname;
const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

function bundle(): OpenAPI3 {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  try {
    execFileSync(process.execPath, [redocly, 'bundle', 'openapi/openapi.yaml', '--output', file], {
      cwd: here,
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const document = withMergePatches(bundle());
const types = await openapiTypescript(structuredClone(document), { alphabetize: true, immutable: false });
const outputs = {
  'src/openapi.gen.json': `${JSON.stringify(document, null, 2)}\n`,
  ...limitsModules(document),
  'src/openapi.gen.ts': `// Made by generate.ts from openapi/. Do not edit.\n${astToString(types)}`,
};

for (const [file, text] of Object.entries(outputs)) writeFileSync(join(here, file), text);
