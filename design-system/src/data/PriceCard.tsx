import { type ReactNode, useId } from 'react';
import * as choices from '../choices/choices.css.ts';
import { CheckIcon } from '../icons/named.tsx';
import { join } from '../theme/parts.ts';
import { Badge } from './Badge.tsx';
import { Price, type PriceProps } from './Price.tsx';
import * as styles from './PriceCard.css.ts';

export interface PriceCardProps extends Pick<PriceProps, 'amount' | 'currency' | 'unit' | 'before'> {
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** A short label that sets it apart: "Most chosen". */
  badge?: ReactNode;
  /** The plan that someone has: it's marked like a chosen one. Say so in the `badge` too. */
  isCurrent?: boolean;
  /** Short lines about what's included. */
  features?: readonly ReactNode[];
  /** Makes the card a radio button of this group. Put the cards into a `Fieldset`. */
  choice?: { name: string; value: string; isSelected: boolean; onSelect: (value: string) => void };
  /** At the bottom: a button or a link. */
  action?: ReactNode;
  /** Details: amounts, a payment schedule to expand. */
  children?: ReactNode;
}

/** A plan with its price, either as a choice among several or with a button. */
export function PriceCard({
  title,
  level = 3,
  badge,
  isCurrent = false,
  features = [],
  choice,
  action,
  children,
  ...price
}: PriceCardProps) {
  const priceId = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={join(styles.card, isCurrent && styles.current)}>
      <div className={styles.header}>
        {choice ? (
          <label className={`${styles.choice} ${styles.title}`}>
            <input
              type="radio"
              className={`${choices.control} ${choices.radio} ${styles.radio}`}
              name={choice.name}
              value={choice.value}
              checked={choice.isSelected}
              aria-describedby={priceId}
              onChange={() => choice.onSelect(choice.value)}
            />
            <span>{title}</span>
          </label>
        ) : (
          <Heading className={styles.title}>{title}</Heading>
        )}
        {badge && <Badge tone="accent">{badge}</Badge>}
      </div>
      <div id={priceId}>
        <Price {...price} size="l" />
      </div>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
            <li key={index} className={styles.feature}>
              <span className={styles.featureIcon}>
                <CheckIcon size="s" />
              </span>
              {feature}
            </li>
          ))}
        </ul>
      )}
      {children && <div className={styles.above}>{children}</div>}
      {action && <div className={styles.footer}>{action}</div>}
    </div>
  );
}
