import { fireEvent, getConfig, waitFor } from '@testing-library/dom';
import { appeared, controlOf, failure, type Label, says, single } from './labels.ts';

/** Waits until React has rendered what an event led to, if a library for React is set up to. */
const settle = () => getConfig().asyncWrapper(() => Promise.resolve());

const act = (work: () => void) => getConfig().eventWrapper(work);

type Box = HTMLInputElement | HTMLTextAreaElement;

const isBox = (control: HTMLElement): control is Box =>
  control.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="file"])');

async function boxOf(label: Label, within: HTMLElement): Promise<Box> {
  const control = await controlOf(label, within);
  if (!isBox(control)) throw failure(`The field ${label} has no text box.`, control);
  if (control.disabled || control.readOnly)
    throw failure(`The field ${label} can't be changed: it is disabled or read-only.`, control);
  return control;
}

/** Fills a box like a paste over what is in it. */
function enter(box: Box, text: string, inputType = 'insertFromPaste') {
  act(() => box.focus());
  fireEvent.input(box, { target: { value: text }, inputType });
}

/**
 * Enters a text in the field with this label, then leaves it. Fields format what they understand, and keep anything
 * else, like a paste.
 */
export async function fillText(label: Label, text: string, within = document.body): Promise<void> {
  const box = await boxOf(label, within);
  enter(box, text);
  await settle();
  act(() => box.blur());
  await settle();
}

/** Enters a date (`YYYY-MM-DD`). The field shows it in the order of its region. */
export async function fillDate(label: Label, date: string, within?: HTMLElement): Promise<void> {
  if (!/^\d{4}-\d\d-\d\d$/.test(date))
    throw new Error(`fillDate takes YYYY-MM-DD, not “${date}”. Use fillText for other texts.`);
  await fillText(label, date, within);
}

/** Enters an amount with a point for decimals, whatever the region writes: `1234.50`. */
export async function fillMoney(label: Label, amount: string, within?: HTMLElement): Promise<void> {
  if (!/^-?\d+(\.\d+)?$/.test(amount))
    throw new Error(`fillMoney takes digits with a point, not “${amount}”. Use fillText for other texts.`);
  await fillText(label, amount, within);
}

/** Enters a phone number in E.164: `+12025550143`. */
export async function fillPhone(label: Label, number: string, within?: HTMLElement): Promise<void> {
  if (!/^\+\d{4,15}$/.test(number))
    throw new Error(`fillPhone takes +12025550143, not “${number}”. Use fillText for other texts.`);
  await fillText(label, number, within);
}

async function chooseFromList(box: HTMLInputElement, option: Label) {
  // As if typed, so that the options are searched for.
  const typed = typeof option === 'string' ? option : '';
  fireEvent.click(box);
  enter(box, typed, 'insertText');
  const listed = await waitFor(() => {
    const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
    const options = [...(list?.querySelectorAll('[role="option"]') ?? [])];
    const found = options.filter((element) => says(element, option));
    return single('option', option, found, options, list ?? box);
  });
  fireEvent.click(listed);
  await settle();
  act(() => box.blur());
}

function chooseInGroup(group: Element, option: Label) {
  const labels = [...group.querySelectorAll('label')];
  const label = single(
    'option',
    option,
    labels.filter((element) => says(element, option)),
    labels,
    group,
  );
  const input = label.control as HTMLInputElement;
  if (!input.checked) fireEvent.click(input);
}

/**
 * Chooses an option of a list, a search box for options, a group of radio buttons or checkboxes, a scale, a row of a
 * `QuestionMatrix`, or a time of the day that a `SlotPicker` shows.
 */
export async function chooseOption(
  label: Label,
  option: Label,
  within: HTMLElement = document.body,
): Promise<void> {
  const control = await controlOf(label, within);
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const found = options.filter((element) => says(element, option));
    const { value } = single('option', option, found, options, control);
    act(() => control.focus());
    fireEvent.change(control, { target: { value } });
    act(() => control.blur());
  } else if (control.getAttribute('role') === 'combobox')
    await chooseFromList(control as HTMLInputElement, option);
  else chooseInGroup(control, option);
  await settle();
}

/** Checks a checkbox, or turns on a switch; with `false`, the other way round. */
export async function setChecked(
  label: Label,
  isChecked = true,
  within: HTMLElement = document.body,
): Promise<void> {
  const input = (await controlOf(label, within)) as HTMLInputElement;
  if (input.checked !== isChecked) fireEvent.click(input);
  await settle();
}

/** Selects a file, and waits until it is uploaded, is refused or has failed: `expectNoError` says which. */
export async function uploadFile(
  label: Label,
  file: File,
  within: HTMLElement = document.body,
): Promise<void> {
  const control = await controlOf(label, within);
  if (!control.matches('input[type="file"]')) throw failure(`The field ${label} takes no file.`, control);
  const field = control.closest('[data-ds]')!;
  fireEvent.change(control, { target: { files: [file] } });
  await waitFor(() => {
    const isKnown = field.textContent!.includes(file.name) || errorAt(control) !== '';
    if (!isKnown || field.querySelector('progress'))
      throw failure(`The field ${label} is still uploading “${file.name}”.`, field);
  });
}

/** Signs by typing a name in the signature field with this label. */
export async function sign(label: Label, name: string, within: HTMLElement = document.body): Promise<void> {
  const group = await controlOf(label, within);
  const box = group.querySelector<HTMLInputElement>('input[autocomplete="name"]');
  if (!box) throw failure(`The field ${label} takes no signature.`, group);
  enter(box, name);
  await settle();
  act(() => box.blur());
  await settle();
}

/** Waits for the button that submits the form, the one with this text if there are several, and presses it. */
export async function submit(name?: Label, within: HTMLElement = document.body): Promise<void> {
  const button = await appeared(() => {
    const buttons = [...within.querySelectorAll<HTMLButtonElement>('button[type="submit"]')];
    const found = name === undefined ? buttons : buttons.filter((one) => says(one, name));
    return single('button that submits', name, found, buttons, within);
  });
  act(() => button.focus());
  fireEvent.click(button);
  await settle();
}

function errorAt(control: HTMLElement): string {
  const described = (control.getAttribute('aria-describedby')?.split(' ') ?? []).flatMap(
    (id) => document.getElementById(id) ?? [],
  );
  const part = (name: string) => described.find((element) => element.dataset.part === name);
  // Some fields say below the box what is wrong with what is typed.
  const isInvalid = control.getAttribute('aria-invalid') === 'true';
  return (part('error') ?? (isInvalid ? part('note') : null))?.textContent ?? '';
}

/** Waits until the field with this label shows an error with this text; without a text, any error. */
export async function expectError(
  label: Label,
  text: string | RegExp = /./,
  within: HTMLElement = document.body,
): Promise<void> {
  const control = await controlOf(label, within);
  await waitFor(() => {
    const error = errorAt(control);
    if (typeof text === 'string' ? error.includes(text) : text.test(error)) return;
    const shown = error === '' ? 'no error' : `“${error}”`;
    throw failure(`The field ${label} shows ${shown}, not ${text}.`, control);
  });
}

/** Waits until the field with this label shows no error. */
export async function expectNoError(label: Label, within: HTMLElement = document.body): Promise<void> {
  const control = await controlOf(label, within);
  await waitFor(() => {
    const error = errorAt(control);
    if (error !== '') throw failure(`The field ${label} shows “${error}”.`, control);
  });
}
