/**
 * The words of a component's page, in `X.docs.ts` beside `X.stories.tsx`. A part that is missing is a type error; what
 * stands here is shown by `.storybook/ComponentPage.tsx`, around the stories. Code stands between backticks.
 */
export interface ComponentDocs {
  /** When to use it: two to four sentences. */
  use: string;
  /** When not, and what instead. */
  avoid: string;
  /** Part → what it is, in the order of the page. */
  anatomy: Readonly<Record<string, string>>;
  /** Key → what it does, beyond Tab and what any text box does; `{}` where that is all. */
  keyboard: Readonly<Record<string, string>>;
  /** The modules (below `design-system/src`) that the page is about, where that is not the one of its name. */
  sources?: readonly string[];
}
