import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show something that has no picture', 'give a course a cover'],
  use: 'For a course, a service, a circle or a person without a picture, in the place where the picture would be. It is drawn from the id, so a thing always has the same plate and the hue that `hueOf` gives it in a calendar.',
  avoid:
    'With text on it, or as the only thing that tells two cards apart. For a picture that exists: `Picture`. For an empty list: an illustration.',
  anatomy: {
    Ground: 'the soft color of the hue',
    Branch:
      'a stem across it with lances, ovals or coins as leaves, in pairs or by turns. A wide plate is higher, and a narrow one shows less of both ends, so that the stem is never cut away',
  },
  keyboard: {},
} satisfies ComponentDocs;
