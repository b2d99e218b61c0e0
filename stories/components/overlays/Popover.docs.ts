import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a little more beside a button: how a sum is made up, a few filters. The page goes on working around it; a press elsewhere closes it.',
  avoid:
    'For what has to be decided: `Dialog`. For commands: `MenuButton`. For a few words that only help: `Tooltip`. Not for what everybody needs: show that.',
  anatomy: {
    Button: 'words or an icon with a name',
    Title: 'optional; else the panel has the name of the button',
    Content: 'short; a function as content gets what closes the panel',
  },
  keyboard: {
    'Enter, Space': 'opens or closes it; the focus goes into the panel',
    Tab: 'goes through the panel and on into the page',
    Escape: 'closes it; the focus goes back to the button',
  },
} satisfies ComponentDocs;
