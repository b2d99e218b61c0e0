import { type ReactNode, type Ref, useRef } from 'react';
import { partsOf } from '../theme/parts.ts';
import { OptionalGroup } from './Field.tsx';
import * as styles from './Fieldset.css.ts';
import { GroupDescription, type StyledFieldProps, useFieldIds } from './field-ids.ts';
import { Group, type GroupEvents, type GroupPart, type GroupRest } from './Group.tsx';

export interface FieldsetProps
  extends Omit<StyledFieldProps<Exclude<GroupPart, 'note'>>, 'name' | 'isReadOnly'>,
    GroupEvents,
    Omit<GroupRest, 'name'> {
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
  classNames,
  children,
  ref,
  ...rest
}: FieldsetProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const ids = useFieldIds({ id, description, errorMessage });
  return (
    <Group
      component="fields/Fieldset"
      {...rest}
      classNames={classNames}
      {...{ ids, group, ref, label, description, errorMessage, isRequired, isDisabled, isRadioGroup, form }}
      {...{ onBlur, onFocus }}
    >
      <OptionalGroup isOptional={!isRequired}>
        <GroupDescription value={errorMessage ? ids.errorId : undefined}>
          <div {...partsOf(classNames)('choices', styles.content)}>{children}</div>
        </GroupDescription>
      </OptionalGroup>
    </Group>
  );
}
