import { expect, it } from 'vitest';
import { changeList, changesIn, changesOf } from '../docs/changes.ts';

const changelog = `# @institute/design-system

## 0.2.0

### Minor Changes

- 1a2b3c4: \`Tabs\` scroll.

  \`TabsProps\` has \`isWide\`.
- 2b3c4d5: \`TabsBar\` is new.

### Patch Changes

- 3c4d5e6: A fix of \`<Tabs>\`.

## 0.1.0

- The first \`Tabs\`.
`;
const pending = ["---\n'@institute/design-system': patch\n---\n\n`Tabs` settle.\n"];

it('lists the changes that name a component, the newest first', () => {
  const changes = changesOf(changesIn(changelog, pending), 'Tabs');
  expect(changes.map(({ version, text }) => [version, text.split('\n')[0]])).toEqual([
    [null, '`Tabs` settle.'],
    ['0.2.0', '`Tabs` scroll.'],
    ['0.2.0', 'A fix of `<Tabs>`.'],
    ['0.1.0', 'The first `Tabs`.'],
  ]);
  expect(changeList(changes.slice(1, 2))).toBe(
    '- **0.2.0**: `Tabs` scroll.\n  \n  `TabsProps` has `isWide`.',
  );
});
