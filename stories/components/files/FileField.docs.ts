import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one file, which is sent as soon as it is chosen, dropped or pasted. Its value is the name under which it was stored. Other types, too large and empty files are refused before anything is sent; a file on its way, or one that did not arrive, holds the form back.',
  avoid:
    'For a picture of which a part is shown: `PhotoField`. For a file to read or keep: `FileLink`. For a signature: `SignatureField`.',
  anatomy: {
    'Label and hint': 'which file; the types and the most bytes are said by themselves',
    File: 'a picture of it or a sign, its name and size',
    Progress: 'a bar and words, read out by quarters',
    '“Try again”': 'after it could not be sent',
    '“Cancel”, “Remove”': 'one button; the file before comes back when nothing new was stored',
    '“Choose a file”': 'the button of the browser’s own control',
    Note: 'why a file was refused',
  },
  keyboard: {
    'Enter, Space': 'opens the choice of the browser',
    'Ctrl V': 'takes the file from the clipboard',
  },
} satisfies ComponentDocs;
