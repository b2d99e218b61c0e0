import { textCap } from '@institute/values/rules/text';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { flushSync } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { useLink } from '../actions/RouterProvider.tsx';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { announce } from '../aria/announcement.ts';
import { isComposing } from '../aria/composing.ts';
import { type ListOption, matchOptions } from '../choices/matching.ts';
import { type LoadOptions, useOptionSearch } from '../choices/option-search.ts';
import { CloseIcon, SearchIcon } from '../icons/named.tsx';
import * as menu from '../overlays/Menu.css.ts';
import * as styles from './CommandDialog.css.ts';

/** A page to open, or something to do. */
export interface Command extends ListOption {
  /** The heading under which it is listed. */
  group: string;
  icon?: ReactNode;
  /** Where it leads. */
  href?: string;
  /** What it does, once the dialog is closed. */
  onPress?: () => void;
}

export interface CommandDialogProps {
  onClose: () => void;
  /** The pages and acts of the app, listed before anything is typed, and searched at once. */
  commands: readonly Command[];
  /** Each requests what matches the typed text from a server. If one fails, what the others found is shown. */
  sources?: readonly LoadOptions<Command>[];
  /** Typed before the dialog was there. */
  initialText?: string;
  /** Inside the empty box: what can be found, in a few words. */
  placeholder: string;
}

const messages = defineMessages({
  label: {
    id: 'commands.label',
    defaultMessage: 'Search pages, people and actions',
    description: 'Name of the search of the whole app',
  },
  searching: {
    id: 'options.searching',
    defaultMessage: 'Searching…',
    description: 'In the list under a search box for one of many options, while a server is asked',
  },
  none: {
    id: 'options.none',
    defaultMessage: 'Nothing found. Check the spelling or type fewer letters.',
    description: 'In the list under a search box for one of many options',
  },
  partial: {
    id: 'commands.partial',
    defaultMessage: 'We couldn’t search everything. Keep typing to try again.',
    description: 'Under what the search of the whole app found, if a part of it failed',
  },
  close: {
    id: 'action.close',
    defaultMessage: 'Close',
    description: 'Name of the button that closes a sheet, a dialog or a message',
  },
});

/** How long typing pauses before the number of results is announced, in milliseconds. */
const announcePause = 700;

/**
 * A search box over a list of pages and acts, for a `CommandMenu`. The focus stays in the box: arrow keys choose, Enter opens,
 * Escape first empties the box and then closes the dialog.
 */
