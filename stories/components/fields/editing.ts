/** A deterministic random walk: numbers from 0 to below 1. */
function* walk(seed: number) {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const setText = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, text);

/** Composes a text at the end of a box, like input methods and Android keyboards do. */
export function compose(input: HTMLInputElement, composed: string): void {
  const before = input.value;
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (let end = 1; end <= composed.length; end += 1) {
    const data = composed.slice(0, end);
    setText(input, before + data);
    input.dispatchEvent(
      new InputEvent('input', {
        bubbles: true,
        inputType: 'insertCompositionText',
        data,
        isComposing: true,
      }),
    );
  }
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: composed }));
}

interface Editing {
  /** The characters to type, one at a time. */
  characters: string;
  /** The texts to paste over everything, or to compose. */
  texts: readonly string[];
  steps?: number;
  /** Called after each edit; throws if something is wrong. `typed` is the character typed at the end. */
  check: (before: string, typed: string | null) => void;
}

/** Edits a box in a long random sequence: types, deletes, selects, replaces, undoes, composes. */
export function editAtRandom(
  input: HTMLInputElement,
  { characters, texts, steps = 300, check }: Editing,
): void {
  const random = walk(20_260_421);
  const next = (below: number) => Math.floor(random.next().value! * below);
  input.focus();
  for (let step = 0; step < steps; step += 1) {
    const before = input.value;
    const { length } = before;
    let typed: string | null = null;
    switch (next(12)) {
      case 0: {
        const start = next(length + 1);
        input.setSelectionRange(start, start + next(length - start + 1));
        break;
      }
      case 1:
      case 2:
        document.execCommand('delete');
        break;
      case 3:
        document.execCommand(next(2) ? 'undo' : 'redo');
        break;
      case 4:
        input.select();
        document.execCommand('insertText', false, texts[next(texts.length)]);
        break;
      case 5:
        compose(input, texts[next(texts.length)]!);
        break;
      case 6:
        document.execCommand('insertText', false, characters[next(characters.length)]);
        break;
      default:
        typed = characters[next(characters.length)]!;
        input.setSelectionRange(length, length);
        document.execCommand('insertText', false, typed);
    }
    check(before, typed);
  }
}
