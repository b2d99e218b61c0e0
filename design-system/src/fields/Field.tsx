import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { type PartOf, partsOf, type RootProps, rootOf } from '../theme/parts.ts';
import { visuallyHidden } from '../typography/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import { FieldNote } from './FieldNote.tsx';
import { type FieldIds, type StyledFieldProps, useControlRef, useFieldIds } from './field-ids.ts';
import { useNativeRequired } from './form-submission.ts';
import { GroupRegistryContext, RegisteredPart } from './group-registry.ts';
import { isInUse } from './in-use.ts';
import { reportMissingLabel } from './missing-label.ts';

type ControlTag = 'input' | 'textarea' | 'select';

type FrameProps<Tag extends ControlTag> = StyledFieldProps<string> &
  Omit<ComponentPropsWithoutRef<Tag>, keyof StyledFieldProps | 'children'> & {
    /** The folder and name of the component, for warnings during development. */
    component: string;
    control: RefObject<HTMLElementTagNameMap[Tag] | null>;
    /** The parent's ref, for the same element as `control`. */
    ref?: Ref<HTMLElementTagNameMap[Tag]> | undefined;
    /** The label is only the control's name, because something else shows the same: the headings of a table. */
    isLabelHidden?: boolean;
    /** Whether the control is invalid even without an `errorMessage`. */
    isInvalid?: boolean;
    /** False for controls that no one expects to be required, such as a filter. */
    hasOptionalMark?: boolean;
    /** Shown below the control: characters left, the country of a phone number. */
    note?: ReactNode;
    /** The meaning of the sign inside the box: part of the accessible name, but not visible. */
    unit?: string | undefined;
    /**
     * Renders the control with its attributes: ref, ids, name, state, the classes that the caller has for it, and all
     * others that the field was given.
     */
    children: (
      attributes: ComponentPropsWithRef<Tag> & { readOnly: boolean | undefined; className: string },
      ids: FieldIds,
      part: PartOf,
    ) => ReactNode;
  } & Submitted;

/** What a native form submits, if not the control's own text. */
type Submitted =
  | { submitted?: readonly string[]; shown?: never }
  /**
   * Until the scripts have loaded, it can't follow what is typed. That is submitted as `{name}.typed` then, beside the
   * text that was `shown` from the start.
   */
  | { submitted: string; shown?: string | undefined };

interface FieldState extends Pick<StyledFieldProps, 'isRequired' | 'isDisabled' | 'isReadOnly'> {
  isInvalid: boolean;
}

/** The attributes of the root of a field or a group of choices. */
export const fieldRootOf = (
  name: string,
  look: RootProps,
  { isInvalid, isRequired, isDisabled, isReadOnly }: FieldState,
) =>
  rootOf(name, styles.field, look, {
    invalid: isInvalid,
    required: isRequired,
    disabled: isDisabled,
    readonly: isReadOnly,
  });

function labelContent(label: ReactNode, unit: string | undefined, hasMark: boolean): ReactNode {
  // A text that is all of an element is its own already.
  if (typeof label === 'string' && !unit && !hasMark) return label;
  return (
    <>
      <OwnText>{label}</OwnText>
      {unit && <span className={styles.hidden}>{` (${unit})`}</span>}
      {hasMark && <OptionalMark />}
    </>
  );
}

