import {
  Badge,
  Card,
  CreditCardIcon,
  ErrorBanner,
  FactLine,
  focusReplacement,
  Heading,
  Inline,
  lazyPart,
  Stack,
  StatusBadge,
  Text,
  toast,
} from '@institute/design-system';
import { cardName, LastChargeDeclined } from '@institute/design-system/cards';
import { MenuPlace } from '@institute/shared-screens/MenuPlace.tsx';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import { EditCard } from './EditCard.tsx';
import { monthOf, type PaymentMethod } from './payment-methods.ts';

const CardMenu = lazyPart(async () => (await import('./CardMenu.tsx')).CardMenu);

interface PaymentMethodCardProps {
  method: PaymentMethod;
  /** Cards that could take over its payments. */
  others: readonly PaymentMethod[];
  /** It was just added, or was already there when it was added again. */
  isChosen: boolean;
}

/** A saved card: its details, the payments that use it, and its actions. */
export function PaymentMethodCard({ method, others, isChosen }: PaymentMethodCardProps) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that added it was removed.
  useEffect(() => {
    if (isChosen) focusReplacement(heading.current);
  }, [isChosen]);
  const name = cardName(intl, method);
  const makeDefault = api.useMutation('patch', '/students/{id}/payment_methods/{methodId}/default', {
    onSuccess: () =>
      toast.success(
        intl.formatMessage({ defaultMessage: '{card} is now your default card.' }, { card: name }),
      ),
  });

  const menuLabel = intl.formatMessage({ defaultMessage: 'More for {card}' }, { card: name });

  return (
    <Card as="li" padding="l" tone={isChosen ? 'brand' : 'plain'} aria-label={name}>
      <Stack gap="m">
        <Inline justify="between" align="start">
          <Stack gap="xs">
            <Inline gap="xs">
              <CreditCardIcon />
              <Heading level={2} size="m" ref={heading} isFocusTarget>
                {name}
              </Heading>
              {method.isDefault && (
                <Badge tone="brand">
                  <FormattedMessage
                    defaultMessage="Default"
                    description="Mark of the card that is charged first"
                  />
                </Badge>
              )}
            </Inline>
            <Facts method={method} />
            {method.isDeclined && (
              <Text size="s" weight="semibold">
                <LastChargeDeclined />
              </Text>
            )}
          </Stack>
          <Inline gap="xs">
            <ExpiryWarning method={method} />
            <Inline gap="xs" isWrapping={false}>
              <EditCard method={method} />
              <MenuPlace label={menuLabel}>
                <CardMenu
                  method={method}
                  others={others}
                  label={menuLabel}
                  onMakeDefault={() =>
                    makeDefault.mutate({ params: { path: { id: studentId, methodId: method.id } } })
                  }
                />
              </MenuPlace>
            </Inline>
          </Inline>
        </Inline>
        <ErrorBanner error={makeDefault.error} />
      </Stack>
    </Card>
  );
}

function Facts({ method }: { method: PaymentMethod }) {
  const { holderName, expiration, isExpired, expiresSoon, assignedRows: count, paysSubscription } = method;
  return (
    <Text size="s" tone="muted">
      <FactLine>
        {holderName}
        {(count > 0 || !paysSubscription) && (
          <FormattedMessage
            defaultMessage="{count, plural, =0 {Not used for any upcoming payments} one {Used for 1 upcoming payment} other {Used for # upcoming payments}}"
            values={{ count }}
          />
        )}
        {paysSubscription && <FormattedMessage defaultMessage="Pays your coach subscription" />}
        {!isExpired && !expiresSoon && (
          <FormattedMessage
            defaultMessage="Expires {date}"
            description="Until when a card is good; month and year"
            values={{ date: monthOf(expiration) }}
          />
        )}
      </FactLine>
    </Text>
  );
}

/** Only of a card that has expired, or will soon. */
function ExpiryWarning({ method: { expiration, isExpired, expiresSoon } }: { method: PaymentMethod }) {
  const values = { date: monthOf(expiration) };
  if (isExpired)
    return (
      <StatusBadge tone="critical">
        <FormattedMessage
          defaultMessage="Expired {date}"
          description="State of a card that is no longer good; month and year"
          values={values}
        />
      </StatusBadge>
    );
  if (!expiresSoon) return null;
  return (
    <StatusBadge tone="caution">
      <FormattedMessage
        defaultMessage="Expires soon, {date}"
        description="State of a card that ends within 45 days; month and year"
        values={values}
      />
    </StatusBadge>
  );
}
