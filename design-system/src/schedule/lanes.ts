export interface Lane {
  /** Counted from 0, from the start of the line. */
  lane: number;
  /** How many lanes share the width. */
  count: number;
}

/** Places spans that overlap side by side. Those that only touch share a lane. They are in order of their start. */
export function lanesOf(spans: ReadonlyArray<{ from: number; to: number }>): Lane[] {
  const lanes: Lane[] = [];
  /** The spans that overlap, directly or through others, and where each lane is free again. */
  let group: Lane[] = [];
  let ends: number[] = [];
  for (const { from, to } of spans) {
    if (ends.every((end) => end <= from)) [group, ends] = [[], []];
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    const place = { lane, count: ends.length };
    group.push(place);
    for (const other of group) other.count = ends.length;
    lanes.push(place);
  }
  return lanes;
}
