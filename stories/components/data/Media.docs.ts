import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For pictures (`Picture`) and films (`Film`) of the content. They keep their shape while they load and when they fail, so that nothing jumps. Put `ContentUrlProvider` around the app once: it makes the address that a browser can load of one that the API gave.',
  avoid:
    'For the picture of a person: `Avatar`. For decoration: an illustration. For a picture that people give: `PhotoField`. A film without `tracks` is not for those who do not hear: give the captions.',
  anatomy: {
    Frame: 'one of the shapes of `ratio`',
    Content: 'the picture with its `alt`, or the browser’s own player',
    'In its place': 'that it could not be loaded; a film can be tried again',
    Caption: 'optional, below',
    '`ContentUrlProvider`': 'shows nothing; pictures, films, avatars and file links ask it',
  },
  keyboard: {},
  sources: ['data/Media.tsx', 'data/ContentUrlProvider.tsx'],
} satisfies ComponentDocs;
