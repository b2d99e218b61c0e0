import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  method: {
    id: 'signature.method',
    defaultMessage: 'How do you want to sign?',
    description: 'Name of a choice: type, draw or upload',
  },
  type: { id: 'signature.type', defaultMessage: 'Type', description: 'A way to sign: by typing one’s name' },
  draw: {
    id: 'signature.draw',
    defaultMessage: 'Draw',
    description: 'A way to sign: by drawing with a finger or a mouse',
  },
  upload: {
    id: 'signature.upload',
    defaultMessage: 'Upload',
    description: 'A way to sign: by a picture of one’s signature',
  },
  name: {
    id: 'signature.name',
    defaultMessage: 'Your full name',
    description: 'Label of the box for the name of who signs',
  },
  typeHint: {
    id: 'signature.typeHint',
    defaultMessage: 'Your typed name is your signature.',
    description: 'Under the name of who signs by typing',
  },
  drawHint: {
    id: 'signature.drawHint',
    defaultMessage: 'Draw with your finger, a pen or a mouse. Typing your name is just as valid.',
    description: 'Above the area in which a signature is drawn',
  },
  picture: {
    id: 'signature.picture',
    defaultMessage: 'Picture of your signature',
    description: 'Label of the field for a picture of a signature, and the name of that picture',
  },
  drawnPicture: {
    id: 'signature.drawnPicture',
    defaultMessage: 'Your drawn signature',
    description: 'Name of the picture of a signature',
  },
  again: {
    id: 'signature.again',
    defaultMessage: 'Draw it again',
    description: 'Button that clears a signature to be drawn anew',
  },
  undo: {
    id: 'signature.undo',
    defaultMessage: 'Undo',
    description: 'Button that takes the last line of a drawn signature back',
  },
  undone: {
    id: 'signature.undone',
    defaultMessage: 'Last line removed',
    description: 'Said by screen readers after the last line of a drawn signature was taken back',
  },
  nothingToUndo: {
    id: 'signature.nothingToUndo',
    defaultMessage: 'There’s nothing to undo',
    description: 'Said by screen readers when nothing was drawn yet',
  },
  clear: {
    id: 'signature.clear',
    defaultMessage: 'Clear',
    description: 'Button that empties the area of a drawn signature',
  },
  cleared: {
    id: 'signature.cleared',
    defaultMessage: 'Signature cleared',
    description: 'Said by screen readers after the area of a drawn signature was emptied',
  },
  padFailed: {
    id: 'signature.padFailed',
    defaultMessage: 'Drawing isn’t working right now. Type your name instead.',
    description: 'Above the area in which a signature is drawn, when its code could not be loaded',
  },
});
