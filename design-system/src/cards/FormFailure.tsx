import { FormattedMessage } from 'react-intl';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';

interface FormFailureProps {
  isExpired?: boolean;
  onStartAgain: () => void;
}

/** Shown in place of the provider's form if it has expired or hasn't loaded. */
export function FormFailure({ isExpired = false, onStartAgain }: FormFailureProps) {
  return (
    <ErrorPanel level={3} onRetry={onStartAgain}>
      {isExpired ? (
        <FormattedMessage
          id="cardForm.expired"
          defaultMessage="The card form has expired and no card was added. Please open it again."
          description="In place of the provider’s form for a card, after half an hour"
        />
      ) : (
        <FormattedMessage
          id="cardForm.failed"
          defaultMessage="We couldn’t open our payment provider’s form. Check that your browser isn’t blocking it, then try again."
          description="In place of the provider’s form for a card, which did not load"
        />
      )}
    </ErrorPanel>
  );
}
