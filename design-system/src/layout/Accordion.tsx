import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import * as styles from './Accordion.css.ts';
import { Disclosure } from './Disclosure.tsx';

export interface AccordionProps {
  items: ReadonlyArray<{
    /** The anchor for links. Following such a link opens the section. */
    id: string;
    /** The heading, such as a question. */
    title: ReactNode;
    content: ReactNode;
  }>;
  /** The heading level. */
  level?: 2 | 3 | 4;
  /** The ids of the sections that are open at first. */
  defaultOpen?: readonly string[];
  /** Opening one closes the others. Only for content that isn't compared. */
  isSingle?: boolean;
}

/**
 * Collapsible sections with a button that opens or closes all. Find-in-page finds closed content and opens it. Don't
 * hide content that every reader needs.
 */
export function Accordion({ items, level = 3, defaultOpen = [], isSingle = false }: AccordionProps) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(defaultOpen));
  const areAllOpen = items.every(({ id }) => openIds.has(id));

  const toggle = (id: string, isOpen: boolean) =>
    setOpenIds((before) => {
      const next = new Set(isSingle ? [] : before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  return (
    <div className={styles.accordion}>
      {!isSingle && items.length > 1 && (
        <div className={styles.openAll}>
          <Button
            variant="quiet"
            aria-expanded={areAllOpen}
            onPress={() => setOpenIds(new Set(areAllOpen ? [] : items.map(({ id }) => id)))}
          >
            {areAllOpen ? (
              <FormattedMessage
                id="accordion.close"
                defaultMessage="Close all sections"
                description="Button over a list of headings that open what is under them"
              />
            ) : (
              <FormattedMessage
                id="accordion.open"
                defaultMessage="Open all sections"
                description="Button over a list of headings that open what is under them"
              />
            )}
          </Button>
        </div>
      )}
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          id={id}
          title={title}
          level={level}
          isOpen={openIds.has(id)}
          onOpenChange={(isOpen) => toggle(id, isOpen)}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
