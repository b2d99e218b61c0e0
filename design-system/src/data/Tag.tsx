import { useIntl } from 'react-intl';
import { CloseIcon } from '../icons/named.tsx';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /** A word that describes something: a language, a specialty, an active filter. */
  children: string;
  /** The language of the word, if it isn't that of the page: BCP 47, such as `es`. */
  lang?: string | undefined;
  /** Makes it removable. The caller moves focus after removing it. */
  onRemove?: () => void;
}

/** A chosen value among others, such as a filter. For a state, use `StatusBadge`. */
export function Tag({ children, lang, onRemove }: TagProps) {
  const intl = useIntl();
  if (!onRemove)
    return (
      <span lang={lang} className={styles.tag}>
        {children}
      </span>
    );
  const label = intl.formatMessage(
    {
      id: 'tag.remove',
      defaultMessage: 'Remove {name}',
      description: 'Button in a small label that takes the label away',
    },
    { name: children },
  );
  return (
    <span className={`${styles.tag} ${styles.removable}`}>
      <span lang={lang}>{children}</span>
      <button type="button" className={styles.remove} aria-label={label} title={label} onClick={onRemove}>
        <CloseIcon size="s" />
      </button>
    </span>
  );
}
