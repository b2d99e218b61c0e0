/**
 * A field's name after an item was removed from a list: `rows[2].city` → `rows[1].city`. null if it was removed too.
 */
function nameAfterRemoval(name: string, list: string, index: number): string | null {
  const item = name.startsWith(`${list}[`) ? /^\[(\d+)\](.*)$/s.exec(name.slice(list.length)) : null;
  if (!item) return name;
  const number = Number(item[1]);
  if (number === index) return null;
  return number > index ? `${list}[${number - 1}]${item[2]}` : name;
}

/** Renames a set's fields after an item was removed from a list. */
export function removeItemFromSet(names: Set<string>, list: string, index: number): void {
  const kept = [...names].flatMap((name) => nameAfterRemoval(name, list, index) ?? []);
  names.clear();
  for (const name of kept) names.add(name);
}

/** Renames a map's keys after an item was removed from a list. */
export function removeItemFromMap<Value>(byName: Map<string, Value>, list: string, index: number): void {
  const kept = [...byName];
  byName.clear();
  for (const [name, value] of kept) {
    const next = nameAfterRemoval(name, list, index);
    if (next !== null) byName.set(next, value);
  }
}
