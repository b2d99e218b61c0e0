import { textCap } from '@institute/values/rules/text';
import { useContext, useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { AnnouncedResults } from '../aria/announced-results.ts';
import { announce } from '../aria/announcement.ts';
import { isComposing } from '../aria/composing.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { Search, X } from '../icons/drawings.gen.ts';
import { join } from '../theme/parts.ts';
import { CharactersLeft, characterCount } from './character-count.tsx';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { rewrite } from './rewrite.ts';
import * as styles from './SearchField.css.ts';
import { useTextValue } from './text-value.ts';

const messages = defineMessages({
  clearSearch: {
    id: 'search.clear',
    defaultMessage: 'Clear the search',
    description: 'Button inside a search box',
  },
  searchCleared: {
    id: 'search.cleared',
    defaultMessage: 'Search cleared',
    description: 'Said by screen readers after a search box was emptied',
  },
});

export interface SearchFieldProps extends Omit<StyledFieldProps, 'isRequired'>, ControlProps<'input'> {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The number of results, shown below the box and announced when typing pauses, here or by the `FilteredList` around it.
   * Omit it without a search. */
  resultCount?: number;
  width?: 'full' | 'medium';
}

/** The number of results, announced when typing pauses, here or by the list around the box. */
function useResultNote(resultCount: number | undefined, text: string): string {
  const intl = useIntl();
  const note =
    resultCount === undefined
      ? ''
      : intl.formatMessage(
          {
            id: 'search.results',
            defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
            description: 'Under a search box; how many were found',
          },
          { count: resultCount },
        );

  const isAnnouncedByList = useContext(AnnouncedResults);
  const lastAnnounced = useRef({ note, text });
  useEffect(() => {
    // Two searches may have the same number of results, so the query counts too.
    if (
      !note ||
      isAnnouncedByList ||
      (lastAnnounced.current.note === note && lastAnnounced.current.text === text)
    )
      return;
    const timer = setTimeout(() => {
      lastAnnounced.current = { note, text };
      announce(note);
    }, 700);
    return () => clearTimeout(timer);
  }, [note, text, isAnnouncedByList]);
  return note;
}

/** A search box for up to 100 characters. Longer text is kept and reported. A button and Escape clear it. */
export function SearchField({
  value,
  defaultValue,
  onChange,
  resultCount,
  width = 'full',
  ...props
}: SearchFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const { text, attributes } = useTextValue(control, { value, defaultValue, onChange });
  const { count, isNear, isOver } = characterCount(text, textCap);
  const note = useResultNote(resultCount, text);

  const clear = () => {
    control.current?.focus();
    rewrite(control.current!, '');
    announce(intl.formatMessage(messages.searchCleared));
  };
  const canClear = text !== '' && !props.isDisabled && !props.isReadOnly;

  return (
    // Searching is always optional, so the label doesn't show it.
    <Field
      component="fields/SearchField"
      {...props}
      {...{ control }}
      isInvalid={isOver}
      note={isNear ? <CharactersLeft count={count} max={textCap} /> : note}
      hasOptionalMark={false}
    >
      {(field) => (
        <div className={frame.boxWidth[width]}>
          <span aria-hidden className={frame.signBefore}>
            <Drawing of={Search} className={frame.endIcon} />
          </span>
          <input
            type="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field}
            {...attributes}
            className={join(frame.width.full, frame.withEnd, styles.search, field.className)}
            onKeyDown={(event) => {
              field.onKeyDown?.(event);
              if (event.key !== 'Escape' || !canClear || isComposing(event.nativeEvent)) return;
              // The first Escape clears the box and must not close a surrounding dialog.
              event.preventDefault();
              event.stopPropagation();
              clear();
            }}
          />
          {canClear && (
            <div className={frame.end}>
              <button
                type="button"
                className={frame.endButton}
                aria-label={intl.formatMessage(messages.clearSearch)}
                aria-controls={field.id}
                onClick={clear}
              >
                <Drawing of={X} className={frame.endIcon} />
              </button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
