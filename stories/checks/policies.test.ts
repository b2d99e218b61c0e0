import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textsOf } from '../../scripts/reading/text-sources.ts';

/** The hash of each policy's text in its version. A changed text gets a new version and date. */
const versions = {
  'privacy-policy': { version: '1.2', effectiveDate: '2026-12-25', hash: '225200417456a5cc' },
  'scheduling-policy': { version: '1.2', effectiveDate: '2026-12-25', hash: 'f3260705d4b5b105' },
  'terms-of-service': { version: '1.1', effectiveDate: '2026-12-25', hash: '48f86f5c36e40087' },
};

// Claim: policy-versions
it.each(Object.entries(versions))('%s has the text of its version', (name, known) => {
  const file = `coach/src/public/policies/${name}.mdx`;
  const code = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const [version, effectiveDate] = ['version', 'effectiveDate'].map(
    (property) => new RegExp(`\\b${property}="([^"]+)"`).exec(code)?.[1],
  );
  const text = textsOf(file, code.replace(/\b(?:version|effectiveDate)="[^"]+"/g, ''))
    .map((one) => one.text.replace(/\s+/g, ' ').trim())
    .join('\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect({ version, effectiveDate, hash }).toEqual(known);
});
