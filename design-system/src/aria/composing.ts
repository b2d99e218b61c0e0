/**
 * Whether a key belongs to an input method, such as the Enter that chooses a word. WebKit sends that one after the
 * composition has ended, but with this code (bug 165004).
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
