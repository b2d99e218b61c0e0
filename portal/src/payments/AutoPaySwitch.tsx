import { ApiError } from '@institute/api-schema';
import { Banner, LinkButton, lazyExtra, Stack, Switch, toast } from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { paths } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import type { FinancialSummary } from './payments.ts';

const AutoPayQuestion = lazyExtra(async () => (await import('./AutoPayQuestion.tsx')).AutoPayQuestion);

interface AutoPaySwitchProps {
  isOn: boolean;
  /** What autopay would charge at once, of all payment schedules. */
  totalsDue: FinancialSummary['totalsDue'];
}

/** Turns autopay on or off immediately, but asks before payments that are due are charged. It needs a valid card. */
export function AutoPaySwitch({ isOn, totalsDue }: AutoPaySwitchProps) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const { studentId } = useSignedInSession();
  const update = api.useMutation('patch', '/students/{id}/auto_pay', {
    onSuccess: ({ content }) =>
      toast.success(
        content.autoPay
          ? intl.formatMessage({ defaultMessage: 'Autopay is on. We charge your card on each due date.' })
          : intl.formatMessage({ defaultMessage: 'Autopay is off. You make each payment yourself.' }),
        { key: 'auto-pay' },
      ),
  });
  const to = (enabled: boolean) => ({
    params: { path: { id: studentId } },
    body: { enabled, paymentMethodId: null },
  });
  const needsCard = update.error instanceof ApiError && update.error.key === 'invalidPaymentMethodDetails';
  return (
    <Stack gap="s">
      <Switch
        label={intl.formatMessage({ defaultMessage: 'Autopay' })}
        description={intl.formatMessage({
          defaultMessage:
            'On each due date, we charge the card you chose. A change applies to all your payment schedules.',
        })}
        value={update.isPending ? update.variables.body.enabled : isOn}
        onChange={(enabled) => {
          if (update.isPending) return;
          if (enabled && totalsDue.length > 0) setIsAsking(true);
          else update.mutate(to(enabled));
        }}
      />
      {isAsking && (
        <AutoPayQuestion
          totalsDue={totalsDue}
          onClose={() => setIsAsking(false)}
          onConfirm={() => update.mutateAsync(to(true))}
        />
      )}
      {update.isError && (
        <Banner
          tone="critical"
          isAnnounced
          actions={
            needsCard && (
              <LinkButton variant="secondary" href={paths.paymentMethod()}>
                <FormattedMessage defaultMessage="Look at your cards" />
              </LinkButton>
            )
          }
        >
          {describeError(intl, update.error)}
        </Banner>
      )}
    </Stack>
  );
}
