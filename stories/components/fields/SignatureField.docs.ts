import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For signing a document. The name is always written in letters; then the signature is typed, drawn or uploaded, and all three count the same. What is agreed to stands above and is kept with the signature and the time.',
  avoid:
    'For agreeing without a signature: `CheckboxField`. For any other picture: `PhotoField`. It proves nothing by itself: who signed is known from the session.',
  anatomy: {
    Legend: 'what is signed',
    Statement: 'what the signature says; heard with the name',
    Name: 'who signs, in letters',
    'Ways to sign': 'left out where `types` has only one',
    Typed: 'the name as it will stand on the paper',
    Drawn: 'a paper, with buttons that take back a line or all of it',
    Uploaded: 'a `FileField` for a picture',
  },
  keyboard: {
    'Enter, Space on a way to sign': 'changes to it; what was drawn or uploaded is kept',
    'Enter, Space on “Undo”': 'takes the last line back',
  },
} satisfies ComponentDocs;
