/** JSON with one line for each entry, so that a changed entry is one changed line. */
export function jsonLines(entries: object): string {
  const lines = Object.entries(entries).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
