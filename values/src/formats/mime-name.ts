/** The name in a MIME type, `PNG` of `image/png`. What is no MIME type is a name already. */
const mimeName = (type: string): string => type.replace(/^.*\/(.*)/, (_, name: string) => name.toUpperCase());

/** One of some types or names, such as `JPEG, PNG, or WebP`. */
export const anyTypeOf = (types: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(types.map(mimeName));
