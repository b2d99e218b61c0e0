import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { useFormParts } from './contexts.ts';
import * as styles from './Form.css.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'isFullWidth' | 'isDisabled'> {
  children: ReactNode;
}

/** Submits the form. Shows server errors that belong to no field above the button. */
export function SubmitButton({ children, ...rest }: SubmitButtonProps) {
  const { store, describeError } = useFormParts();
  const isSubmitting = useOwnStore(store.subscribe, () => store.isSubmitting);
  const failure = useOwnStore(store.subscribe, () => store.failure);
  return (
    <div className={rest.isFullWidth ? `${styles.submit} ${styles.submitFull}` : styles.submit}>
      {failure?.error ? (
        <div key={failure.attempt} role="alert" className={styles.banner}>
          <CircleAlert aria-hidden className={styles.bannerIcon} strokeWidth={1.75} />
          <div>
            {describeError(failure.error) ?? (
              <FormattedMessage
                defaultMessage="An error found, please try again."
                description="Above the button of a form that could not be sent, for an unknown reason"
              />
            )}
          </div>
        </div>
      ) : null}
      <Button {...rest} type="submit" isPending={isSubmitting}>
        {children}
      </Button>
    </div>
  );
}