/** The frame of every control: label, hint, error, control, note. Announces a new error. */
export function Field<Tag extends ControlTag = 'input'>({
  component,
  control,
  ref,
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  name,
  form,
  isLabelHidden = false,
  isInvalid = false,
  hasOptionalMark = true,
  submitted,
  shown,
  note,
  unit,
  className,
  style,
  classNames,
  children,
  ...rest
}: FrameProps<Tag>) {
  reportMissingLabel(component, label);
  const [isNoteDescription, setNoteDescription] = useState(true);
  const ids = useFieldIds({ id, description, errorMessage }, Boolean(note) && isNoteDescription);
  const part = partsOf(classNames);
  const registry = useContext(GroupRegistryContext);
  const attributes = {
    ...rest,
    ...part('control'),
    ...ids.control,
    // Its error may be shown elsewhere, such as above a group.
    ...((isInvalid || rest['aria-invalid'] === true) && { 'aria-invalid': true }),
    ...(submitted === undefined && { name }),
    ...(shown !== undefined && name && { name: `${name}.typed` }),
    ref: useControlRef(control, ref),
    form,
    required: useNativeRequired(isRequired),
    'aria-required': isRequired || undefined,
    disabled: isDisabled,
    readOnly: isReadOnly,
  } as unknown as Parameters<typeof children>[0];
  // A field that can't be answered is neither optional nor required.
  const hasMark = hasOptionalMark && !isLabelHidden && !isRequired && !isDisabled && !isReadOnly;
  const state = { isInvalid: isInvalid || ids.control['aria-invalid'], isRequired, isDisabled, isReadOnly };
  return (
    <div {...fieldRootOf(component.split('/')[1]!, { className, style }, state)}>
      <label
        id={ids.labelId}
        htmlFor={ids.id}
        {...part('label', isLabelHidden ? visuallyHidden : styles.label)}
      >
        {labelContent(label, unit, hasMark)}
      </label>{' '}
      {description && (
        <div id={ids.descriptionId} {...part('description', styles.description)}>
          {description}
        </div>
      )}
      {errorMessage && (
        <ErrorText id={ids.errorId} control={control} part={part}>
          {errorMessage}
        </ErrorText>
      )}
      {children(attributes, ids, part)}
      {submittedValue({ name, form, submitted, shown, isDisabled })}
      {note && (
        <FieldNote id={ids.noteId} {...{ control, part }} onDescribe={setNoteDescription}>
          {note}
        </FieldNote>
      )}
      {registry && name && <RegisteredPart {...{ registry, name, label, control }} />}
    </div>
  );
}

interface SubmittedValueProps extends Pick<StyledFieldProps, 'form' | 'isDisabled'> {
  name: string | undefined;
  submitted: string | readonly string[] | undefined;
  shown: string | undefined;
}

/** Not a component, because every field would pay for it. */
function submittedValue({ name, form, submitted, shown, isDisabled }: SubmittedValueProps) {
  if (!name || submitted === undefined) return null;
  const attributes = { type: 'hidden', name, form, disabled: isDisabled };
  if (typeof submitted !== 'string')
    return submitted.map((value) => <input key={value} {...attributes} value={value} />);
  return (
    <>
      <input {...attributes} value={submitted} />
      {shown !== undefined && <input {...attributes} name={`${name}.shown`} value={shown} />}
    </>
  );
}

const InOptionalGroup = createContext(false);

/** If a whole group is optional, its legend shows it and its fields don't repeat it. */
export function OptionalGroup({ isOptional, children }: { isOptional: boolean; children: ReactNode }) {
  return <InOptionalGroup value={isOptional}>{children}</InOptionalGroup>;
}

export function OptionalMark() {
  const intl = useIntl();
  if (useContext(InOptionalGroup)) return null;
  return (
    <>
      {' '}
      <span className={styles.optional}>
        {intl.formatMessage({
          id: 'field.optional',
          defaultMessage: '(optional)',
          description: 'After the label of a field that may be left empty',
        })}
      </span>
    </>
  );
}

/** `CircleAlertIcon` as a single element with one path, because a form may show many at once. */
const errorIcon = (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    className={styles.errorIcon}
  >
    <path d="M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4m0 4h.01" />
  </svg>
);

/** A note styled as an error. */
export function NoteError({ children }: { children: ReactNode }) {
  return (
    <span className={styles.error}>
      {errorIcon}
      <span>{children}</span>
    </span>
  );
}

const ownParts = partsOf(undefined);

interface ErrorTextProps {
  id: string;
  control: RefObject<HTMLElement | null>;
  part?: PartOf;
  children: ReactNode;
}

/**
 * Announces an error once when it appears while its field has the focus or has just lost it to another control. For errors
 * that appear together on submit, the error summary takes the focus and announces them.
 */
export function ErrorText({ id, control, part = ownParts, children }: ErrorTextProps) {
  const text = typeof children === 'string' ? children : '';
  useEffect(() => {
    if (text && isInUse(control.current)) announce(text);
  }, [control, text]);
  return (
    <div id={id} {...part('error', styles.error)}>
      {errorIcon}
      <span>{children}</span>
    </div>
  );
}
