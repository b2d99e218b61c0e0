import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For pictures (`Picture`) and videos (`Film`) in the content. They keep their shape while they load and when they fail, so that nothing jumps. Put `ContentUrlProvider` around the app once: it turns a URL from the API into one that the browser can load.',
  avoid:
    'For a picture of a person: `Avatar`. For decoration: an illustration. For a picture that people upload: `PhotoField`. A film without `tracks` excludes people who can’t hear: add captions.',
  anatomy: {
    Frame: 'one of the shapes of `ratio`',
    Content: 'the picture with its `alt`, or the browser’s own player',
    'In its place': 'a message that it could not be loaded; a film can be retried',
    Caption: 'optional, below',
    '`ContentUrlProvider`': 'shows nothing; pictures, films, avatars and file links ask it',
  },
  keyboard: {},
  sources: ['data/Media.tsx', 'data/ContentUrlProvider.tsx'],
} satisfies ComponentDocs;
