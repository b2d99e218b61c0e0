/**
 * Generates src/openapi.gen.json (one bundled document), src/openapi.gen.ts (its types) and src/limits.gen.ts (lengths
 * and ranges of request bodies) from openapi/.
 * With --check, writes nothing and fails if the committed files are stale.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { limitsModule } from './limits.ts';
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
  'src/limits.gen.ts': limitsModule(document),
  'src/openapi.gen.ts': `// Made by generate.ts from openapi/. Do not edit.\n${astToString(types)}`,
};

const stale = Object.entries(outputs).filter(([file, text]) => {
  try {
    return readFileSync(join(here, file), 'utf8') !== text;
  } catch {
    return true;
  }
});

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(
      `Stale: ${stale.map(([file]) => file).join(', ')}. Run: npm run generate -w @institute/api-schema`,
    );
    process.exit(1);
  }
} else {
  for (const [file, text] of stale) writeFileSync(join(here, file), text);
}
