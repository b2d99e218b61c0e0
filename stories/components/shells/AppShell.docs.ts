import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['frame a signed-in app', 'put navigation around screens'],
  use: 'The frame of every signed-in screen: a rail on wide screens, a bottom bar on phones, a bar across the top.',
  avoid: 'For public pages: `PublicShell`. For signing in: `AuthLayout`.',
  anatomy: {
    'Skip link': 'the first tab stop',
    'Top bar': 'brand, start, search, help, end',
    'Rail or bar': 'the same destinations, in `NavList`s',
    Banner: 'across the page',
    Main: 'the screen; gets focus after a navigation',
    Section: 'of several pages: its name is the title of the `Page`, over a `SectionNav`',
  },
  keyboard: {
    Tab: 'first the skip link, then brand, navigation, content',
  },
} satisfies ComponentDocs;
