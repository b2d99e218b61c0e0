/**
 * The texts of a component's page, in `X.docs.ts` next to `X.stories.tsx`. A missing part is a type error.
 * `.storybook/ComponentPage.tsx` shows them around the stories. Code is in backticks.
 */
export interface ComponentDocs {
  /** When to use it: two to four sentences. */
  use: string;
  /** When not to use it, and what to use instead. */
  avoid: string;
  /** Part → description, in the order of the page. */
  anatomy: Readonly<Record<string, string>>;
  /** Key → action, beyond Tab and what any text box does; `{}` if there are no others. */
  keyboard: Readonly<Record<string, string>>;
  /** The modules (relative to `design-system/src`) that the page is about, if not the one of the same name. */
  sources?: readonly string[];
}
