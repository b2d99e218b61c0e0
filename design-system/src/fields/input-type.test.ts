import { expect, it } from 'vitest';
import { isTyped, isWholeText } from './input-type.ts';

const event = (inputType?: string) => ({ inputType }) as InputEvent;

it.each([
  'insertText',
  'insertCompositionText',
  'insertFromComposition',
  'deleteContentBackward',
  'historyUndo',
])('%s is typing', (type) => {
  expect([isTyped(event(type)), isWholeText(event(type))]).toEqual([true, false]);
});

it.each(['insertFromPaste', 'insertFromDrop', undefined])('%s brings a whole text', (type) => {
  expect([isTyped(event(type)), isWholeText(event(type))]).toEqual([false, true]);
});

it('knows that a correction is neither', () => {
  const correction = event('insertReplacementText');
  expect([isTyped(correction), isWholeText(correction)]).toEqual([false, false]);
});
