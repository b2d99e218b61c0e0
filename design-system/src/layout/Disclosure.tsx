import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../icons/named.tsx';
import { OwnText } from '../rendering/OwnText.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The heading, such as a question. */
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** A fragment id that links can point to. Following such a link opens it. */
  id?: string;
  isDefaultOpen?: boolean;
  /** Keeps lines readable (default). Lists and tables take the full width instead. */
  isMeasured?: boolean;
  /** Set by a parent that controls it, such as an `Accordion`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A heading that opens and closes its content. Find-in-page finds closed content and opens it. */
export function Disclosure({
  title,
  level = 3,
  id,
  isDefaultOpen = false,
  isMeasured = true,
  isOpen: isGivenOpen,
  onOpenChange,
  children,
}: DisclosureProps) {
  const Heading = `h${level}` as const;
  const contentId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isOwnOpen, setIsOwnOpen] = useState(isDefaultOpen);
  const isOpen = isGivenOpen ?? isOwnOpen;
  const setIsOpen = (open: boolean) => {
    setIsOwnOpen(open);
    onOpenChange?.(open);
  };
  const openFromOutside = useEffectEvent(() => setIsOpen(true));

  useEffect(() => {
    // React supports `hidden` only as a boolean.
    if (isOpen) content.current?.removeAttribute('hidden');
    else content.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const element = content.current;
    const open = () => openFromOutside();
    const openIfTarget = () => {
      if (id && location.hash === `#${id}`) open();
    };
    openIfTarget();
    element?.addEventListener('beforematch', open);
    addEventListener('hashchange', openIfTarget);
    return () => {
      element?.removeEventListener('beforematch', open);
      removeEventListener('hashchange', openIfTarget);
    };
  }, [id]);

  return (
    <div className={styles.disclosure} id={id}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.trigger}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <OwnText>{title}</OwnText>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </button>
      </Heading>
      <div ref={content} id={contentId} className={styles.content}>
        <div className={isMeasured ? `${styles.inner} ${styles.measured}` : styles.inner}>{children}</div>
      </div>
    </div>
  );
}
