import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['upload a file', 'attach a document'],
  use: 'For one file, which is uploaded as soon as it is selected, dropped or pasted. Its value is the stored file’s name. Other types, large and empty files are refused before the upload. A file that is uploading or has failed blocks submitting the form.',
  avoid:
    'For several files: a `RepeatableGroup` with a `FileField` in each row, which then has two buttons “Remove”, one for the file and one for the row; their full names say which. For a picture to crop: `PhotoField`. For a file to read or download: `FileLink`. For a signature: `SignatureField`.',
  anatomy: {
    'Label and hint': 'which file; the types and the maximum size are added automatically',
    File: 'a preview or an icon, its name and size',
    Progress: 'a bar and text, announced at every quarter',
    '“Try again”': 'after a failed upload',
    '“Cancel”, “Remove”': 'one button; restores the previous file if no new one was stored',
    '“Choose a file”': 'the button of the native control',
    Note: 'why a file was refused',
  },
  keyboard: {
    'Enter, Space': 'opens the browser’s file dialog',
    'Ctrl V': 'pastes the file from the clipboard',
  },
} satisfies ComponentDocs;
