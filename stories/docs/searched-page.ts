/** A page of the documentation as it's searched: plain text, with a line for each row of a table. */
export interface SearchedPage {
  /** Of its page in Storybook. */
  id: string;
  title: string;
  group: string;
  text: string;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface Hit {
  page: SearchedPage;
  /** The line that says most of what was searched for. */
  line: string;
}

/** The pages that have all words. Those with the words in their titles come first. */
export function search(pages: readonly SearchedPage[], typed: string): Hit[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const count = (text: string) => words.filter((word) => folded(text).includes(word)).length;
  return pages
    .filter(({ title, text }) => count(`${title}\n${text}`) === words.length)
    .map((page) => {
      const lines = page.text.split('\n').filter((line) => line !== page.title);
      const most = Math.max(0, ...lines.map(count));
      const line = lines.find((one) => count(one) === most) ?? '';
      return { page, line, rank: 2 * count(page.title) + most };
    })
    .toSorted((one, other) => other.rank - one.rank);
}
