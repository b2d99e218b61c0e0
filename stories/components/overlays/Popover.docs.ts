import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a little more beside a button: how an amount is made up, a few filters. The page stays in sight; a press elsewhere closes the panel.',
  avoid:
    'For what has to be decided: `Dialog`. For commands: `MenuButton`. For a few words that only help: `Tooltip`. Not for what everybody needs: show that.',
  anatomy: {
    Button: 'words or an icon with a name',
    Title: 'optional; else the panel has the name of the button',
    Content: 'short; a function as content gets what closes the panel',
  },
  keyboard: {
    'Enter, Space': 'opens or closes it; the focus goes into the panel',
    Tab: 'goes through the panel, round its end',
    Escape: 'closes it; the focus goes back to the button',
  },
} satisfies ComponentDocs;
