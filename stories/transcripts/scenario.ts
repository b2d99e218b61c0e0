import type { ReactNode } from 'react';

/** Props that the parent of a field changes while a transcript is recorded. */
export interface Given {
  errorMessage?: string | undefined;
}

/** One event. Its announcements form a paragraph of the transcript. */
export type Step =
  | { title: string; press: string }
  | { title: string; type: string }
  | { title: string; given: Given }
  | { title: string; click: string }
  | { title: string; do: () => unknown; until?: string };

/**
 * `X.transcript.tsx` next to `X.stories.tsx`: the component and the events. The screen reader's output is in
 * `X.transcript.txt`; `npm run transcripts -w @institute/stories` updates it.
 */
export interface Scenario {
  show: (given: Given) => ReactNode;
  /** A selector of what loads after the rest, and is there before the first step. */
  ready?: string;
  steps: readonly Step[];
  /** Whether the component renders a form itself. The others are shown in one, since `useForm` changes what fields say. */
  hasForm?: boolean;
}

/** A key in user-event's notation: `{Escape}`, ` `. */
export const press = (
  key: string,
  title = `Press ${key === ' ' ? 'Space' : key.replace(/[{}]/g, '')}`,
): Step => ({
  title,
  press: key,
});

/** Types into the focused element. */
export const type = (text: string): Step => ({ title: `Type “${text}”`, type: text });

/** A button or link, by its name. */
export const click = (name: string): Step => ({ title: `Click “${name}”`, click: name });

export const buttonNamed = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (element) => element.ariaLabel === name || element.textContent?.trim() === name,
  );

/** Sets or clears the form's error. */
export const fail = (errorMessage: string): Step => ({ title: 'It is wrong', given: { errorMessage } });
export const mend = (): Step => ({ title: 'It is right', given: {} });

/** Runs other code of the app. `until` is a selector to wait for, if something has to load first. */
export const run = (title: string, action: () => unknown, until?: string): Step => ({
  title,
  do: action,
  ...(until && { until }),
});

/** For every field: reached by Tab, changed, invalid while in use, left, reached again. */
export const fieldSteps = (change: readonly Step[]): Step[] => [
  press('{Tab}', 'Reach it'),
  ...change,
  fail('This field is required'),
  press('{Tab}', 'Leave it'),
  press('{Shift>}{Tab}{/Shift}', 'Reach it again'),
  mend(),
];
