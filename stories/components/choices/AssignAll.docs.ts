import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'When each of several lines needs one choice out of the same options: a coach for each circle, an answer for each statement. Up to five options are radio buttons, more are a list.',
  avoid: 'For one question use `RadioGroup`. For a table of free values use fields of a form.',
  anatomy: {
    Legend: 'what is asked of every line',
    Lines: 'a name and its choices each',
    Note: 'how many are still open',
  },
  keyboard: {
    'Arrow keys': 'move the choice within a line of radio buttons',
    Tab: 'goes from line to line',
  },
} satisfies ComponentDocs;
