import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIsHydrating } from '../rendering/hydration.ts';
import * as styles from './DocumentText.css.ts';
import { type DocumentNodes, readDocument, titleIdOf } from './document-nodes.tsx';
import { Prose } from './Prose.tsx';

export interface DocumentTextProps {
  /**
   * An `article` with its title as `h2`, then `section`s that start with an `h3`. Only plain text elements are shown:
   * scripts, styles, pictures and links are dropped.
   */
  html: string;
  /** A prefix for the ids of its sections, if a page shows several documents. */
  idPrefix?: string;
  /** Called when the end of the text becomes visible, by reading or by jumping there. */
  onEnd?: () => void;
}

const unread: DocumentNodes = { lang: undefined, opening: [], sections: [], body: [] };

/**
 * A document to read before agreeing to it: its text as real headings, lists and tables, and its table of contents.
 */
export function DocumentText({ html, idPrefix = 'document', onEnd }: DocumentTextProps) {
  // Only browsers can parse HTML, so it is empty on a server.
  const isHydrating = useIsHydrating();
  const { lang, opening, sections, body } = useMemo(
    () => (isHydrating ? unread : readDocument(html, idPrefix)),
    [html, idPrefix, isHydrating],
  );
  const contentsId = useId();
  const end = useRef<HTMLSpanElement>(null);
  const reachEnd = useEffectEvent(() => onEnd?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is a different element when the text changes
  useEffect(() => {
    if (isHydrating) return;
    // A browser that can't tell must not keep anyone from going on.
    if (!window.IntersectionObserver) {
      reachEnd();
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reachEnd();
    });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [html, isHydrating]);

  return (
    <div className={styles.paper}>
      <Prose as="article" {...(lang && { lang })}>
        {opening}
        {sections.length > 2 && (
          <nav aria-labelledby={`${contentsId} ${titleIdOf(idPrefix)}`} className={styles.contents}>
            <p id={contentsId} className={styles.contentsTitle}>
              <FormattedMessage
                id="document.contents"
                defaultMessage="Contents"
                description="Over the list of the sections of a document"
              />
            </p>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.contentsLink}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {body}
      </Prose>
      <span ref={end} aria-hidden className={styles.end} />
    </div>
  );
}
