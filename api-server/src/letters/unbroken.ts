/** Keeps an amount with its symbol and a time with its AM or PM on one line. */
export const unbroken = (text: string): string =>
  text.replace(/(?<=\p{Sc}) (?=\d)|(?<=\d:\d\d) (?=[AP]M\b|[ap]\.)/gu, '\u00a0');
