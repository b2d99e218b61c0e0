import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
} from 'react';
import { prepareAnnouncements } from '../aria/announcement.ts';
import { join, type PartsProps } from '../theme/parts.ts';
import { watchFocus } from './in-use.ts';
import { watchPointer } from './pointer-press.ts';

/** The props of every field but its label. */
export interface CommonFieldProps {
  /** A hint, shown between label and box. */
  description?: ReactNode;
  /** Error message. Its presence makes the field invalid. */
  errorMessage?: ReactNode;
  /** Fields that aren't required show "(optional)" next to their label. */
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The field's name in a native form. */
  name?: string;
  id?: string;
  /** The id of a form that doesn't contain the field. */
  form?: string;
}

/** The props of every field. */
export interface FieldProps extends CommonFieldProps {
  /** The label, which is always visible. */
  label: string;
}

/** The parts of a field. */
export type FieldPart = 'label' | 'description' | 'error' | 'control' | 'note';

/** The props of a field with a single control, or of a group of choices: its look is open, and its label may have markup. */
export interface StyledFieldProps<Part extends string = FieldPart>
  extends CommonFieldProps,
    PartsProps<Part> {
  /** The label, which is always visible. Its text names the field in the list of errors and in buttons. */
  label: ReactNode;
}

/** What a field passes on to its native control: all of its attributes and events that the field doesn't set itself. */
export type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithRef<Tag>,
  | keyof StyledFieldProps
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'checked'
  | 'defaultChecked'
  | 'children'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'type'
  | 'size'
  | 'width'
  | 'prefix'
  | 'min'
  | 'max'
>;

export interface FieldIds {
  id: string;
  labelId: string;
  descriptionId: string;
  errorId: string;
  noteId: string;
  /** Attributes of the control. */
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  };
}

/** The ids of what describes the group around a field, which Orca reads with its controls only. */
export const GroupDescription = createContext<string | undefined>(undefined);

/** Connects label, description, note and error to a control. */
export function useFieldIds(
  { id: givenId, description, errorMessage }: Pick<FieldProps, 'id' | 'description' | 'errorMessage'>,
  hasNote = false,
): FieldIds {
  const ownId = useId();
  const ofGroup = useContext(GroupDescription);
  const id = givenId ?? ownId;
  const labelId = `${id}-label`;
  const descriptionId = `${id}-hint`;
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const describedBy = join(
    description ? descriptionId : undefined,
    hasNote && noteId,
    errorMessage ? errorId : undefined,
    ofGroup,
  );
  return {
    id,
    labelId,
    descriptionId,
    errorId,
    noteId,
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      // An explicit false, since an empty required box would otherwise be announced as invalid before the user has
      // typed.
      'aria-invalid': Boolean(errorMessage),
    },
  };
}

/** A ref for a field's control, shared with the parent's ref. Prepares what `ErrorText` needs to announce an error. */
export function useControlRef<E>(control: RefObject<E | null>, ref: Ref<E> | undefined): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      control.current = element;
      prepareAnnouncements();
      watchFocus();
      watchPointer();
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [control, ref],
  );
}

type FormControl = Element & { form: HTMLFormElement | null };
type ControlInForm = RefObject<FormControl | null>;

const resets = new Set<readonly [ControlInForm, () => void]>();
const resetWhere = (isReset: (control: FormControl) => boolean) => {
  for (const [control, onReset] of resets) if (control.current && isReset(control.current)) onReset();
};
// One listener for all fields is cheaper than one each when there are hundreds.
const notifyReset = ({ target, defaultPrevented }: Event) => {
  if (!defaultPrevented) resetWhere(({ form }) => form === target);
};

/** Resets what fields hold besides their values: uploads, and text that is no value. Also those inside of a group. */
export const resetControls = (controls: ReadonlyArray<Element | null>): void =>
  resetWhere((control) => controls.some((one) => one?.contains(control)));

/** Calls back when the form around a control is reset, until the returned function is called. */
function subscribeToReset(control: ControlInForm, onReset: () => void): () => void {
  const listener = [control, onReset] as const;
  if (resets.size === 0) document.addEventListener('reset', notifyReset);
  resets.add(listener);
  return () => {
    resets.delete(listener);
    if (resets.size === 0) document.removeEventListener('reset', notifyReset);
  };
}

const countUp = (count: number) => count + 1;

/** Renders again after the form around a control was reset by the browser, so that the control has the parent's value again. */
export function useRenderAfterReset(control: ControlInForm): void {
  const [, renderAgain] = useReducer(countUp, 0);
  useEffect(() => subscribeToReset(control, () => setTimeout(renderAgain)), [control]);
}

/** Runs when the form around a control is reset. `null` for controlled components, which render again. */
export function useFormReset(control: ControlInForm, onReset: (() => void) | null): void {
  const [, renderAgain] = useReducer(countUp, 0);
  const reset = useEffectEvent(() => (onReset ? onReset() : setTimeout(renderAgain)));
  useEffect(() => subscribeToReset(control, () => reset()), [control]);
}
