import {
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { announce, prepareAnnouncements } from '../feedback/announcement.ts';
import { isInUse, watchFocus } from './in-use.ts';

/** What every field takes. */
export interface FieldProps {
  /** Label. Always visible. */
  label: string;
  /** What helps to answer, shown between label and box. */
  description?: ReactNode;
  /** Error message. Its presence makes the field invalid. */
  errorMessage?: ReactNode;
  /** Fields that are not required say "(optional)" beside their label. */
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The field's name in a plain form. */
  name?: string;
  id?: string;
  /** The id of a form that the field is not inside of. */
  form?: string;
}

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

/** Ties label, description, note and error to one control. */
export function useFieldIds(
  { id: givenId, description, errorMessage }: Pick<FieldProps, 'id' | 'description' | 'errorMessage'>,
  hasNote = false,
): FieldIds {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [labelId, descriptionId, errorId, noteId] = [
    `${id}-label`,
    `${id}-hint`,
    `${id}-error`,
    `${id}-note`,
  ];
  const describedBy = [description && descriptionId, hasNote && noteId, errorMessage && errorId].filter(
    Boolean,
  );
  return {
    id,
    labelId,
    descriptionId,
    errorId,
    noteId,
    control: {
      id,
      'aria-describedby': describedBy.join(' ') || undefined,
      // Written out when false: an empty required box would be called invalid before anyone has typed.
      'aria-invalid': Boolean(errorMessage),
    },
  };
}

/**
 * Says an error once when it appears while its field has the focus or has just lost it. Errors that appear all together
 * on submit are said by the error summary that takes the focus.
 */
export function useErrorAnnouncement(control: RefObject<HTMLElement | null>, errorMessage: ReactNode): void {
  const text = typeof errorMessage === 'string' ? errorMessage : '';
  useEffect(() => {
    prepareAnnouncements();
    watchFocus();
    if (text && isInUse(control.current)) announce(text);
  }, [control, text]);
}

/** A ref for the control of a field: for us, and for the parent that asked for one. */
export function useMergedRef<E>(control: RefObject<E | null>, ref: Ref<E> | undefined): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      control.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [control, ref],
  );
}

const resets = new Set<(event: Event) => void>();
// Every field listens: one listener for all is cheaper where there are hundreds.
const tellReset = (event: Event) => {
  for (const listen of resets) listen(event);
};

/**
 * Runs when the form around a control is reset. `null` where the parent keeps the value: the browser has put its own
 * controls back by then, and they are made to show what the parent says again.
 */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  onReset: (() => void) | null,
): void {
  const latest = useRef(onReset);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const listen = (event: Event) => {
      if (event.target !== control.current?.form || event.defaultPrevented) return;
      if (latest.current) latest.current();
      else setTimeout(showAgain);
    };
    if (resets.size === 0) document.addEventListener('reset', tellReset);
    resets.add(listen);
    return () => {
      resets.delete(listen);
      if (resets.size === 0) document.removeEventListener('reset', tellReset);
    };
  }, [control]);
}
