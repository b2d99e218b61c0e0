/** All paths into `Values`, at most five steps deep: `name`, `name.first`, `educations[0].school`. */
export type FieldName<Values> = NameWithin<Values, 5>;

/** Decrements the depth. */
type Less = [never, 0, 1, 2, 3, 4];

type NameWithin<Values, Steps extends number> = Steps extends 0
  ? never
  : Values extends readonly (infer Item)[]
    ? `[${number}]` | Joined<`[${number}]`, NameWithin<Item, Less[Steps] & number>>
    : Values extends object
      ? {
          [Key in keyof Values & string]:
            | Key
            | Joined<Key, NameWithin<NonNullable<Values[Key]>, Less[Steps] & number>>;
        }[keyof Values & string]
      : never;

type Joined<Start extends string, Rest> = Rest extends `[${string}`
  ? `${Start}${Rest}`
  : Rest extends string
    ? `${Start}.${Rest}`
    : never;

/** The value at a path. */
export type FieldValue<Values, Name extends string> = Name extends keyof Values
  ? Values[Name]
  : Name extends `[${number}]`
    ? Values extends readonly (infer Item)[]
      ? Item
      : never
    : Name extends `[${number}].${infer Rest}`
      ? Values extends readonly (infer Item)[]
        ? FieldValue<NonNullable<Item>, Rest>
        : never
      : Name extends `${infer Key}[${infer Rest}`
        ? Key extends keyof Values
          ? FieldValue<NonNullable<Values[Key]>, `[${Rest}`>
          : NestedValue<Values, Name>
        : NestedValue<Values, Name>;

type NestedValue<Values, Name extends string> = Name extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Values
    ? FieldValue<NonNullable<Values[Key]>, Rest>
    : never
  : never;
