import type { FocusEventHandler, ReactNode, RefCallback } from 'react';
import * as frame from './Field.css.ts';
import { FieldError, OptionalMark } from './Field.tsx';
import type { FieldIds, FieldProps } from './field-ids.ts';

export interface GroupEvents {
  /** The focus has left the group. */
  onBlur?: FocusEventHandler<HTMLFieldSetElement>;
  /** The focus has come into the group. */
  onFocus?: FocusEventHandler<HTMLFieldSetElement>;
}

interface GroupProps
  extends GroupEvents,
    Pick<
      FieldProps,
      'label' | 'description' | 'errorMessage' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'form'
    > {
  ids: FieldIds;
  hold: RefCallback<HTMLFieldSetElement>;
  /** One choice among several: the group itself is required and invalid. */
  isRadioGroup?: boolean;
  children: ReactNode;
  /** Under the choices: how many are chosen. */
  note?: ReactNode;
}

/** The frame around choices that belong together: legend, hint, error, choices, note. */
export function Group({
  ids,
  hold,
  isRadioGroup = false,
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  form,
  onBlur,
  onFocus,
  children,
  note,
}: GroupProps) {
  return (
    <fieldset
      ref={hold}
      id={ids.id}
      form={form}
      className={frame.field}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.control['aria-describedby']}
      // A plain group takes none of these; a radio group may be a fieldset by ARIA in HTML.
      {...(isRadioGroup && {
        role: 'radiogroup',
        'aria-invalid': ids.control['aria-invalid'],
        'aria-required': isRequired,
        'aria-readonly': isReadOnly || undefined,
      })}
      disabled={isDisabled}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onFocus?.(event);
      }}
    >
      <legend id={ids.labelId} className={frame.label}>
        {label}
        {!isRequired && !isDisabled && !isReadOnly && <OptionalMark />}
      </legend>
      {description && (
        <div id={ids.descriptionId} className={frame.description}>
          {description}
        </div>
      )}
      <FieldError id={ids.errorId}>{errorMessage}</FieldError>
      {children}
      {note && (
        <div id={ids.noteId} className={frame.note}>
          {note}
        </div>
      )}
    </fieldset>
  );
}
