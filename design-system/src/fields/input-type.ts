/** What an input method commits is typed, too: Safari calls that `insertFromComposition`. */
const typing = /^(?:insertText|insertCompositionText|insertFromComposition|delete|history)/;

const typeOf = (event: Event) => (event as InputEvent).inputType;

/** Whether an input event comes from typing, deleting or undoing. All others insert a whole value. */
export const isTyped = (event: Event): boolean => typing.test(typeOf(event) ?? '');

/** Whether a text was pasted, dropped, or filled in by the browser or a password manager, which give no type. */
export const isWholeText = (event: Event): boolean =>
  typeOf(event) === undefined || (!isTyped(event) && typeOf(event).startsWith('insertFrom'));
