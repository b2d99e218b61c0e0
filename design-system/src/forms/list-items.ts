/** The new place of a list's item by its old one, or null if it was removed. */
export type PlaceOf = (index: number) => number | null;

/** A field's name after the items of a list have moved: `rows[2].city` → `rows[1].city`. null if its item is gone. */
export function nameAfterMove(name: string, list: string, placeOf: PlaceOf): string | null {
  const item = name.startsWith(`${list}[`) ? /^\[(\d+)\](.*)$/s.exec(name.slice(list.length)) : null;
  if (!item) return name;
  const place = placeOf(Number(item[1]));
  return place === null ? null : `${list}[${place}]${item[2]}`;
}

/** Renames a set's fields after the items of a list have moved. */
export function moveItemsOfSet(names: Set<string>, list: string, placeOf: PlaceOf): void {
  const movedNames = [...names].flatMap((name) => nameAfterMove(name, list, placeOf) ?? []);
  names.clear();
  for (const name of movedNames) names.add(name);
}

/** Renames a map's keys after the items of a list have moved. */
export function moveItemsOfMap<Value>(byName: Map<string, Value>, list: string, placeOf: PlaceOf): void {
  const kept = [...byName];
  byName.clear();
  for (const [name, value] of kept) {
    const next = nameAfterMove(name, list, placeOf);
    if (next !== null) byName.set(next, value);
  }
}

/**
 * Keys of a list's rows: an item takes its key along wherever it goes, and an edited one has that of its place. An item has
 * moved if its old place has another one now, also among equal texts and numbers.
 */
export function rowKeys(
  before: { items: readonly unknown[]; keys: readonly number[] },
  items: readonly unknown[],
): number[] {
  const free = new Map(before.keys.map((key, index) => [index, key]));
  const take = (index: number) => {
    const key = free.get(index);
    free.delete(index);
    return key;
  };
  const moved = items.map((item, index) => {
    if (Object.is(before.items[index], item)) return take(index);
    const from = before.items.findIndex(
      (other, place) => free.has(place) && Object.is(other, item) && !Object.is(other, items[place]),
    );
    return from >= 0 ? take(from) : undefined;
  });
  let last = Math.max(-1, ...before.keys);
  return moved.map((key, index) => {
    if (key !== undefined) return key;
    last += 1;
    return take(index) ?? last;
  });
}
