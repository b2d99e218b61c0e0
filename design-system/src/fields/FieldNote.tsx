import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PartOf } from '../theme/parts.ts';
import * as styles from './Field.css.ts';

interface FieldNoteProps {
  id: string;
  /** A control, or a group of them. */
  control: RefObject<HTMLElement | null>;
  /** Called when the note begins or ceases to describe the control. */
  onDescribe: (isDescription: boolean) => void;
  part: PartOf;
  children: ReactNode;
}

/**
 * The note below a control or a group, which describes it. Some readers say a description again from its beginning at each change, so
 * a note that changes under the focus is announced, and describes the control when the focus has left.
 */
export function FieldNote({ id, control, onDescribe, part, children }: FieldNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const described = useRef('');
  useLayoutEffect(() => {
    const text = note.current!.textContent;
    if (!control.current?.contains(document.activeElement)) described.current = text;
    else if (text !== described.current) onDescribe(false);
  });
  useEffect(() => {
    const element = control.current;
    const describe = () => {
      described.current = note.current?.textContent ?? '';
      onDescribe(true);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!element!.contains(relatedTarget as Element | null)) describe();
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => {
      element?.removeEventListener('focusout', onFocusOut);
      describe();
    };
  }, [control, onDescribe]);
  return (
    <div ref={note} id={id} {...part('note', styles.note)}>
      {children}
    </div>
  );
}
