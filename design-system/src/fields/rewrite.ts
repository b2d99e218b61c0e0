/**
 * Changes the text of an input like typing does: undo reverts it, `input` fires, and React and password managers
 * notice. Replaces only the part that differs.
 */
export function rewrite(input: HTMLInputElement, text: string, caret: number = text.length): void {
  const old = input.value;
  if (old === text) return;
  let start = 0;
  while (start < old.length && old[start] === text[start]) start += 1;
  let tail = 0;
  while (tail < Math.min(old.length, text.length) - start && old.at(-1 - tail) === text.at(-1 - tail))
    tail += 1;
  const inserted = text.slice(start, text.length - tail);
  const isFocused = input.ownerDocument.activeElement === input;
  if (isFocused) {
    input.setSelectionRange(start, old.length - tail);
    // Deprecated, but still the only edit that the browser's undo supports.
    // jsdom has none.
    input.ownerDocument.execCommand?.(inserted ? 'insertText' : 'delete', false, inserted);
  }
  if (input.value !== text) {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isFocused) input.setSelectionRange(caret, caret);
}
