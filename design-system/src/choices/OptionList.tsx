import { Check } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAnchored } from './anchored.ts';
import type { ListOption } from './matching.ts';
import * as styles from './OptionList.css.ts';

interface OptionListProps {
  id: string;
  labelId: string;
  /** The box that the list hangs under. */
  control: RefObject<HTMLElement | null>;
  isOpen: boolean;
  options: readonly ListOption[];
  activeIndex: number;
  isChosen: (option: ListOption) => boolean;
  isMultiple?: boolean;
  optionId: (index: number) => string;
  isLoading: boolean;
  hasFailed: boolean;
  onActivate: (option: ListOption) => void;
  onChoose: (option: ListOption) => void;
}

/** The options under a box. The focus stays in the box: pointers press here, keys are heard there. */
export function OptionList({ isOpen, ...props }: OptionListProps) {
  return isOpen && <OpenList {...props} />;
}

function OpenList({
  id,
  labelId,
  control,
  options,
  activeIndex,
  isChosen,
  isMultiple,
  optionId,
  isLoading,
  hasFailed,
  onActivate,
  onChoose,
}: Omit<OptionListProps, 'isOpen'>) {
  const list = useRef<HTMLDivElement>(null);
  useAnchored(list, control, true);
  // Scrolls to the selected option when opened, then follows the arrow keys.
  const [first] = useState(() => options.findIndex(isChosen));
  const shown = activeIndex < 0 ? first : activeIndex;
  useEffect(() => {
    list.current?.querySelectorAll('[role="option"]')[shown]?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be done with it; it only keeps the focus where it is
    <div
      ref={list}
      popover="manual"
      className={styles.list}
      // Pressing here, or on the scroll bar, must not take the focus from the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        aria-labelledby={labelId}
        aria-multiselectable={isMultiple || undefined}
        aria-busy={isLoading || undefined}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box, which keeps the focus
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen(option)}
            aria-disabled={option.isDisabled || undefined}
            data-active={index === activeIndex || undefined}
            className={styles.option}
            onMouseMove={() => index !== activeIndex && onActivate(option)}
            onClick={() => onChoose(option)}
          >
            <span className={styles.tick}>
              {isChosen(option) && <Check aria-hidden className={styles.tick} strokeWidth={2} />}
            </span>
            <span>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </div>
        ))}
      </div>
      <Status {...{ isLoading, hasFailed }} isEmpty={options.length === 0} />
    </div>
  );
}

function Status({
  isLoading,
  hasFailed,
  isEmpty,
}: {
  isLoading: boolean;
  hasFailed: boolean;
  isEmpty: boolean;
}) {
  if (hasFailed) {
    return (
      <div className={styles.status}>
        <FormattedMessage
          defaultMessage="We couldn’t load the list. Keep typing to try again."
          description="In the list under a search box for one of many options"
        />
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <div className={styles.status}>
      {isLoading ? (
        <FormattedMessage
          defaultMessage="Searching…"
          description="In the list under a search box for one of many options, while a server is asked"
        />
      ) : (
        <FormattedMessage
          defaultMessage="Nothing found. Check the spelling or type fewer letters."
          description="In the list under a search box for one of many options"
        />
      )}
    </div>
  );
}
