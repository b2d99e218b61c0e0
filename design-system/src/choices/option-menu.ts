import { type ContextType, useEffect, useRef, useState } from 'react';
import type { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import type { ListOption } from './matching.ts';
import { type LoadOptions, useOptionSearch } from './option-search.ts';

interface OptionMenuOptions {
  options: readonly ListOption[];
  loadOptions: LoadOptions | undefined;
  /** The text in the box. */
  text: string;
  /** Options that a server has given. */
  onFound: (options: readonly ListOption[]) => void;
}

export type OptionMenu = ReturnType<typeof useOptionMenu>;

const none: readonly ListOption[] = [];

/**
 * What a `ComboBox` of react-aria is given so that it never decides about the text in its box: the options that fit, opened
 * by typing, the arrow keys or a press, and closed without a change to what was typed.
 */
export function useOptionMenu({ options, loadOptions, text, onFound }: OptionMenuOptions) {
  const intl = useIntl();
  const state = useRef<ContextType<typeof ComboBoxStateContext>>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAboutToOpen, setAboutToOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  // Opened by a key or a press, the list shows every option; typing filters it.
  const [isNarrowed, setNarrowed] = useState(false);
  const search = useOptionSearch({
    options,
    loadOptions,
    query: isNarrowed ? text : '',
    isOpen,
    onFound,
  });
  const { found, isLoading, hasFailed } = search;

  // One render later, when react-aria knows what was filtered: it says how many options it opens with.
  useEffect(() => {
    if (!isAboutToOpen) return;
    setAboutToOpen(false);
    state.current?.open(null, 'input');
  }, [isAboutToOpen]);

  const failedWords = intl.formatMessage({
    defaultMessage: 'We couldn’t load the list. Keep typing to try again.',
    description: 'In the list under a search box for one of many options',
  });
  // How many options there are is announced by react-aria, but not why there are none.
  useEffect(() => {
    if (isOpen && hasFailed) announce(failedWords);
  }, [isOpen, hasFailed, failedWords]);

  return {
    state,
    isOpen,
    isNarrowed,
    isLoading,
    failedWords: hasFailed ? failedWords : '',
    /** The one option that is left. Enter takes it. */
    only: isNarrowed && !isLoading && found.length === 1 ? found[0] : undefined,
    /** Something was typed. */
    narrow: () => {
      setNarrowed(true);
      setAboutToOpen(!isOpen);
    },
    prepare: () => setNear(true),
    close: () => state.current?.close(),
    comboBox: {
      // A list of thousands costs nothing before it is needed.
      items: isOpen || isNear ? found : none,
      onPointerEnter: () => setNear(true),
      allowsCustomValue: true,
      allowsEmptyCollection: true,
      menuTrigger: 'manual',
      shouldFocusWrap: true,
      // The input has the browser's own validation, and the message is in the frame of the field.
      validationBehavior: 'aria',
      onOpenChange: (opens: boolean, trigger?: string) => {
        setOpen(opens);
        setNarrowed(opens && trigger === 'input');
      },
    },
  } as const;
}
