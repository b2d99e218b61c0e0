import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['sign a document', 'draw a signature'],
  use: 'For signing a document. The name is always typed; then the signature is typed, drawn or uploaded, and all three are equivalent. The consent text is shown above and stored with the signature and the time. The rule is `signed`, and a form begins with `unsigned`.',
  avoid:
    'For agreeing without a signature: `CheckboxField`. For any other picture: `PhotoField`. A signature alone proves nothing: the session identifies the signer.',
  anatomy: {
    Legend: 'what is signed',
    Statement: 'the consent text; read with the name',
    Name: 'the signer’s name',
    'Ways to sign': 'hidden if `types` has only one',
    Typed: 'the name as it will appear on paper',
    Drawn: 'a canvas, with buttons to undo a line or clear all',
    Uploaded: 'a `FileField` for a picture',
  },
  keyboard: {
    'Enter, Space on a way to sign': 'switches to it; a drawn or uploaded signature is kept',
    'Enter, Space on “Undo”': 'removes the last line',
  },
} satisfies ComponentDocs;
