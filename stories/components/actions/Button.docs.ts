import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For something that happens: save, send, remove. One `primary` per view; `secondary` beside it, `quiet` for the least important, `danger` for what cannot be undone. While the action runs set `isPending`, and the button keeps its place and its focus.',
  avoid:
    'For going somewhere: use `Link`, or `LinkButton` where that is the thing to do. Do not disable a submit button until a form is right: let it be pressed, and say what is missing.',
  anatomy: {
    Icon: 'before or after the words, decoration only',
    Words: 'a verb and what it acts on',
    Spinner: 'in place of the words once an action has taken 400 ms',
  },
  keyboard: {
    'Enter, Space': 'presses it',
  },
} satisfies ComponentDocs;
