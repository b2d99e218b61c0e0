/** A text as it is looked for: without accents and marks, without regard to case, `México` is `mexico`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKC');
