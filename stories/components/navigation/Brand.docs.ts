import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show the logo', 'link to the home page'],
  use: 'At the start of a shell: the logo with the product’s name, linking to the home page. `BrandMark` is the logo alone, for where the name is already shown.',
  avoid:
    'As an image in the content. For another company: its logo is always this institute’s. A shell takes any node as `brand`, such as a link with your own logo.',
  anatomy: {
    Mark: 'two leaves and the sun; decorative',
    Name: 'the text of the link',
    Owner: 'whose product it is, in windows of 1024 px or more',
  },
  keyboard: {
    Enter: 'goes to the home page',
  },
} satisfies ComponentDocs;
