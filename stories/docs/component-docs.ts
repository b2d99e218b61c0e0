/**
 * The texts of a component's page, in `X.docs.ts` next to `X.stories.tsx`. A missing part is a type error.
 * `.storybook/ComponentPage.tsx` shows them around the stories. Code is in backticks. `Part` is `PartOf` the component's
 * props: what callers can style.
 */
export interface ComponentDocs<Part extends string = string> {
  /** What people want to do with it, in their words: Search finds it by them. At least two. */
  tasks: readonly string[];
  /** When to use it: two to four sentences. */
  use: string;
  /** When not to use it, and what to use instead. */
  avoid: string;
  /**
   * Part → description, in the order of the page. Parts that callers can style have their names, in lower case; others
   * begin with a capital letter.
   */
  anatomy: Readonly<Record<Part, string>> & Readonly<Record<string, string>>;
  /** Key → action, beyond Tab and what any text box does; `{}` if there are no others. */
  keyboard: Readonly<Record<string, string>>;
  /** The modules (relative to `design-system/src`) that the page is about, if not the one of the same name. */
  sources?: readonly string[];
  /** How callers style it, for components that take `className`. */
  styling?: Styling;
}

export interface Styling {
  /** What `data-ds` says, if it isn't the name of the page: the component that this one wraps. */
  root?: string;
  /** `data-…` attributes of the root, without `data-` → their values. */
  data?: Readonly<Record<string, string>>;
  /** Variables of the component, without `--ds-` → what they set. */
  variables?: Readonly<Record<string, string>>;
}

/** The names of a component's parts, by its props. */
export type PartOf<Props extends { classNames?: unknown }> = keyof NonNullable<Props['classNames']> & string;

/** Whether a line of an anatomy is about a part that callers can style. */
export const isPart = (name: string): boolean => /^[a-z]/.test(name);

/** The states of every field. */
export const fieldStates = {
  invalid: 'has an error',
  required: 'must be answered',
  disabled: 'can’t be answered',
  readonly: 'can be read only',
};

/** The variables of every text box and list. */
export const fieldVariables = {
  'field-radius': 'corners of the box',
  'field-line': 'color of its boundary, at least 3:1 on the page',
  'field-background': 'its ground',
};
