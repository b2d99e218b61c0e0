/** Names that aren't all capitals. */
const names: Record<string, string> = { webp: 'WebP', webm: 'WebM' };

/** The name in a MIME type, `PNG` of `image/png`. What is no MIME type is a name already. */
export function mimeName(type: string): string {
  const [, part] = type.split('/');
  return part ? (names[part] ?? part.toUpperCase()) : type;
}

/** One of some types or names, such as `JPEG, PNG, or WebP`. */
export const anyTypeOf = (types: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(types.map(mimeName));
