/** What changed in a component: by the changelog, and by the changesets that aren't released yet. */
export interface Change {
  /** Null: not released yet. */
  version: string | null;
  /** Markdown. */
  text: string;
}

/** The entries of a changelog as `changeset version` writes it, the newest version first. */
function entriesOf(changelog: string): Change[] {
  return changelog.split(/^## /m).flatMap((part) => {
    const version = /^\d\S*/.exec(part)?.[0];
    if (!version) return [];
    const [, ...entries] = part.split(/^- (?:[0-9a-f]{7,}: )?/m);
    return entries.map((entry) => ({ version, text: entry.split(/^#/m)[0]!.replace(/^ {2}/gm, '').trim() }));
  });
}

/** All changes, those that aren't released yet first. `pending` are the files in `.changeset`. */
export const changesIn = (changelog: string, pending: readonly string[]): Change[] => [
  ...pending.map((file) => ({ version: null, text: file.replace(/^---\n.*?\n---\n/s, '').trim() })),
  ...entriesOf(changelog),
];

/** Those that name a component. */
export const changesOf = (changes: readonly Change[], component: string): Change[] =>
  changes.filter(({ text }) => new RegExp(`[\`<]${component}\\b`).test(text));

const label = (version: string | null) => (version === null ? 'Not released yet' : version);

/** A list of changes in Markdown, with the version in front. */
export const changeList = (changes: readonly Change[]): string =>
  changes.map(({ version, text }) => `- **${label(version)}**: ${text.replace(/\n/g, '\n  ')}`).join('\n');
