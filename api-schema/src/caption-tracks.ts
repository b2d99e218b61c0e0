import { languageNames } from './institute-react.ts';
import type { components } from './openapi.gen.ts';

/** The captions of a video. Those in the reader's language come first, because the first ones are on. */
export const captionTracks = (
  captions: readonly components['schemas']['VideoCaptions'][],
  language: string,
) =>
  captions
    .map(({ languageIso2LetterCode: code, fileName }) => ({
      src: fileName,
      lang: code.toLowerCase(),
      label: languageNames[code],
    }))
    .toSorted((one, other) => Number(other.lang === language) - Number(one.lang === language));
