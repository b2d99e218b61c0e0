/** The values that a parameter of the address can have, the first by default; `null` for any text. */
export type Choices = Record<string, readonly string[] | null>;
export type ListParams<C extends Choices> = {
  [Name in keyof C]: C[Name] extends readonly (infer Value)[] ? Value : string;
};

/** What the address says of a list; what makes no sense counts as the default. */
export function readListParams<C extends Choices>(search: string, choices: C): ListParams<C> {
  const given = new URLSearchParams(search);
  const entries = Object.entries(choices).map(([name, values]) => {
    const value = given.get(name) ?? '';
    return [name, values === null || values.includes(value) ? value : values[0]];
  });
  return Object.fromEntries(entries) as ListParams<C>;
}

/** The search of an address with these values: only those that differ from the default, beside whatever else is in it. */
export function writeListParams<C extends Choices>(
  search: string,
  choices: C,
  values: Partial<ListParams<C>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values) as [string, string][]) {
    if (value === (choices[name]?.[0] ?? '')) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}
