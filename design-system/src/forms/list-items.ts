/** The name of a field after an item of a list was removed: `rows[2].city` → `rows[1].city`; null if it went with it. */
function nameAfterRemoval(name: string, list: string, index: number): string | null {
  const item = name.startsWith(`${list}[`) ? /^\[(\d+)\](.*)$/s.exec(name.slice(list.length)) : null;
  if (!item) return name;
  const number = Number(item[1]);
  if (number === index) return null;
  return number > index ? `${list}[${number - 1}]${item[2]}` : name;
}

/** Renames the fields of a set after an item of a list was removed. */
export function removeItemFromSet(names: Set<string>, list: string, index: number): void {
  const kept = [...names].flatMap((name) => nameAfterRemoval(name, list, index) ?? []);
  names.clear();
  for (const name of kept) names.add(name);
}

/** Renames the keys of a map after an item of a list was removed. */
export function removeItemFromMap<Value>(byName: Map<string, Value>, list: string, index: number): void {
  const kept = [...byName];
  byName.clear();
  for (const [name, value] of kept) {
    const next = nameAfterRemoval(name, list, index);
    if (next !== null) byName.set(next, value);
  }
}
