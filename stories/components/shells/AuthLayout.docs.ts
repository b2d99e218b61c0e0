import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['frame a sign-in page', 'lay out a page for resetting a password'],
  use: 'For signing in, signing up, resetting a password: one form and nothing else. On wide screens, a panel is shown next to it; otherwise, its picture is in a band above the form.',
  avoid: 'For forms inside the app: a `Page` of width `narrow`.',
  anatomy: {
    Brand: 'links to the home page',
    Form: 'heading and fields',
    Aside: 'an evergreen panel or band, decorative',
    Footer: 'small links',
  },
  keyboard: {},
} satisfies ComponentDocs;
