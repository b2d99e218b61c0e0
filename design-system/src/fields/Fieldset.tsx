import { type ReactNode, type Ref, useRef } from 'react';
import { OptionalGroup } from './Field.tsx';
import * as styles from './Fieldset.css.ts';
import { type FieldProps, useFieldIds } from './field-ids.ts';
import { Group, type GroupEvents } from './Group.tsx';

export interface FieldsetProps extends Omit<FieldProps, 'name' | 'isReadOnly'>, GroupEvents {
  /** Several radio buttons that answer one question, such as cards with prices. */
  isRadioGroup?: boolean;
  /** Fields or choices, in a `Stack` or `Columns`. */
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Groups related fields, or choices with more than text, below their question. */
export function Fieldset({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isRadioGroup = false,
  id,
  form,
  onBlur,
  onFocus,
  children,
  ref,
}: FieldsetProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const ids = useFieldIds({ id, description, errorMessage });
  return (
    <Group
      component="fields/Fieldset"
      {...{ ids, group, ref, label, description, errorMessage, isRequired, isDisabled, isRadioGroup, form }}
      {...{ onBlur, onFocus }}
    >
      <OptionalGroup isOptional={!isRequired}>
        <div className={styles.content}>{children}</div>
      </OptionalGroup>
    </Group>
  );
}
