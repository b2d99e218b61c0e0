import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a picture of which a part is shown, such as a portrait or a cover. A frame of the shape `aspect` is put on it before it is sent; what is sent is a JPEG, turned as the camera says, with at most `maxSide` pixels.',
  avoid:
    'For a document or a picture that has to stay whole: `FileField`. To show a picture: `Picture`, or `Avatar` for a person.',
  anatomy: {
    Field: 'as `FileField`, for JPEG, PNG and WebP',
    Dialog: 'opens as soon as a picture is chosen; closing it sends nothing',
    Frame: 'moved and resized by pointer or keys, always in the shape',
    '“Use this part”': 'closes the dialog and sends the part',
  },
  keyboard: {
    'Tab in the dialog': 'goes to the frame, then to its corners',
    'Arrow keys on the frame': 'move it',
    'Arrow keys on a corner': 'change its size',
    Escape: 'closes the dialog, and sends nothing',
  },
} satisfies ComponentDocs;
