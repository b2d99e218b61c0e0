import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { useFieldErrorText } from '../fields/rule-messages.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { CircleAlert } from '../icons/drawings.gen.ts';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { useFormParts } from './contexts.ts';
import * as styles from './Form.css.ts';

export interface SubmitButtonProps
  extends Pick<ButtonProps, 'variant' | 'isFullWidth' | 'isDisabled' | 'isWaiting'> {
  /** Null while there is nothing to submit: only `before` and the errors are shown. */
  children: ReactNode;
  /** Another button in its row: "Cancel". */
  before?: ReactNode;
  /**
   * Makes it a bar that stays at the bottom of the window while there are unsaved changes, and says so. For forms that are
   * longer than the window, one to a page.
   */
  isBar?: boolean;
}

/** Submits the form. Shows errors that belong to no field above the button. */
export function SubmitButton({ children, before, isBar = false, ...rest }: SubmitButtonProps) {
  const { values, store, fields, hasErrorSummary, describeError } = useFormParts();
  const describeByKey = useDescribeError();
  const fieldErrorText = useFieldErrorText();
  const isSubmitting = useOwnStore(store.subscribe, () => store.isSubmitting);
  const isUnsaved = useOwnStore(store.subscribe, () => isBar && !values.isPristine);
  const failure = useOwnStore(store.subscribe, () => store.failure);
  const unlisted = hasErrorSummary
    ? []
    : (failure?.entries.filter(({ name }) => fields.control(name) === null) ?? []);
  const button =
    children === null ? null : (
      <Button {...rest} type="submit" isPending={isSubmitting}>
        {children}
      </Button>
    );
  return (
    <div
      className={[
        styles.submit,
        rest.isFullWidth && styles.submitFull,
        isBar && styles.bar,
        isUnsaved && styles.barInView,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {failure && (failure.error || unlisted.length > 0) ? (
        <div key={failure.attempt} role="alert" className={styles.banner}>
          <Drawing of={CircleAlert} className={styles.bannerIcon} width={1.75} />
          <div>
            {failure.error ? (describeError(failure.error) ?? describeByKey(failure.error)) : null}
            {unlisted.map(({ name, error }) => (
              <div key={name}>{fieldErrorText(error)}</div>
            ))}
          </div>
        </div>
      ) : null}
      {isBar ? (
        <div className={styles.barRow}>
          <span className={styles.barText}>
            {isUnsaved ? (
              <FormattedMessage
                id="submitBar.unsaved"
                defaultMessage="Unsaved changes"
                description="Beside the button that saves a form"
              />
            ) : (
              <FormattedMessage
                id="submitBar.saved"
                defaultMessage="No unsaved changes"
                description="Beside the button that saves a form"
              />
            )}
          </span>
          <div className={styles.barButtons}>
            {before}
            {button}
          </div>
        </div>
      ) : before ? (
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
