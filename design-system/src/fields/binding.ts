/**
 * How a form binds a field component (`<form.Field as={…}>`), as its static `binding`. Without one, the component
 * gets `value` (an empty text if the form has none), `onChange(value)`, `errorMessage`, `name`, `ref`, `onFocus` and
 * `onBlur`.
 */
export interface FieldBinding {
  /**
   * The component's value while the form has none. Where the schema refuses it, an emptied field has undefined or null
   * instead, if that is accepted.
   */
  empty?: unknown;
  /**
   * The control keeps its own text: it gets `defaultValue`, and typing doesn't render. So typed text, such as a
   * password, is never written into the document.
   */
  keepsText?: boolean;
  /** It counts its characters: it gets the schema's maximum length as `maxCharacters`, infinite if there is none. */
  countsCharacters?: boolean;
  /** Names of the parts of a group that have their own labels, errors and focus, or how to tell them from its props. */
  parts?: readonly string[] | ((props: never) => readonly string[]);
  /** A list of items; `onRemove(index)` is called before one is removed. */
  isList?: boolean;
}
