import type { ComponentPropsWithoutRef, FocusEventHandler, ReactNode, Ref, RefObject } from 'react';
import { OwnText } from '../rendering/OwnText.tsx';
import { partsOf } from '../theme/parts.ts';
import * as frame from './Field.css.ts';
import { ErrorText, fieldRootOf, OptionalMark } from './Field.tsx';
import { FieldNote } from './FieldNote.tsx';
import { type FieldIds, type StyledFieldProps, useControlRef } from './field-ids.ts';
import { focusWithin } from './focus-within.ts';
import { reportMissingLabel } from './missing-label.ts';

export interface GroupEvents {
  /** Called when focus leaves the group. */
  onBlur?: FocusEventHandler<HTMLFieldSetElement>;
  /** Called when focus enters the group. */
  onFocus?: FocusEventHandler<HTMLFieldSetElement>;
}

/** The parts of a group of choices. */
export type GroupPart = 'label' | 'description' | 'error' | 'choices' | 'note';

/** What a group passes on to its fieldset. */
export type GroupRest = Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  keyof StyledFieldProps | keyof GroupEvents | 'children' | 'defaultValue' | 'onChange' | 'disabled'
>;

interface GroupProps
  extends GroupEvents,
    GroupRest,
    Pick<
      StyledFieldProps<GroupPart>,
      | 'label'
      | 'description'
      | 'errorMessage'
      | 'isRequired'
      | 'isDisabled'
      | 'isReadOnly'
      | 'form'
      | 'className'
      | 'style'
      | 'classNames'
    > {
  /** The folder and name of the component, for warnings during development. */
  component: string;
  ids: FieldIds;
  group: RefObject<HTMLFieldSetElement | null>;
  /** The parent's ref, for the same element as `group`. */
  ref: Ref<HTMLFieldSetElement> | undefined;
  /** For a choice of one: the group itself is required and invalid. */
  isRadioGroup?: boolean;
  children: ReactNode;
  /** Shown below the choices, such as the number of selected ones. */
  note?: ReactNode;
  /** If the note describes the controls too: called when it begins or ceases to. */
  onDescribe?: (isDescription: boolean) => void;
}

/** The frame of a group of choices: legend, hint, error, choices, note. Announces a new error. */
export function Group({
  component,
  ids,
  group,
  ref,
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
  className,
  style,
  classNames,
  children,
  note,
  onDescribe,
  ...rest
}: GroupProps) {
  const part = partsOf(classNames);
  reportMissingLabel(component, label);
  const groupRef = useControlRef(group, ref);
  const state = { isInvalid: ids.control['aria-invalid'], isRequired, isDisabled, isReadOnly };
  return (
    <fieldset
      {...rest}
      {...fieldRootOf(component.split('/')[1]!, { className, style }, state)}
      ref={groupRef}
      id={ids.id}
      form={form}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.control['aria-describedby']}
      // These attributes aren't allowed on a plain group. ARIA in HTML allows a fieldset to be a radio group.
      {...(isRadioGroup && {
        role: 'radiogroup',
        'aria-invalid': ids.control['aria-invalid'],
        'aria-required': isRequired,
        'aria-readonly': isReadOnly || undefined,
      })}
      disabled={isDisabled}
      {...focusWithin({ onFocus, onBlur })}
    >
      <legend id={ids.labelId} {...part('label', frame.label)}>
        <OwnText>{label}</OwnText>
        {!isRequired && !isDisabled && !isReadOnly && <OptionalMark />}
      </legend>
      {description && (
        <div id={ids.descriptionId} {...part('description', frame.description)}>
          {description}
        </div>
      )}
      {errorMessage && (
        <ErrorText id={ids.errorId} control={group} part={part}>
          {errorMessage}
        </ErrorText>
      )}
      {children}
      {note && onDescribe && (
        <FieldNote id={ids.noteId} control={group} {...{ onDescribe, part }}>
          {note}
        </FieldNote>
      )}
      {note && !onDescribe && (
        <div id={ids.noteId} {...part('note', frame.note)}>
          {note}
        </div>
      )}
    </fieldset>
  );
}
