import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { useFormParts } from './contexts.ts';
import * as styles from './Form.css.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'isFullWidth' | 'isDisabled'> {
  /** Null while there is nothing to submit: only `before` and the errors are shown. */
  children: ReactNode;
  /** Another button in its row: "Cancel". */
  before?: ReactNode;
}

/** Submits the form. Shows server errors that belong to no field above the button. */
export function SubmitButton({ children, before, ...rest }: SubmitButtonProps) {
  const { store, describeError } = useFormParts();
  const describeByKey = useDescribeError();
  const isSubmitting = useOwnStore(store.subscribe, () => store.isSubmitting);
  const failure = useOwnStore(store.subscribe, () => store.failure);
  const button =
    children === null ? null : (
      <Button {...rest} type="submit" isPending={isSubmitting}>
        {children}
      </Button>
    );
  return (
    <div className={rest.isFullWidth ? `${styles.submit} ${styles.submitFull}` : styles.submit}>
      {failure?.error ? (
        <div key={failure.attempt} role="alert" className={styles.banner}>
          <CircleAlert aria-hidden className={styles.bannerIcon} strokeWidth={1.75} />
          <div>{describeError(failure.error) ?? describeByKey(failure.error)}</div>
        </div>
      ) : null}
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
