import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { indexOf, missingFiles, readDecision, referredIn } from '../../scripts/decisions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = `# 0042: Lists that grow

2026-11-23, accepted. Replaces checkpoints.

**Context.** They are long.

**Decision.** They are paged.
`;

it('follow the template, are in the index, and are where others refer to', () => {
  const check = () =>
    execFileSync(process.execPath, ['scripts/decisions.ts'], { cwd: root, encoding: 'utf8' });
  expect(check()).toBe('');
});

it('have a number, a title, a date and a status', () => {
  const decision = readDecision('0042-lists.md', text);
  expect(decision).toMatchObject({ number: '0042', date: '2026-11-23', status: 'accepted' });
  expect(indexOf([decision!])).toContain('- [0042](0042-lists.md): Lists that grow (2026-11-23, accepted)');
});

it.each([
  ['another number than its file', text.replace('0042', '0043')],
  ['another heading', text.replace('# 0042:', '# 42.')],
  ['no status', text.replace(', accepted', '')],
  ['no context', text.replace('**Context.** ', '')],
  ['no decision', text.replace('**Decision.** ', '')],
  ['headings within', `${text}\n## Context\n`],
])('don’t have %s', (_, changed) => {
  expect(readDecision('0042-lists.md', changed)).toBeNull();
});

it('are found by number or file', () => {
  expect(referredIn('as in decision 0042 and [0043](0043-a.md), see ../decisions/0044-b-c.md')).toEqual([
    '0042',
    '0043',
    '0044',
  ]);
  expect(referredIn('00420042, 0042 and +1 0042')).toEqual([]);
});

it('name files that exist, or say that they are gone', () => {
  const files = ['api-server/src/platform/queue.ts', 'docs/institute.md'];
  expect(
    missingFiles('It waits in `in-line.ts`, by `platform/queue.ts`, as `X.docs.ts` says.', files),
  ).toEqual(['in-line.ts']);
  expect(missingFiles('See `docs/institute.md`. `in-line.ts` is gone.', files)).toEqual([]);
});