export function CommandDialog({
  onClose,
  commands,
  sources = [],
  initialText = '',
  placeholder,
}: CommandDialogProps) {
  const intl = useIntl();
  const [text, setText] = useState(initialText);
  const { found, isLoading, hasFailed } = useCommandSearch(text, sources);
  const groups = [
    ...inGroups(commands).map(({ title, members }) => ({ title, members: matchOptions(members, text) })),
    ...inGroups(found),
  ].filter(({ members }) => members.length > 0);
  const total = groups.reduce((sum, { members }) => sum + members.length, 0);
  const status = useSearchStatus(text, { total, isLoading, hasFailed });

  const closeThen = (run?: () => void) => {
    // Synchronously, because until it's closed, the page is inert and can't get the focus.
    flushSync(onClose);
    run?.();
  };
  return (
    <AriaLocale>
      <ModalOverlay className={styles.overlay} isOpen isDismissable onOpenChange={onClose}>
        <Modal className={styles.modal}>
          <Dialog className={styles.dialog} aria-label={intl.formatMessage(messages.label)}>
            <Autocomplete inputValue={text} onInputChange={setText}>
              <div className={styles.head}>
                <SearchIcon />
                <TextField
                  className={styles.field}
                  type="search"
                  aria-label={intl.formatMessage(messages.label)}
                  autoFocus
                  maxLength={textCap}
                >
                  <Input
                    className={styles.input}
                    placeholder={placeholder}
                    autoComplete="off"
                    enterKeyHint="go"
                    onKeyDownCapture={(event) => {
                      // React Aria takes the Enter that chooses a word in WebKit for one that chooses a command.
                      if (isComposing(event.nativeEvent)) return event.stopPropagation();
                      if (event.key !== 'Escape' || text === '') return;
                      event.preventDefault();
                      event.stopPropagation();
                      setText('');
                    }}
                  />
                </TextField>
                <IconButton label={intl.formatMessage(messages.close)} onPress={onClose}>
                  <CloseIcon />
                </IconButton>
              </div>
              <Menu className={styles.list} aria-label={intl.formatMessage(messages.label)}>
                {groups.map(({ title, members }) => (
                  <MenuSection key={title} id={title} className={menu.section}>
                    <Header className={menu.sectionTitle}>{title}</Header>
                    {members.map((command) => (
                      <Item key={command.value} command={command} closeThen={closeThen} />
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </Autocomplete>
            {status && <div className={styles.status}>{status}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}

/** What to say under the results. It is announced with their number when typing pauses. */
function useSearchStatus(
  text: string,
  { total, isLoading, hasFailed }: { total: number; isLoading: boolean; hasFailed: boolean },
): string {
  const intl = useIntl();
  const status = hasFailed
    ? intl.formatMessage(messages.partial)
    : isLoading
      ? intl.formatMessage(messages.searching)
      : total === 0
        ? intl.formatMessage(messages.none)
        : '';
  const count = intl.formatMessage(
    {
      id: 'search.results',
      defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
      description: 'Under a search box; how many were found',
    },
    { count: total },
  );
  const result = isLoading || text.trim() === '' ? '' : count;
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => announce(status ? `${result}. ${status}` : result), announcePause);
    return () => clearTimeout(timer);
  }, [result, status]);
  return status;
}

function Item({ command, closeThen }: { command: Command; closeThen: (run?: () => void) => void }) {
  const { value, label, description, icon, href, onPress } = command;
  const link = useLink(href ?? '', false, () => closeThen(onPress));
  return (
    <MenuItem
      id={value}
      textValue={label}
      className={menu.tone.plain}
      {...(href
        ? {
            href: link.href,
            onClick: (event: MouseEvent<Element>) => link.onClick(event as MouseEvent<HTMLAnchorElement>),
          }
        : { onAction: () => closeThen(onPress) })}
    >
      {icon}
      <span className={styles.words}>
        <span>{label}</span>
        {description && (
          // Hidden, because it's the description and not part of the name.
          <Text slot="description" className={styles.note} aria-hidden="true">
            {description}
          </Text>
        )}
      </span>
    </MenuItem>
  );
}

/** Searches all sources at once, and keeps what was found until the next answer. */
function useCommandSearch(text: string, sources: readonly LoadOptions<Command>[]) {
  const [hasFailed, setHasFailed] = useState(false);
  const query = text.trim();
  const isAsked = query !== '' && sources.length > 0;
  const search = useOptionSearch<Command>({
    options: [],
    loadOptions: async (wanted, signal) => {
      const answers = await Promise.allSettled(sources.map((load) => load(wanted, signal)));
      if (!signal.aborted) setHasFailed(answers.some(({ status }) => status === 'rejected'));
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    query,
    isOpen: isAsked,
    onFound: () => undefined,
  });
  if (!isAsked) return { found: [], isLoading: false, hasFailed: false };
  const { isLoading } = search;
  // What an earlier search found stays while it matches.
  const found = isLoading ? matchOptions(search.found, query) : search.found;
  return { found, isLoading, hasFailed: hasFailed && !isLoading };
}

/** The groups in the order in which they first appear. */
function inGroups(commands: readonly Command[]): { title: string; members: readonly Command[] }[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const members = groups.get(command.group);
    if (members) members.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups].map(([title, members]) => ({ title, members }));
}
