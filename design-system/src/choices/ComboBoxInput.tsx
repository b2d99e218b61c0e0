import { type KeyboardEvent, type Ref, use, useImperativeHandle } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input, type InputProps } from 'react-aria-components/Input';
import { isComposing } from '../aria/composing.ts';
import * as frame from '../fields/Field.css.ts';
import { isWholeText } from '../fields/input-type.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { ChevronDown } from '../icons/drawings.gen.ts';
import { join } from '../theme/parts.ts';
import type { OptionMenu } from './option-menu.ts';

type State = NonNullable<OptionMenu['state']['current']>;

export interface HowTyped {
  /** Whether the text was inserted at once: pasted, or filled in by the browser or a password manager. */
  isWhole: boolean;
  /** Whether the user is in the field. Browsers fill in others, too, whose list would hide the rest of the page. */
  isFocused: boolean;
}

interface ComboBoxInputProps extends Omit<InputProps, 'className' | 'onChange' | 'onFocus'> {
  className: string;
  menu: OptionMenu;
  onType: (typed: string, how: HowTyped) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The text input and the button that opens the list, inside a `ComboBox` of react-aria. */
export function ComboBoxInput(props: ComboBoxInputProps) {
  const state = use(ComboBoxStateContext);
  // react-aria renders everything a second time, without state, to collect the options.
  return state && <Box {...props} state={state} />;
}

/** Keys that change the selection in the text, not in the list. */
const isForText = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  (shiftKey && /^(Arrow|Home|End|Page)/.test(key)) || ((ctrlKey || metaKey) && key.toLowerCase() === 'a');

function Box({ menu, onType, state, className, onClick, ...input }: ComboBoxInputProps & { state: State }) {
  useImperativeHandle(menu.state, () => state);
  const onKeyDownCapture = (event: KeyboardEvent<HTMLInputElement>) => {
    // React Aria takes the Enter that chooses a word in WebKit for one that chooses an option.
    if (isComposing(event.nativeEvent)) return event.stopPropagation();
    if (!state.isOpen) return;
    const { selectionManager } = state;
    if (event.key === 'Escape' || (event.key === 'ArrowUp' && event.altKey)) {
      // The first Escape closes the list, not the dialog around it, and keeps the typed text.
      event.preventDefault();
      event.stopPropagation();
      state.close();
    } else if (event.key === 'Enter' && menu.only && selectionManager.focusedKey === null) {
      event.preventDefault();
      event.stopPropagation();
      selectionManager.select(menu.only.value);
    } else if (event.key === 'Tab' && selectionManager.isSelected(selectionManager.focusedKey!)) {
      // Otherwise Tab would toggle the focused option and deselect it.
      selectionManager.setFocusedKey(null);
    } else if (isForText(event)) event.stopPropagation();
  };
  return (
    <>
      <Input
        type="text"
        autoCapitalize="none"
        {...input}
        className={join(frame.width.full, frame.withEnd, className)}
        onKeyDownCapture={onKeyDownCapture}
        onFocus={menu.prepare}
        onChange={({ target, nativeEvent }) => {
          const isFocused = target.matches(':focus');
          onType(target.value, { isFocused, isWhole: !isFocused || isWholeText(nativeEvent) });
        }}
        onClick={(event) => {
          onClick?.(event);
          const { disabled, readOnly } = event.currentTarget;
          if (!disabled && !readOnly && !state.isOpen) state.open(null, 'manual');
        }}
      />
      <div className={frame.end}>
        <Button className={frame.endButton}>
          <Drawing of={ChevronDown} className={frame.endIcon} />
        </Button>
      </div>
    </>
  );
}
