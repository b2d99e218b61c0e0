import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'At the start of a shell: the mark with the name of the product, leading to the start. `BrandMark` is the mark alone.',
  avoid: 'As a picture in the content.',
  anatomy: {
    Mark: 'two leaves and the sun, decoration',
    Name: 'the words of the link',
  },
  keyboard: {
    Enter: 'goes to the start',
  },
} satisfies ComponentDocs;
