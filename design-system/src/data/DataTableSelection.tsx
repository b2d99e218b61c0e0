import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import * as choices from '../choices/choices.css.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './DataTableSelection.css.ts';

export interface TableSelection {
  /** Ids of the selected rows, including those on other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Buttons for actions on the selected rows. */
  actions?: ReactNode;
}

interface TickProps {
  label: string;
  isLabelShown?: boolean;
  isChecked: boolean;
  isSome?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A bare checkbox. It's labeled by the row or the text next to it. */
export function Tick({ label, isLabelShown = false, isChecked, isSome = false, onChange }: TickProps) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    control.current!.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={isLabelShown ? styles.selectPage : styles.tickTarget}>
      <input
        ref={control}
        type="checkbox"
        className={`${choices.control} ${choices.checkbox} ${styles.tick}`}
        checked={isChecked}
        aria-label={isLabelShown ? undefined : label}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isLabelShown && <OwnText>{label}</OwnText>}
    </label>
  );
}

/** Above the rows: select the whole page, the number selected, and actions for them. */
export function SelectionBar({ ids, selection }: { ids: readonly string[]; selection: TableSelection }) {
  const intl = useIntl();
  const countId = useId();
  const { selected, onChange, actions } = selection;
  const here = ids.filter((id) => selected.has(id)).length;
  const text = intl.formatMessage(
    {
      id: 'table.selectedCount',
      defaultMessage: '{count, plural, one {# selected} other {# selected}}',
      description: 'How many rows of a table are ticked; also read out when that changes',
    },
    { count: selected.size },
  );
  const before = useRef(selected.size);
  useEffect(() => {
    if (before.current === selected.size) return;
    before.current = selected.size;
    announce(text);
  }, [selected.size, text]);
  return (
    <div className={styles.bar}>
      <Tick
        isLabelShown
        label={intl.formatMessage({
          id: 'table.selectPage',
          defaultMessage: 'Select this page',
          description: 'Tick over a table that ticks every row of the page',
        })}
        isChecked={here > 0 && here === ids.length}
        isSome={here > 0 && here < ids.length}
        onChange={(isChecked) => {
          const next = new Set(selected);
          for (const id of ids) {
            if (isChecked) next.add(id);
            else next.delete(id);
          }
          onChange(next);
        }}
      />
      {selected.size > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div role="group" aria-labelledby={countId} className={styles.bulk}>
          <Text as="span" weight="semibold" isNumeric id={countId}>
            {text}
          </Text>
          {actions}
          <Button variant="quiet" onPress={() => onChange(new Set())}>
            <FormattedMessage
              id="table.clearSelection"
              defaultMessage="Clear selection"
              description="Button that unticks all rows of a table"
            />
          </Button>
        </div>
      )}
    </div>
  );
}
