import { getConfig, waitFor } from '@testing-library/dom';

/** What a label says, as a whole or up to "(optional)" and what else a field adds. Or a pattern for all of it. */
export type Label = string | RegExp;

const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The texts of an element, one for each text node. */
function textsOf(element: Element): string[] {
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* texts */);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts;
}

/** Whether an element says this: with all its texts, or with the first ones. */
export function says(element: Element, label: Label): boolean {
  const texts = textsOf(element);
  if (typeof label !== 'string') return label.test(clean(texts.join('')));
  return texts.some((_, last) => clean(texts.slice(0, last + 1).join('')) === clean(label));
}

/** An error that shows what was searched, like those of Testing Library. */
export const failure = (message: string, within: Element): Error =>
  getConfig().getElementError(message, within);

const listed = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ') || 'none';

/** The only one of the elements, or an error with what there is instead. */
export function single<E extends Element>(
  what: string,
  label: Label | undefined,
  found: readonly E[],
  all: readonly Element[],
  within: Element,
): E {
  const [first, second] = found;
  if (first && !second) return first;
  const wanted = label === undefined ? what : `${what} ${typeof label === 'string' ? `“${label}”` : label}`;
  throw failure(
    first
      ? `There are ${found.length} of ${wanted}. Pass the element that has the right one.`
      : `There is no ${wanted}, only ${listed(all.map((element) => clean(element.textContent)))}.`,
    within,
  );
}

const labelledBy = (label: Element): HTMLElement | null =>
  label instanceof HTMLLabelElement ? (label.control as HTMLElement | null) : label.closest('fieldset');

function labelled(label: Label, within: HTMLElement): HTMLElement {
  const labels = [...within.querySelectorAll('label, legend')];
  const unseen = [...within.querySelectorAll<HTMLElement>('[aria-label]')].filter((element) => {
    const name = element.getAttribute('aria-label')!;
    return typeof label === 'string' ? name === label : label.test(name);
  });
  // The rows of a `QuestionMatrix`.
  const rows = [...within.querySelectorAll<HTMLElement>('fieldset[aria-labelledby]')].filter((row) => {
    const text = document.getElementById(row.getAttribute('aria-labelledby')!);
    return text !== null && says(text, label);
  });
  const controls = labels.filter((element) => says(element, label)).map(labelledBy);
  const found = new Set([...controls, ...unseen, ...rows].filter((control) => control !== null));
  return single('field', label, [...found], labels, within);
}

/** Finds at once what is there, or waits for it, because texts and screens load. */
export async function appeared<E>(find: () => E): Promise<E> {
  try {
    return find();
  } catch {
    return waitFor(find);
  }
}

/** The control of a field, or the fieldset of a group of choices. */
export const controlOf = (label: Label, within: HTMLElement): Promise<HTMLElement> =>
  appeared(() => labelled(label, within));
