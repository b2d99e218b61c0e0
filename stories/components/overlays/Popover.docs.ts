import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['explain an amount', 'show a little more beside a button', 'show a few filters'],
  use: 'For a little more next to a button: how an amount is calculated, a few filters. The page stays visible; a press outside closes the panel.',
  avoid:
    'For a decision: `Dialog`. For actions: `MenuButton`. For a short hint: `Tooltip`. For information that everyone needs: show it on the page.',
  anatomy: {
    Button: 'text, or an icon with a name',
    Title: 'optional; otherwise the panel is named after the button',
    Content: 'short; a function as content receives a callback that closes the panel',
  },
  keyboard: {
    'Enter, Space': 'open or close it; the focus moves into the panel',
    Tab: 'moves through the panel, wrapping around',
    Escape: 'closes it and returns the focus to the button',
  },
} satisfies ComponentDocs;
