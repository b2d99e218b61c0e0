import { groupBy } from '@institute/values/formats/group-by';

/**
 * Options by their heading, in order of first appearance. Those without a heading come first, because nothing would part
 * them from the group before them.
 */
export const optionGroups = <Option extends { group?: string }>(options: readonly Option[]) =>
  [...groupBy(options, ({ group = '' }) => group)].sort(
    ([first], [second]) => Number(first !== '') - Number(second !== ''),
  );
