import { formatMoney } from '@institute/values/formats/money';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { ErrorBanner } from '../feedback/ErrorBanner.tsx';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { Card } from '../layout/Card.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../typography/Heading.tsx';
import { CardChoice, type CardChoiceProps } from './CardChoice.tsx';
import { isCardInvalid } from './error-messages.ts';
import type { SavedCard } from './saved-card.ts';
import { useCardChoice } from './use-card-choice.ts';

export interface CheckAndPayProps extends Pick<CardChoiceProps, 'addCard'> {
  /** “Check and pay” by default. */
  title?: ReactNode;
  /** Whether it follows another step on the same page, so that its heading gets the focus. */
  isNextStep?: boolean;
  /** Minor units of `currency`. If it's 0, no card is chosen. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** The cards that can be charged. */
  cards: readonly SavedCard[];
  /** The chosen card. Keep it outside, so that a declined card stays chosen. Without one, it's the preferred card. */
  cardId: string | undefined;
  onChooseCard: (cardId: string) => void;
  /** Why the last attempt failed. What concerns the card is shown at the card. */
  refusal: unknown;
  /** Why it can't be paid anymore, in place of the button: the quote has expired. */
  expired?: ReactNode;
  /** “Pay {amount}” by default. */
  payLabel?: ReactNode;
  /** Called with the card to charge, or with null if there is nothing to pay. */
  onPay: (cardId: string | null) => void;
  /** The buttons beside the one that pays: back to what was chosen. */
  actions: ReactNode;
  /** What is paid. */
  children: ReactNode;
}

/**
 * The step before paying: what is paid, the card, and the button with the amount. Send the payment with `useOnce`, and
 * put this into an `OutcomePending`.
 */
export function CheckAndPay({
  title,
  isNextStep = false,
  amount,
  currency,
  cards,
  cardId,
  onChooseCard,
  addCard,
  refusal,
  expired,
  payLabel,
  onPay,
  actions,
  children,
}: CheckAndPayProps) {
  const { locale } = useIntl();
  const describeError = useDescribeError();
  const heading = useRef<HTMLHeadingElement>(null);
  const { charged, choice } = useCardChoice({ cards, cardId, onChoose: onChooseCard });
  useEffect(() => {
    if (isNextStep) heading.current?.focus();
  }, [isNextStep]);
  const isOfCard = amount > 0 && isCardInvalid(refusal);
  const chargedId = amount > 0 && charged ? charged.id : null;
  const pay = () => {
    // It stays chosen if it's declined, also where it was only preferred.
    if (chargedId) onChooseCard(chargedId);
    onPay(chargedId);
  };
  return (
    <Stack gap="l">
      <Card padding="l">
        <Stack gap="m">
          <Heading level={2} ref={heading} isFocusTarget>
            {title ?? (
              <FormattedMessage
                id="checkAndPay.title"
                defaultMessage="Check and pay"
                description="Heading of the last step before a payment"
              />
            )}
          </Heading>
          {children}
        </Stack>
      </Card>
      {amount > 0 && !expired && (
        <CardChoice
          {...choice}
          addCard={addCard}
          {...(isOfCard && { errorMessage: describeError(refusal) })}
        />
      )}
      <ErrorBanner error={isOfCard ? null : refusal} />
      {expired && (
        <Banner tone="caution" isAnnounced>
          {expired}
        </Banner>
      )}
      <Inline gap="s">
        {!expired && (amount === 0 || chargedId) && (
          <Button onPress={pay}>
            {payLabel ?? (
              <FormattedMessage
                id="checkAndPay.pay"
                defaultMessage="Pay {amount}"
                description="Button that pays an amount of money"
                values={{ amount: formatMoney({ amount, currency }, { locale }) }}
              />
            )}
          </Button>
        )}
        {actions}
      </Inline>
    </Stack>
  );
}
