import { useIntl } from 'react-intl';
import { CloseIcon } from '../icons/named.tsx';
import { join, type NativeProps, type PartsProps, partsOf, rootOf } from '../theme/parts.ts';
import * as styles from './Tag.css.ts';

export interface TagProps extends NativeProps<'span'>, PartsProps<'text' | 'remove'> {
  /** A word that describes something: a language, a specialty, an active filter. */
  children: string;
  /** The language of the word, if it isn't that of the page: BCP 47, such as `es`. */
  lang?: string | undefined;
  /** Makes it removable. The caller moves focus after removing it. */
  onRemove?: () => void;
}

/** A chosen value among others, such as a filter. For a state, use `StatusBadge`. */
export function Tag({ children, lang, onRemove, className, style, classNames, ...rest }: TagProps) {
  const intl = useIntl();
  const part = partsOf(classNames);
  const ownClass = join(styles.tag, onRemove && styles.removable);
  const root = {
    ...rest,
    ...rootOf('Tag', ownClass, { className, style }, { removable: onRemove !== undefined }),
  };
  const text = (
    <span {...part('text')} lang={lang}>
      {children}
    </span>
  );
  if (!onRemove) return <span {...root}>{text}</span>;
  const label = intl.formatMessage(
    {
      id: 'tag.remove',
      defaultMessage: 'Remove {name}',
      description: 'Button in a small label that takes the label away',
    },
    { name: children },
  );
  return (
    <span {...root}>
      {text}
      <button
        type="button"
        {...part('remove', styles.remove)}
        aria-label={label}
        title={label}
        onClick={onRemove}
      >
        <CloseIcon size="s" />
      </button>
    </span>
  );
}
