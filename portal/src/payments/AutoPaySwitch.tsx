import { ApiError } from '@institute/api-schema';
import { Banner, LinkButton, Stack, Switch, toast } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { useSignedInSession } from '../session.ts';

/** Turns autopay on or off immediately. It needs a valid card. */
export function AutoPaySwitch({ isOn }: { isOn: boolean }) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const update = api.useMutation('patch', '/students/{id}/auto_pay', {
    onSuccess: ({ content }) =>
      toast.success(
        content.autoPay
          ? intl.formatMessage({
              defaultMessage: 'Autopay is on. We charge your card on each due date.',
              description: 'Positive message after switching auto-pay on',
            })
          : intl.formatMessage({
              defaultMessage: 'Autopay is off. You make each payment yourself.',
              description: 'Positive message after switching auto-pay off',
            }),
        { key: 'auto-pay' },
      ),
  });
  const needsCard = update.error instanceof ApiError && update.error.key === 'invalidPaymentMethodDetails';
  return (
    <Stack gap="s">
      <Switch
        label={intl.formatMessage({
          defaultMessage: 'Autopay',
          description: 'Switch: payments are charged by themselves',
        })}
        description={intl.formatMessage({
          defaultMessage: 'On each due date, we charge the card you chose.',
          description: 'What auto-pay does',
        })}
        value={update.isPending ? update.variables.body.enabled : isOn}
        onChange={(enabled) => {
          if (!update.isPending)
            update.mutate({ params: { path: { id: studentId } }, body: { enabled, paymentMethodId: null } });
        }}
      />
      {update.isError && (
        <Banner
          tone="critical"
          isAnnounced
          actions={
            needsCard && (
              <LinkButton variant="secondary" href={paths.paymentMethod()}>
                <FormattedMessage
                  defaultMessage="Look at your cards"
                  description="Link to the page of cards, where auto-pay lacks one that can be charged"
                />
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
