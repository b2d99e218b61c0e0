import { readFile } from 'node:fs/promises';

/** Files of Postgres that a started world with UTF-8 never opens: they make, translate or replicate databases. */
const unread = [
  /\/lib\/postgresql\/[^/]*(_and_|euc2004_sjis2004)[^/]*\.so$/,
  /\/lib\/postgresql\/(dict_snowball|libpqwalreceiver|pgoutput)\.so$/,
  /\/lib\/postgresql\/pgxs\//,
  /\/share\/postgresql\/(postgres\.bki|[^/]*\.sql|[^/]*\.sample|sql_features\.txt|errcodes\.txt)$/,
];

/**
 * The files that PGlite unpacks, with zeros in the place of those that a world never opens: they keep their places, and
 * zeros weigh nothing when compressed. Throws if this version of PGlite says otherwise where its files are.
 */
export async function withoutUnread(archive: Buffer): Promise<Buffer> {
  const code = await readFile(new URL('pglite.js', import.meta.resolve('@electric-sql/pglite')), 'utf8');
  const files = [...code.matchAll(/filename:"([^"]+)",start:([\de]+),end:([\de]+)/g)].map(
    ([, name, start, end]) => ({ name: name!, start: Number(start), end: Number(end) }),
  );
  if (Math.max(...files.map(({ end }) => end)) !== archive.length)
    throw new Error('PGlite no longer lists its files as `filename, start, end`: adapt postgres-files.ts');
  const rest = Buffer.from(archive);
  for (const { name, start, end } of files)
    if (unread.some((pattern) => pattern.test(name))) rest.fill(0, start, end);
  return rest;
}
