import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { useFieldErrorText } from '../fields/rule-messages.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { CircleAlert } from '../icons/drawings.gen.ts';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { useFormParts } from './contexts.ts';
import * as styles from './Form.css.ts';

type PlainProps = Pick<ButtonProps, 'variant' | 'isFullWidth' | 'isDisabled' | 'isWaiting'>;

export interface SubmitButtonProps extends PlainProps {
  /** Null while there is nothing to submit: only `before` and the errors are shown. */
  children: ReactNode;
  /** Another button in its row: "Cancel". */
  before?: ReactNode;
}

/** The button itself, which waits for the form. */
export function PlainSubmitButton(props: PlainProps & { children: ReactNode }) {
  const { store } = useFormParts();
  const isSubmitting = useOwnStore(store.subscribe, () => store.isSubmitting);
  return <Button {...props} type="submit" isPending={isSubmitting} />;
}

/** The errors of a failed submit that belong to no field. */
export function FormFailure() {
  const { store, fields, hasErrorSummary, describeError } = useFormParts();
  const describeByKey = useDescribeError();
  const fieldErrorText = useFieldErrorText();
  const failure = useOwnStore(store.subscribe, () => store.failure);
  const unlisted = hasErrorSummary
    ? []
    : (failure?.entries.filter(({ name }) => fields.control(name) === null) ?? []);
  if (!failure || (!failure.error && unlisted.length === 0)) return null;
  return (
    <div key={failure.attempt} role="alert" className={styles.banner}>
      <Drawing of={CircleAlert} className={styles.bannerIcon} width={1.75} />
      <div>
        {failure.error ? (describeError(failure.error) ?? describeByKey(failure.error)) : null}
        {unlisted.map(({ name, error }) => (
          <div key={name}>{fieldErrorText(error)}</div>
        ))}
      </div>
    </div>
  );
}

/** Submits the form. Shows errors that belong to no field above the button. */
export function SubmitButton({ children, before, ...rest }: SubmitButtonProps) {
  const button = children === null ? null : <PlainSubmitButton {...rest}>{children}</PlainSubmitButton>;
  return (
    <div className={rest.isFullWidth ? `${styles.submit} ${styles.submitFull}` : styles.submit}>
      <FormFailure />
      {before ? (
        <div className={styles.buttons}>
          {before}
          {button}
        </div>
      ) : (
        button
      )}
    </div>
  );
}
