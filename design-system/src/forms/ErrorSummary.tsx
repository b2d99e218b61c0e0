import { useEffect, useId, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusTarget } from '../aria/focus.ts';
import { hidden } from '../fields/Field.css.ts';
import { useFieldErrorText } from '../fields/rule-messages.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { Check } from '../icons/drawings.gen.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { useFormParts } from './contexts.ts';
import * as styles from './ErrorSummary.css.ts';
import type { FieldRegistry } from './field-registry.ts';
import type { SummaryEntry } from './submission.ts';

const noEntries: readonly SummaryEntry[] = [];

/**
 * Lists the errors of a failed submit with links to their fields. Takes the focus on each failed submit, and keeps
 * its list until the next one, so that nothing moves while fields are fixed.
 */
export function ErrorSummary() {
  const intl = useIntl();
  const { store, fields } = useFormParts();
  // On a server, the fields haven't said yet what they are called. Their errors are at them, and the list has its space.
  const isHydrating = useIsHydrating();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const failure = useOwnStore(store.subscribe, () => store.failure);
  const entries = failure?.entries ?? noEntries;
  // The remaining errors as one comparable value, so that keystrokes that fix nothing don't render.
  const wrong = useOwnStore(store.subscribe, () =>
    entries.map(({ name }) => (store.isWrong(name) ? 'x' : '-')).join(''),
  );
  const wrongCount = wrong.split('x').length - 1;
  const attempt = failure && entries.length > 0 ? failure.attempt : 0;
  useEffect(() => {
    if (attempt === 0) return;
    const { title } = document;
    const prefixed = intl.formatMessage(
      {
        id: 'errorSummary.prefixed',
        defaultMessage: 'Error: {title}',
        description: 'Title of the page while a form on it has errors',
      },
      { title },
    );
    // Deferred, so that the fields' errors are painted first.
    const timer = setTimeout(() => {
      document.title = prefixed;
    });
    return () => {
      clearTimeout(timer);
      if (document.title === prefixed) document.title = title;
    };
  }, [attempt, intl]);

  // The fields register their labels in another language after this has rendered.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each language
  useEffect(renderAgain, [intl.locale]);

  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt]);

  if (entries.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={wrongCount ? styles.summary : styles.corrected}
    >
      <h2 id={titleId} className={styles.heading}>
        <FormattedMessage
          id="errorSummary.title"
          defaultMessage="{count, plural, =0 {All corrected} one {There is # problem} other {There are # problems}}"
          description="Heading of the list of errors above a form, with the number of those that are left"
          values={{ count: wrongCount }}
        />
      </h2>
      <ul className={styles.list} style={{ minBlockSize: `calc(${entries.length} * ${styles.entrySize})` }}>
        {(isHydrating ? noEntries : entries).map((entry, index) => (
          <Entry key={entry.name} {...{ entry, fields }} isWrong={wrong[index] === 'x'} />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  entry: SummaryEntry;
  isWrong: boolean;
  fields: FieldRegistry;
}

function Entry({ entry, isWrong, fields }: EntryProps) {
  const { name, error } = entry;
  const label = fields.label(name) || entry.label;
  const text = useFieldErrorText()(error);
  const control = fields.control(name);
  const words = (
    <>
      {label && <span className={styles.entryLabel}>{/[?؟!.:…]$/.test(label) ? label : `${label}:`} </span>}
      <OwnText>{text}</OwnText>
    </>
  );
  return (
    <li className={styles.entry}>
      {!isWrong && <Drawing of={Check} className={styles.mendedIcon} width={2} />}
      {control ? (
        <a
          href={`#${control.id}`}
          className={isWrong ? styles.link : `${styles.link} ${styles.mended}`}
          onClick={(event) => {
            event.preventDefault();
            focusField(fields.control(name));
          }}
        >
          {words}
        </a>
      ) : (
        <span>{words}</span>
      )}
      {!isWrong && (
        <span className={hidden}>
          <FormattedMessage
            id="errorSummary.corrected"
            defaultMessage="(corrected)"
            description="After an entry of the list of errors whose field is right by now"
          />
        </span>
      )}
    </li>
  );
}

/** Without a summary, each failed submit focuses its first wrong field, so that the error is read with it. */
export function FirstErrorFocus() {
  const { store, fields } = useFormParts();
  const attempt = useOwnStore(store.subscribe, () => store.failure?.attempt ?? 0);
  useEffect(() => {
    const first = attempt > 0 && store.failure?.entries[0];
    // Not within the effect, because it renders the regions around the field.
    if (first) queueMicrotask(() => focusField(fields.control(first.name)));
  }, [attempt, store, fields]);
  return null;
}

/** Shows and scrolls to the label with its control, then focuses the control; in a group, its first one. */
export function focusField(control: HTMLElement | null): void {
  if (!control) return;
  // As when the browser finds text in it, a closed region around it opens.
  flushSync(() => control.dispatchEvent(new Event('beforematch', { bubbles: true })));
  const label =
    control instanceof HTMLFieldSetElement
      ? control.querySelector('legend')
      : (control as HTMLInputElement).labels?.[0];
  (label ?? control).scrollIntoView?.({ block: 'start' });
  focusTarget(control)?.focus({ preventScroll: true });
}
