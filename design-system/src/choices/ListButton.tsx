import { ChevronDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import * as frame from '../fields/Field.css.ts';

interface ListButtonProps {
  label: string;
  control: RefObject<HTMLElement | null>;
  picker: { isOpen: boolean; open: () => void; close: () => void };
  isDisabled: boolean;
}

/** Opens the list of a box, for pointers and voices; keys open it from the box. */
export function ListButton({ label, control, picker, isDisabled }: ListButtonProps) {
  const intl = useIntl();
  return (
    <div className={frame.end}>
      <button
        type="button"
        tabIndex={-1}
        className={frame.endButton}
        aria-label={intl.formatMessage(
          {
            defaultMessage: 'Options of {label}',
            description: 'Button inside a search box for one of many options; label is that of the box',
          },
          { label },
        )}
        aria-expanded={picker.isOpen}
        disabled={isDisabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          control.current?.focus();
          if (picker.isOpen) picker.close();
          else picker.open();
        }}
      >
        <ChevronDown aria-hidden className={frame.endIcon} strokeWidth={1.5} />
      </button>
    </div>
  );
}
