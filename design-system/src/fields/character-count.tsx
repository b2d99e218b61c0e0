import { countCharacters } from '@institute/values/rules/text';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { NoteError } from './Field.tsx';
import { sharedMessages } from './messages.ts';

/** The counter appears when less than a tenth of the limit, or 10 characters, is left. */
const nearness = (max: number) => (Number.isFinite(max) ? max - Math.max(10, Math.ceil(max / 10)) : max);

export interface CharacterCount {
  count: number;
  isNear: boolean;
  isOver: boolean;
}

export function characterCount(text: string, max: number): CharacterCount {
  const near = nearness(max);
  // A text has at most as many characters as code units, which cost nothing to count.
  const count = text.length <= near ? text.length : countCharacters(text);
  return { count, isNear: count > near, isOver: count > max };
}

/** The text, as far as it affects the counter. */
export const textToCount = (max: number) => (text: string) => (characterCount(text, max).isNear ? text : '');

/** "8 characters left", shown near the limit and announced when typing pauses. */
export function CharactersLeft({ count, max }: { count: number; max: number }) {
  const intl = useIntl();
  const leftCount = max - count;
  const text = intl.formatMessage(
    leftCount < 0 ? sharedMessages.charactersOver : sharedMessages.charactersLeft,
    { count: Math.abs(leftCount) },
  );
  const isFirst = useRef(true);
  useEffect(() => {
    const delay = isFirst.current ? 0 : 1000;
    isFirst.current = false;
    const timer = setTimeout(() => announce(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return leftCount < 0 ? <NoteError>{text}</NoteError> : text;
}
