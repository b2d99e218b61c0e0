import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['upload a photo', 'crop a picture'],
  use: 'For a picture to crop, such as a portrait or a cover. Users place a frame with the ratio `aspect` before the upload. The upload is a JPEG, rotated by its EXIF data, with at most `maxSide` pixels.',
  avoid:
    'For a document or a picture that must not be cropped: `FileField`. To show a picture: `Picture`, or `Avatar` for a person.',
  anatomy: {
    Field: 'like `FileField`, for JPEG, PNG and WebP',
    Dialog: 'opens as soon as a picture is selected; closing it uploads nothing',
    Frame: 'moved and resized by pointer or keyboard, always in the same ratio',
    '“Use this crop”': 'closes the dialog and uploads the part',
  },
  keyboard: {
    'Tab in the dialog': 'moves to the frame, then to its corners',
    'Arrow keys on the frame': 'move it',
    'Arrow keys on a corner': 'change its size',
    Escape: 'closes the dialog, and uploads nothing',
  },
} satisfies ComponentDocs;
