import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../feedback/announcement.ts';
import type { ListOption } from './matching.ts';
import { type LoadOptions, useOptionSearch } from './option-search.ts';

/** Milliseconds that typing rests before the number of results is said. */
const pause = 700;

interface PickerOptions {
  /** The id of the box. */
  id: string;
  control: RefObject<HTMLInputElement | null>;
  options: readonly ListOption[];
  loadOptions: LoadOptions | undefined;
  /** The text in the box. */
  text: string;
  isLocked: boolean;
  onChoose: (option: ListOption) => void;
  /** Options that a server has given. */
  onFound: (options: readonly ListOption[]) => void;
}

/**
 * The keys and the state of a box with a list of options under it (the combobox of the ARIA Authoring Practices with
 * manual selection): arrows open the list and move in it while the focus stays in the box, Enter takes, Escape closes.
 */
export function useOptionPicker({
  id,
  control,
  options,
  loadOptions,
  text,
  isLocked,
  onChoose,
  onFound,
}: PickerOptions) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  // Opened by a key or a press, the list shows every option; typing filters it.
  const [isNarrowed, setNarrowed] = useState(false);
  const [activeValue, setActive] = useState<string | null>(null);
  const { found, isLoading, hasFailed } = useOptionSearch({
    options,
    loadOptions,
    query: isNarrowed ? text : '',
    isOpen,
    onFound,
  });
  const activeIndex = isOpen ? found.findIndex(({ value }) => value === activeValue) : -1;
  const active = found[activeIndex];
  const optionId = (index: number) => `${id}-option-${index}`;

  const said = useRef('');
  const count = intl.formatMessage(
    {
      defaultMessage: '{count, plural, =0 {No options} one {# option} other {# options}}',
      description: 'Said by screen readers while a list of options is searched',
    },
    { count: found.length },
  );
  useEffect(() => {
    if (!isOpen || !isNarrowed) {
      said.current = '';
      return;
    }
    if (isLoading || hasFailed) return;
    const key = `${text} ${count}`;
    if (said.current === key) return;
    const timer = setTimeout(() => {
      said.current = key;
      announce(count);
    }, pause);
    return () => clearTimeout(timer);
  }, [isOpen, isNarrowed, isLoading, hasFailed, text, count]);

  const open = () => {
    if (isLocked) return;
    if (!isOpen) setNarrowed(false);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const choose = (option: ListOption) => {
    if (option.isDisabled) return;
    close();
    onChoose(option);
  };
  const moveTo = (index: number) => {
    const last = found.length - 1;
    setActive(found[Math.min(Math.max(index, 0), last)]?.value ?? null);
  };
  /** Round the ends with single steps, to the ends with long ones. */
  const move = (step: number) => {
    const from = active ? activeIndex : step > 0 ? -1 : found.length;
    const to = from + step;
    moveTo(Math.abs(step) > 1 ? to : (to + found.length) % found.length);
  };

  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked || event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else if (event.altKey && step < 0) close();
      else move(step);
    } else if (event.key === 'Enter' && isOpen) {
      const only = isNarrowed && found.length === 1 && !isLoading ? found[0] : undefined;
      const taken = active ?? only;
      if (!taken) return close();
      // The form is not sent by taking an option.
      event.preventDefault();
      choose(taken);
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape is for the list, not for the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && active) {
      choose(active);
    } else if (event.key === 'Home' || event.key === 'End' || event.key.startsWith('Arrow')) {
      setActive(null);
    }
  };

  return {
    isOpen,
    open,
    close,
    /** Something was typed. */
    narrow: () => {
      setNarrowed(true);
      setActive(null);
      setOpen(true);
    },
    onKeyDown,
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': active ? optionId(activeIndex) : undefined,
      onClick: open,
    } as const,
    list: {
      id: `${id}-list`,
      control,
      isOpen,
      options: found,
      activeIndex,
      optionId,
      isLoading,
      hasFailed,
      onActivate: ({ value }: ListOption) => setActive(value),
      onChoose: choose,
    },
  };
}
