import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { PayWithDialog } from './PayWithDialog.tsx';
import { unchanged } from './queries.ts';

/** Chooses the card that pays the subscription from the next period on. */
export function CardDialog({ cardId, onClose }: { cardId: string | null; onClose: () => void }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const save = api.useMutation('patch', '/coaches/{coachId}/subscription');
  return (
    <PayWithDialog
      onClose={onClose}
      title={intl.formatMessage({
        defaultMessage: 'Change card',
        description: 'Button: another card pays the subscription',
      })}
      message={
        <FormattedMessage
          defaultMessage="We’ll use it for your next charge."
          description="In the choice of the card that pays the subscription"
        />
      }
      cardId={cardId}
      submitLabel={
        <FormattedMessage
          defaultMessage="Use this card"
          description="Button that makes a card pay the subscription"
        />
      }
      successMessage={intl.formatMessage({
        defaultMessage: 'We’ll charge this card from now on.',
        description: 'After choosing another card for the subscription',
      })}
      onSubmit={(paymentMethodId) =>
        save.mutateAsync({ params: { path: { coachId } }, body: { ...unchanged, paymentMethodId } })
      }
    />
  );
}
