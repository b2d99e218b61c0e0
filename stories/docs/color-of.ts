import Color from 'colorjs.io';

type Theme = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The value of a token by its path: `surface`, or `critical.ink` for a part of a tone. */
export function colorOf(theme: Theme, path: string): string {
  const [name, part] = path.split('.') as [string, string?];
  const value = theme[name]!;
  return typeof value === 'string' ? value : value[part!]!;
}

/** A color as designers' tools and scripts take it. */
export const hexOf = (color: string): string =>
  new Color(color).to('srgb').toString({ format: 'hex', collapse: false });
