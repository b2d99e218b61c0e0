/** The allowed values of a URL parameter, the first one by default; `null` for any text. */
export type Choices = Record<string, readonly string[] | null>;
export type ListParams<C extends Choices> = {
  [Name in keyof C]: C[Name] extends readonly (infer Value)[] ? Value : string;
};

/** Reads a list's state from the URL. Invalid values count as the default. */
export function readListParams<C extends Choices>(search: string, choices: C): ListParams<C> {
  const params = new URLSearchParams(search);
  const entries = Object.entries(choices).map(([name, values]) => {
    const value = params.get(name) ?? '';
    return [name, values === null || values.includes(value) ? value : values[0]];
  });
  return Object.fromEntries(entries) as ListParams<C>;
}

/**
 * The URL's search with these values: only those that differ from the default, next to its other parameters. Another list
 * starts at its first page.
 */
export function writeListParams<C extends Choices>(
  search: string,
  choices: C,
  values: Partial<ListParams<C>>,
): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(values) as [string, string][]) {
    if (value === (choices[name]?.[0] ?? '')) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** Whether only a text changes that was there before, as while someone goes on typing. */
export const isRefinement = <C extends Choices>(
  current: ListParams<C>,
  values: Partial<ListParams<C>>,
  choices: C,
): boolean =>
  Object.entries(values).every(
    ([name, value]) =>
      value === current[name] || (choices[name] === null && current[name] !== '' && value !== ''),
  );
