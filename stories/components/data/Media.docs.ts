import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a picture', 'play a video'],
  use: 'For pictures (`Picture`) and videos (`Film`) in the content. They keep their shape while loading and on failure, so that the layout doesn’t shift. Put `ContentUrlProvider` around the app once: it turns a URL from the API into one that the browser can load.',
  avoid:
    'For a picture of a person: `Avatar`. For decoration: an illustration. For a picture that people upload: `PhotoField`. A video in which someone speaks needs `tracks`, or it excludes people who can’t hear.',
  anatomy: {
    Frame: 'one of the shapes of `ratio`',
    Content: 'the picture with its `alt`, or the browser’s own player',
    Transcript:
      'below a video: for each of its `tracks`, the captions as text. They are loaded when it is opened',
    'On failure': 'a message that it couldn’t be loaded; a video can be retried',
    Caption: 'optional, below',
    '`ContentUrlProvider`': 'renders nothing; provides URLs to pictures, videos, avatars and file links',
  },
  keyboard: {},
  sources: ['data/Media.tsx', 'data/Transcript.tsx', 'data/ContentUrlProvider.tsx'],
} satisfies ComponentDocs;
