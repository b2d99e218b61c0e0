import { type FocusEvent, type ReactNode, type Ref, useContext, useId, useRef } from 'react';
import type { FieldBinding } from '../fields/binding.ts';
import { useEarlyInput } from '../fields/early-input.ts';
import { ErrorText } from '../fields/Field.tsx';
import { type StyledFieldProps, useFieldIds } from '../fields/field-ids.ts';
import { useFieldValue } from '../fields/field-value.ts';
import { Group, type GroupPart, type GroupRest } from '../fields/Group.tsx';
import { GroupRegistryContext, RegisteredPart } from '../fields/group-registry.ts';
import { partsOf } from '../theme/parts.ts';
import * as styles from './QuestionMatrix.css.ts';
import { RadioRow, RadioRows, RowText, rowIds } from './RadioRows.tsx';

export interface Question {
  /** The key of its answer, without periods. */
  value: string;
  /** The question or statement. */
  label: string;
  description?: ReactNode;
}

type Answers = Readonly<Record<string, string>>;

export interface QuestionMatrixProps
  extends StyledFieldProps<Exclude<GroupPart, 'note'> | 'question'>,
    Omit<GroupRest, 'name'> {
  /** The rows. */
  questions: readonly Question[];
  /** The answers that each question may have, from one end to the other. */
  options: readonly { value: string; label: string }[];
  /** The answers by question. */
  value?: Answers;
  defaultValue?: Answers;
  onChange?: (value: Record<string, string>) => void;
  /** Errors by question. `errorMessage` is that of all of them. */
  errorMessages?: Readonly<Record<string, ReactNode>>;
  /** A plain form submits the answers as `{name}.{question}`. */
  name?: string;
  onFieldBlur?: (question: string, event: FocusEvent) => void;
  onFieldFocus?: (question: string, event: FocusEvent) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

const nothing: Answers = {};

/**
 * Several statements with the same answers: a table where there is space, otherwise a list of radio groups. Each statement
 * is a separate group with a separate error.
 */
export function QuestionMatrix({
  label,
  description,
  errorMessage,
  errorMessages = {},
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  name,
  form,
  questions,
  options,
  value,
  defaultValue = nothing,
  onChange,
  onFieldBlur,
  onFieldFocus,
  classNames,
  ref,
  ...rest
}: QuestionMatrixProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const ownName = useId();
  const isControlled = value !== undefined;
  const [answers, change] = useFieldValue(group, { value, defaultValue, onChange });
  const ids = useFieldIds({ id, description, errorMessage });
  useEarlyInput(group, (fieldset) => {
    const rows = fieldset.querySelectorAll('[role="radiogroup"]');
    const early = questions.flatMap(({ value: question }, index) => {
      const checkedValue = rows[index]?.querySelector<HTMLInputElement>(':checked')?.value;
      return checkedValue !== undefined && checkedValue !== answers[question]
        ? [[question, checkedValue] as const]
        : [];
    });
    if (early.length > 0) change({ ...answers, ...Object.fromEntries(early) });
  });

  // An error of the whole group is about those without an answer. If all have one, any of them could be wrong.
  const isComplete = questions.every((question) => answers[question.value]);

  return (
    <Group
      component="choices/QuestionMatrix"
      {...rest}
      classNames={classNames}
      {...{ ids, group, ref, label, description, errorMessage, isRequired, isDisabled, isReadOnly, form }}
    >
      <RadioRows options={options} className={classNames?.choices}>
        {questions.map((question) => (
          <QuestionRow
            key={question.value}
            {...{ form, options, question, isControlled, isRequired, isReadOnly, classNames }}
            registeredName={name && `${name}.${question.value}`}
            name={`${name ?? ownName}.${question.value}`}
            ids={rowIds(ids.id, question.value)}
            errorMessage={errorMessages[question.value]}
            groupErrorId={errorMessage && (isComplete || !answers[question.value]) ? ids.errorId : undefined}
            chosen={(isControlled ? answers : defaultValue)[question.value] ?? ''}
            onChoose={(option) => change({ ...answers, [question.value]: option })}
            onFocus={(event) => onFieldFocus?.(question.value, event)}
            onBlur={(event) => onFieldBlur?.(question.value, event)}
          />
        ))}
      </RadioRows>
    </Group>
  );
}

interface QuestionRowProps
  extends Pick<QuestionMatrixProps, 'form' | 'options' | 'isReadOnly' | 'classNames' | 'errorMessage'> {
  question: Question;
  registeredName: string | undefined;
  name: string;
  ids: ReturnType<typeof rowIds>;
  groupErrorId: string | undefined;
  isRequired: boolean;
  isControlled: boolean;
  chosen: string;
  onChoose: (option: string) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

function QuestionRow({
  question,
  registeredName,
  ids,
  errorMessage,
  groupErrorId,
  form,
  isReadOnly,
  classNames,
  ...row
}: QuestionRowProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const part = partsOf(classNames);
  const registry = useContext(GroupRegistryContext);
  const errorId = errorMessage ? ids.errorId : groupErrorId;
  return (
    <RadioRow
      {...row}
      {...{ form, isReadOnly }}
      ref={fieldset}
      labelId={ids.labelId}
      describedBy={
        [question.description && ids.descriptionId, errorId].filter(Boolean).join(' ') || undefined
      }
      isInvalid={errorId !== undefined}
    >
      <div {...part('question', styles.question)}>
        <div>
          <RowText ids={ids} label={question.label} description={question.description} />
        </div>
        {errorMessage && (
          <ErrorText id={ids.errorId} control={fieldset} part={part}>
            {errorMessage}
          </ErrorText>
        )}
      </div>
      {registry && registeredName && (
        <RegisteredPart {...{ registry }} name={registeredName} label={question.label} control={fieldset} />
      )}
    </RadioRow>
  );
}

QuestionMatrix.binding = {
  empty: {},
  parts: ({ questions }: QuestionMatrixProps) => questions.map(({ value }) => value),
} satisfies FieldBinding;
