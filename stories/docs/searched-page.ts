/** A page of the documentation as it's searched: plain text, with a line for each row of a table. */
export interface SearchedPage {
  /** Of its page in Storybook. */
  id: string;
  title: string;
  group: string;
  /** What the component is for, each in a few words that are in the text too. */
  tasks?: readonly string[];
  text: string;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface Hit {
  page: SearchedPage;
  /** The line that says most of what was searched for. */
  line: string;
}

/** Words that say nothing alone. */
const fillers = new Set(['a', 'an', 'the', 'of', 'or', 'and', 'to', 'for']);
/** The beginning that forms of an English word share: “delete”, “deletes”, “deleting”. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|e|s)$/, '') : word);

/**
 * The pages that have all words. The one of this name comes first, then those with a task of these words, the shorter the
 * task, and then those with the words in their titles.
 */
export function search(pages: readonly SearchedPage[], typed: string): Hit[] {
  const all = folded(typed).split(/\s+/).filter(Boolean);
  const meant = all.filter((word) => !fillers.has(word));
  const words = (meant.length > 0 ? meant : all).map(stem);
  if (words.length === 0) return [];
  const count = (text: string) => words.filter((word) => folded(text).includes(word)).length;
  return pages
    .filter(({ title, text }) => count(`${title}\n${text}`) === words.length)
    .map((page) => {
      const lines = page.text.split('\n').filter((line) => line !== page.title);
      const tasks = (page.tasks ?? []).filter((task) => count(task) === words.length);
      const shortest = Math.min(...tasks.map(({ length }) => length));
      const most = Math.max(0, ...lines.map(count));
      const line = lines.find((one) => count(one) === most) ?? '';
      // More than any number of words in titles and lines.
      const forTask = tasks.length > 0 ? 100 + 100 / shortest : 0;
      const forName = folded(page.title) === all.join('') ? 1000 : 0;
      return { page, line, rank: forName + forTask + 2 * count(page.title) + most };
    })
    .toSorted((one, other) => other.rank - one.rank);
}
