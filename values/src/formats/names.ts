/** Joins the nonempty parts of a name with single spaces. */
export const joinName = (...parts: Array<string | null | undefined>): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
