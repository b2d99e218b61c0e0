import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import * as frame from '../fields/Field.css.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { X } from '../icons/drawings.gen.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { join } from '../theme/parts.ts';
import * as styles from './ChosenTags.css.ts';

interface ChosenTagsProps {
  /** The label of the field. */
  label: string;
  values: readonly string[];
  labelOf: (value: string) => string;
  isLocked: boolean;
  isListOpen: boolean;
  onRemove: (value: string) => void;
  ref?: Ref<HTMLUListElement>;
}

/** The selected options as tags, each with a button that removes it unless they're locked. */
export function ChosenTags({ label, values, labelOf, isLocked, isListOpen, onRemove, ref }: ChosenTagsProps) {
  const intl = useIntl();
  const hasButtons = !useIsHydrating() && !isLocked;
  if (values.length === 0) return null;
  const name = intl.formatMessage(
    {
      id: 'choices.listName',
      defaultMessage: '{label}: selected',
      description: 'Name of the list of what was chosen from many options; label is that of the box',
    },
    { label },
  );
  /** Focus moves to the next tag, or to the previous one. */
  const remove = (value: string, button: HTMLButtonElement) => {
    const { nextElementSibling: next, previousElementSibling: previous } = button.closest('li')!;
    (next ?? previous)?.querySelector('button')?.focus();
    onRemove(value);
  };
  return (
    <ul
      ref={ref}
      aria-label={name}
      className={styles.tags}
      // An open list hides the content around it from screen readers. The tags stay available.
      data-react-aria-top-layer={isListOpen || undefined}
    >
      {values.map((value) => (
        <li key={value} className={join(styles.tag, !hasButtons && styles.locked)}>
          <span className={styles.tagLabel}>{labelOf(value)}</span>
          {hasButtons && (
            <button
              type="button"
              className={styles.remove}
              aria-label={intl.formatMessage(
                {
                  id: 'choices.remove',
                  defaultMessage: 'Remove {label}',
                  description: 'Button that takes away one of the options that were chosen',
                },
                { label: labelOf(value) },
              )}
              onClick={(event) => remove(value, event.currentTarget)}
              onKeyDown={(event) => {
                if (event.repeat) return;
                if (event.key === 'Backspace' || event.key === 'Delete') remove(value, event.currentTarget);
              }}
            >
              <Drawing of={X} className={frame.endIcon} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
