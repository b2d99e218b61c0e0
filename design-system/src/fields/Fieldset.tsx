import { type ReactNode, type Ref, useRef } from 'react';
import { Group, type GroupEvents } from '../choices/Group.tsx';
import { OptionalGroup } from './Field.tsx';
import * as styles from './Fieldset.css.ts';
import { type FieldProps, useErrorAnnouncement, useFieldIds, useMergedRef } from './field-ids.ts';

export interface FieldsetProps extends Omit<FieldProps, 'name' | 'isReadOnly'>, GroupEvents {
  /** Several radio buttons that answer one question: cards with prices, for instance. */
  isRadioGroup?: boolean;
  /** Fields or choices, in a `Stack` or `Columns`. */
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Fields that belong together, or choices that are not just words, under the question that they answer. */
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
  const hold = useMergedRef(group, ref);
  const ids = useFieldIds({ id, description, errorMessage });
  useErrorAnnouncement(group, errorMessage);
  return (
    <Group
      {...{ ids, hold, label, description, errorMessage, isRequired, isDisabled, isRadioGroup, form }}
      {...{ onBlur, onFocus }}
    >
      <OptionalGroup isOptional={!isRequired}>
        <div className={styles.content}>{children}</div>
      </OptionalGroup>
    </Group>
  );
}
