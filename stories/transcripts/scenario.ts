import type { ReactNode } from 'react';

/** What the parent of a field changes from outside while a transcript is taken. */
export interface Given {
  errorMessage?: string | undefined;
}

/** One thing that happens; what is said because of it is a paragraph of the transcript. */
export type Step =
  | { title: string; press: string }
  | { title: string; type: string }
  | { title: string; given: Given }
  | { title: string; click: string }
  | { title: string; do: () => unknown; until?: string };

/**
 * `X.transcript.tsx` beside `X.stories.tsx`: what is shown, and what happens to it. What a screen reader says stands in
 * `X.transcript.txt`; `npm run transcripts -w @institute/stories` writes it anew.
 */
export interface Scenario {
  show: (given: Given) => ReactNode;
  steps: readonly Step[];
}

/** A key of the keyboard, in the notation of user-event: `{Escape}`, ` `. */
export const press = (
  key: string,
  title = `Press ${key === ' ' ? 'Space' : key.replace(/[{}]/g, '')}`,
): Step => ({
  title,
  press: key,
});

/** Into what has the focus. */
export const type = (text: string): Step => ({ title: `Type “${text}”`, type: text });

/** A button or link, by its name. */
export const click = (name: string): Step => ({ title: `Click “${name}”`, click: name });

/** The form finds something wrong, or nothing any more. */
export const fail = (errorMessage: string): Step => ({ title: 'It is wrong', given: { errorMessage } });
export const mend = (): Step => ({ title: 'It is right', given: {} });

/** The rest of the program does something; `until` is a selector of what it leads to, where that is fetched first. */
export const run = (title: string, action: () => unknown, until?: string): Step => ({
  title,
  do: action,
  ...(until && { until }),
});

/** Every field: reached by Tab, changed, found wrong while in use, left, reached again. */
export const fieldSteps = (change: readonly Step[]): Step[] => [
  press('{Tab}', 'Reach it'),
  ...change,
  fail('This field is required'),
  press('{Tab}', 'Leave it'),
  press('{Shift>}{Tab}{/Shift}', 'Reach it again'),
  mend(),
];
