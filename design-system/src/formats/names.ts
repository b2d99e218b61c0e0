/** Parts of a name joined with single spaces, empty ones ignored. */
export const joinName = (...parts: Array<string | null | undefined>): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
