/** The number of cases to try: that of an ordinary run, times `--cases` of `npm run test:long`. */
export const cases = (count: number): number => count * Number(process.env.TEST_CASES ?? 1);
