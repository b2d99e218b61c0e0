import type { FieldName, FieldValue } from './field-name.ts';
import type { Form } from './use-form.tsx';

export interface FormList<Item> {
  /** Inserts an item before the one at `index`, or at the end. */
  insert: (item: Item, index?: number) => void;
  remove: (index: number) => void;
  /** Moves the item at `from` to where that at `to` is. */
  move: (from: number, to: number) => void;
  /** Exchanges two items. */
  swap: (a: number, b: number) => void;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** Changes the items of a form's list. Errors go along with their items. */
export function formList<Values, Name extends FieldName<Values>>(
  form: Form<Values>,
  name: Name,
): FormList<ItemOf<FieldValue<Values, Name>>> {
  const indices = () => ((form.getFieldValue(name) ?? []) as readonly unknown[]).map((_, index) => index);
  return {
    insert(item, index) {
      const order = indices();
      // The number after the last is the new item's.
      form.arrange(name, order.toSpliced(index ?? order.length, 0, order.length), item);
    },
    remove: (index) => form.arrange(name, indices().toSpliced(index, 1)),
    move(from, to) {
      const order = indices();
      const [moved] = order.splice(from, 1);
      if (moved !== undefined) form.arrange(name, order.toSpliced(to, 0, moved));
    },
    swap(a, b) {
      const order = indices();
      if (a in order && b in order) form.arrange(name, order.with(a, b).with(b, a));
    },
  };
}
