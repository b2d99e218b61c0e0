import type { Change } from './apply.ts';

const signs = { created: '+', changed: '~', kept: '·' };

/** One line per change, as `diff` marks them. What is unchanged is only counted. */
export function changeLines(changes: Change[]): string[] {
  return changes.flatMap(({ kind, key, action, fields }) => {
    if (action === 'unchanged') return [];
    const note = action === 'kept' ? ' is not in the file: kept' : '';
    return [`${signs[action]} ${kind} ${key}${note}`, ...fields.map((field) => `    ${field}`)];
  });
}
