import { createContext, type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './Field.css.ts';
import type { FieldIds, FieldProps } from './field-ids.ts';

interface FrameProps
  extends Pick<
    FieldProps,
    'label' | 'description' | 'errorMessage' | 'isRequired' | 'isDisabled' | 'isReadOnly'
  > {
  ids: FieldIds;
  /** The control. */
  children: ReactNode;
  /** Shown below the control: characters left, the country of a phone number. */
  note?: ReactNode;
  /** The meaning of the sign inside the box: part of the accessible name, but not visible. */
  unit?: string | undefined;
}

/** The frame of every control: label, hint, error, control, note. */
export function Field({
  ids,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  children,
  note,
  unit,
}: FrameProps) {
  return (
    <div className={styles.field}>
      <label id={ids.labelId} htmlFor={ids.id} className={styles.label}>
        {label}
        {unit && <span className={styles.hidden}>{` (${unit})`}</span>}
        {/* A field that can't be answered is neither optional nor required. */}
        {!isRequired && !isDisabled && !isReadOnly && <OptionalMark />}
      </label>
      {description && (
        <div id={ids.descriptionId} className={styles.description}>
          {description}
        </div>
      )}
      <FieldError id={ids.errorId}>{errorMessage}</FieldError>
      {children}
      {note && (
        <div id={ids.noteId} className={styles.note}>
          {note}
        </div>
      )}
    </div>
  );
}

const InOptionalGroup = createContext(false);

/** If a whole group is optional, its legend shows it and its fields don't repeat it. */
export function OptionalGroup({ isOptional, children }: { isOptional: boolean; children: ReactNode }) {
  return <InOptionalGroup value={isOptional}>{children}</InOptionalGroup>;
}

export function OptionalMark() {
  if (useContext(InOptionalGroup)) return null;
  return (
    <>
      {' '}
      <span className={styles.optional}>
        <FormattedMessage
          defaultMessage="(optional)"
          description="After the label of a field that may be left empty"
        />
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

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div id={id} className={styles.error}>
      {errorIcon}
      <span>{children}</span>
    </div>
  );
}
