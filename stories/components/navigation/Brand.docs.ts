import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'At the start of a shell: the logo and name of the product, linked to the home page. `BrandMark` is the logo alone.',
  avoid: 'As an image in the content.',
  anatomy: {
    Mark: 'two leaves and the sun; decorative',
    Name: 'the text of the link',
  },
  keyboard: {
    Enter: 'goes to the home page',
  },
} satisfies ComponentDocs;
