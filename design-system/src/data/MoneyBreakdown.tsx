import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../icons/named.tsx';
import { useCurrency } from '../intl/currency.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { amountOf, type MoneyPart, totalOf } from './breakdown.ts';
import * as styles from './MoneyBreakdown.css.ts';
import { MoneyValue } from './MoneyValue.tsx';

export interface MoneyBreakdownProps {
  parts: readonly MoneyPart[];
  /** ISO 4217, by default the region's. */
  currency?: string;
  /** The label of the last line, such as "Balance". The total is computed. */
  totalLabel: ReactNode;
  /** A note below the total. */
  note?: ReactNode;
}

/** A total and its parts. An amount that has parts or a note expands to show them. */
export function MoneyBreakdown({ parts, currency: given, totalLabel, note }: MoneyBreakdownProps) {
  const currency = useCurrency(given);
  return (
    <div>
      <Parts parts={parts} currency={currency} />
      <div className={`${styles.line} ${styles.total}`}>
        <span className={styles.label}>{totalLabel}</span>
        <span className={styles.amount}>
          <MoneyValue amount={totalOf(parts)} currency={currency} />
        </span>
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}

function Parts({ parts, currency }: { parts: readonly MoneyPart[]; currency: string }) {
  return (
    <ul className={styles.list}>
      {parts.map((part) => (
        <li key={part.id} className={styles.item}>
          <Part part={part} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function Part({ part, currency }: { part: MoneyPart; currency: string }) {
  const insideId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const amount = (
    <span className={styles.amount}>
      <MoneyValue amount={amountOf(part)} currency={currency} />
    </span>
  );
  const hasParts = part.parts !== undefined && part.parts.length > 0;
  if (!hasParts && !part.note)
    return (
      <div className={styles.line}>
        <span className={styles.label}>{part.label}</span> {amount}
      </div>
    );
  return (
    <>
      <button
        type="button"
        className={`${styles.line} ${styles.trigger}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? insideId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>
          <OwnText>{part.label}</OwnText>
          <span className={styles.chevron}>
            <ChevronDownIcon size="s" />
          </span>
        </span>{' '}
        {amount}
      </button>
      {isOpen && (
        <div id={insideId} className={styles.inside}>
          {part.note && <div className={styles.note}>{part.note}</div>}
          {hasParts && <Parts parts={part.parts} currency={currency} />}
        </div>
      )}
    </>
  );
}
