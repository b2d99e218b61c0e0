/**
 * Replaces the texts in an element as a translating browser does: each by a `<font>` in a `<font>`. The words stay the
 * same, so that a text that is no longer updated is seen by its old words. Blank texts aren't translated.
 */
export function translate(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.append(text.data);
    text.replaceWith(outer);
  }
}
