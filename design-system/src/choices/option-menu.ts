import { type ContextType, useEffect, useMemo, useRef, useState } from 'react';
import type { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { groupOptions, type ListOption } from './matching.ts';
import { type LoadOptions, useOptionSearch } from './option-search.ts';

interface OptionMenuOptions {
  options: readonly ListOption[];
  loadOptions: LoadOptions | undefined;
  /** The text in the box. */
  text: string;
  /** Called with the options that a server returned. */
  onFound: (options: readonly ListOption[]) => void;
}

export type OptionMenu = ReturnType<typeof useOptionMenu>;

const none: readonly ListOption[] = [];

/**
 * Returns the state and props for a react-aria `ComboBox` that never changes the text in its box: filters the options,
 * opens the list on typing, arrow keys or a press, and closes it without changing the typed text.
 */
export function useOptionMenu({ options, loadOptions, text, onFound }: OptionMenuOptions) {
  const intl = useIntl();
  const state = useRef<ContextType<typeof ComboBoxStateContext>>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAboutToOpen, setAboutToOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  // Opened with a key or a press, the list shows every option. Typing filters it.
  const [isNarrowed, setNarrowed] = useState(false);
  const search = useOptionSearch({
    options,
    loadOptions,
    query: isNarrowed ? text : '',
    isOpen,
    onFound,
  });
  const { found, isLoading, hasFailed } = search;
  const lines = useMemo(() => groupOptions(found), [found]);

  // Opens one render later, when react-aria knows the filtered options: it announces their number on opening.
  useEffect(() => {
    if (!isAboutToOpen) return;
    setAboutToOpen(false);
    state.current?.open(null, 'input');
  }, [isAboutToOpen]);

  const failedText = intl.formatMessage({
    id: 'options.failed',
    defaultMessage: 'We couldn’t load the list. Keep typing to try again.',
    description: 'In the list under a search box for one of many options',
  });
  // react-aria announces how many options there are, but not why there are none.
  useEffect(() => {
    if (isOpen && hasFailed) announce(failedText);
  }, [isOpen, hasFailed, failedText]);

  return {
    state,
    isOpen,
    isNarrowed,
    isLoading,
    failedText: hasFailed ? failedText : '',
    /** The only match. Enter selects it. */
    only: isNarrowed && !isLoading && found.length === 1 ? found[0] : undefined,
    /** Filters the list after typing. */
    narrow: () => {
      setNarrowed(true);
      setAboutToOpen(!isOpen);
    },
    prepare: () => setNear(true),
    close: () => state.current?.close(),
    comboBox: {
      // Options aren't passed before they're needed, because there can be thousands.
      items: isOpen || isNear ? lines : none,
      onPointerEnter: () => setNear(true),
      allowsCustomValue: true,
      allowsEmptyCollection: true,
      menuTrigger: 'manual',
      shouldFocusWrap: true,
      // The input has native validation, and the field shows the message.
      validationBehavior: 'aria',
      onOpenChange: (opens: boolean, trigger?: string) => {
        setOpen(opens);
        setNarrowed(opens && trigger === 'input');
      },
    },
  } as const;
}
