import { Children, type ReactNode } from 'react';
import * as styles from './FactLine.css.ts';

export interface FactLineProps {
  /** Texts or elements, in order. Empty ones are left out. */
  children: ReactNode;
}

/** Short facts in a line, with dots between them: "Online · English · 5 hours a week". No line begins or ends with a dot. */
export function FactLine({ children }: FactLineProps) {
  const facts: ReactNode[] = [];
  Children.forEach(children, (fact) => {
    if (fact) facts.push(fact);
  });
  return (
    <span className={styles.factLine}>
      <span className={styles.facts}>
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity
          <span key={index} className={styles.fact}>
            {/* A text, so that it is copied and read out between two facts. */}
            {index > 0 && <span className={styles.dot}> · </span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
