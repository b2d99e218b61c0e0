import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { useIntl } from 'react-intl';
import * as frame from '../fields/Field.css.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { X } from '../icons/drawings.gen.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import * as styles from './ChosenTags.css.ts';

interface ChosenTagsProps {
  /** The label of the field. */
  label: string;
  values: readonly string[];
  labelOf: (value: string) => string;
  isLocked: boolean;
  isListOpen: boolean;
  onRemove: (value: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The selected options as tags. Options that can't be removed are plain text. */
export function ChosenTags({ label, values, labelOf, isLocked, isListOpen, onRemove, ref }: ChosenTagsProps) {
  const intl = useIntl();
  const isHydrating = useIsHydrating();
  if (values.length === 0) return null;
  const name = intl.formatMessage(
    {
      id: 'choices.listName',
      defaultMessage: '{label}: selected',
      description: 'Name of the list of what was chosen from many options; label is that of the box',
    },
    { label },
  );
  // React Aria's tags have style attributes, which a strict content security policy blocks in server-rendered markup.
  if (isLocked || isHydrating) {
    return (
      <ul aria-label={name} className={styles.tags}>
        {values.map((value) => (
          <li key={value} className={`${styles.tag} ${styles.locked}`}>
            <span className={styles.tagLabel}>{labelOf(value)}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <TagGroup
      aria-label={name}
      onRemove={(keys) => onRemove(String([...keys][0]))}
      // An open list hides the content around it from screen readers. The tags stay available.
      data-react-aria-top-layer={isListOpen || undefined}
    >
      <TagList ref={ref} className={styles.tags}>
        {values.map((value) => (
          <Tag key={value} id={value} textValue={labelOf(value)} className={styles.tag}>
            <span className={styles.tagLabel}>{labelOf(value)}</span>
            {/* Not in the tab order, because Delete and Backspace on the tag do the same. */}
            <Button slot="remove" excludeFromTabOrder className={styles.remove}>
              <Drawing of={X} className={frame.endIcon} />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
