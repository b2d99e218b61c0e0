import { Dialog, RadioGroup, Text, toast } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { describeError } from '../messages.ts';
import { CardLink } from './CardLink.tsx';
import { cardName, unchanged, useCards } from './queries.ts';

const schema = z.object({ paymentMethodId: z.string().check(rules(required())) });

/** Chooses the card that pays the subscription from the next period on. */
export function CardDialog({ cardId, onClose }: { cardId: string | null; onClose: () => void }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const cards = useCards().filter(({ isExpired }) => !isExpired);
  const save = api.useMutation('patch', '/coaches/{coachId}/subscription');
  const form = useForm({
    schema,
    defaultValues: { paymentMethodId: cards.some(({ id }) => id === cardId) ? cardId! : '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value: { paymentMethodId } }) {
      await save.mutateAsync({ params: { path: { coachId } }, body: { ...unchanged, paymentMethodId } });
      toast.success(
        intl.formatMessage({
          defaultMessage: 'We’ll charge this card from now on.',
          description: 'After choosing another card for the subscription',
        }),
      );
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={intl.formatMessage({
        defaultMessage: 'Change card',
        description: 'Button: another card pays the subscription',
      })}
    >
      <form.Form hasErrorSummary={false}>
        <Text>
          <FormattedMessage
            defaultMessage="We’ll use it for your next charge."
            description="In the choice of the card that pays the subscription"
          />
        </Text>
        <form.Field
          name="paymentMethodId"
          as={RadioGroup}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Pay with', description: 'Label: which card' })}
          options={cards.map((card) => ({ value: card.id, label: cardName(intl, card) }))}
        />
        <CardLink />
        <form.SubmitButton>
          <FormattedMessage
            defaultMessage="Use this card"
            description="Button that makes a card pay the subscription"
          />
        </form.SubmitButton>
      </form.Form>
    </Dialog>
  );
}
