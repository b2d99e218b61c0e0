import type { ComponentPropsWithRef, CSSProperties } from 'react';

/** What the root of a component takes from its caller for its look. */
export interface RootProps {
  /** Added to the component's own classes, and stronger than them outside of cascade layers. */
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** The same, for a component whose parts can have classes as well. */
export interface PartsProps<Part extends string> extends RootProps {
  /** Classes by part. The parts are those of the component's anatomy. */
  classNames?: { readonly [Name in Part]?: string | undefined } | undefined;
}

/** The attributes and events that a component passes on to its root, except for those that it sets itself. */
export type NativeProps<
  Tag extends 'a' | 'button' | 'div' | 'span' | 'h1',
  Own extends string = never,
> = Omit<ComponentPropsWithRef<Tag>, keyof RootProps | 'children' | Own>;

/** Joins classes. */
export function join(...classes: Array<string | false | undefined>): string {
  let joined = '';
  for (const one of classes) if (one) joined += joined ? ` ${one}` : one;
  return joined;
}

/** The attributes of a root: `data-ds` with the component's name, `data-…` for its variants and states, classes, style. */
export function rootOf(
  name: string,
  own: string,
  { className, style }: RootProps,
  data: Readonly<Record<string, string | boolean | undefined>> = {},
) {
  const attributes: Record<`data-${string}`, string | boolean> = { 'data-ds': name };
  for (const key in data) if (data[key]) attributes[`data-${key}`] = data[key];
  return { ...attributes, className: join(own, className) || undefined, style };
}

/** The attributes of a part, `data-part` and its classes, by its name and own class. */
export const partsOf =
  (classNames: Readonly<Record<string, string | undefined>> | undefined) => (name: string, own?: string) => ({
    'data-part': name,
    className: join(own, classNames?.[name]) || undefined,
  });

export type PartOf = ReturnType<typeof partsOf>;
