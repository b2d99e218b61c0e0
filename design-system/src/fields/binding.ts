/**
 * How a form binds a field component (`<form.Field as={…}>`), as its static `binding`. Without one, the component is
 * given `value` (an empty text if the form has none), `onChange(value)`, `errorMessage`, `name`, `ref`, `onFocus` and
 * `onBlur`.
 */
export interface FieldBinding {
  /** The value of the component while the form has none. */
  empty?: unknown;
  /**
   * The control keeps its text: it is given `defaultValue`, and typing renders nothing. So no text that was typed, such
   * as a password, is written into the document.
   */
  keepsText?: boolean;
  /** Names of a group's parts that have their own labels, errors and focus. */
  parts?: readonly string[];
  /** A list of items; `onRemove(index)` is called before one is removed. */
  isList?: boolean;
}
