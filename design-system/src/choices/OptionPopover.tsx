import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../icons/Drawing.tsx';
import { Check } from '../icons/drawings.gen.ts';
import { scrolling, surface } from '../overlays/popover-surface.css.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import type { ListOption, OptionGroup } from './matching.ts';
import * as styles from './OptionPopover.css.ts';
import type { OptionMenu } from './option-menu.ts';

/** In pixels, for an option with one line. Others are measured. */
const rows = { estimatedRowSize: 44, estimatedHeadingSize: 36, padding: 4 };

/** The list moves with the page, which can scroll while the user types. React-aria would close it. */
const isPageScroll = (event: Event | undefined) => event?.type === 'scroll' && event.target === document;

/** Scrolls to an option that is active when it's rendered, such as the selected one when the list opens. */
const reveal = (option: HTMLDivElement | null) => {
  const list = option?.closest('[role="listbox"]');
  if (!list || !option?.hasAttribute('data-focused')) return;
  const { top, height } = option.getBoundingClientRect();
  list.scrollTop += top - list.getBoundingClientRect().top - (list.clientHeight - height) / 2;
};

const option = ({ value, label, description, isDisabled = false }: ListOption) => (
  <ListBoxItem
    ref={reveal}
    id={value}
    textValue={description ? `${label}, ${description}` : label}
    isDisabled={isDisabled}
    className={styles.option}
  >
    {({ isSelected }) => (
      <>
        <span className={styles.tick}>
          {isSelected && <Drawing of={Check} className={styles.tick} width={2} />}
        </span>
        <span>
          <OwnText>{label}</OwnText>
          {description && <span className={styles.description}>{description}</span>}
        </span>
      </>
    )}
  </ListBoxItem>
);

/** The list of options below the box, inside a `ComboBox` of react-aria. The focus stays in the box. */
export function OptionPopover({ menu }: { menu: OptionMenu }) {
  return (
    <Popover
      className={`${surface} ${styles.popover}`}
      offset={6}
      containerPadding={8}
      isOpen={menu.isOpen}
      onOpenChange={() => {
        if (!isPageScroll(window.event)) menu.close();
      }}
    >
      <Virtualizer layout={ListLayout} layoutOptions={rows}>
        <ListBox<ListOption | OptionGroup>
          className={`${scrolling} ${styles.list}`}
          aria-busy={menu.isLoading || undefined}
          // Pressing a disabled option or the scroll bar must not move focus out of the box.
          onMouseDown={(event) => event.preventDefault()}
          renderEmptyState={() => <Status menu={menu} />}
        >
          {(line) =>
            'options' in line ? (
              <ListBoxSection id={`group ${line.group}`}>
                <Header className={styles.group}>{line.group}</Header>
                <Collection items={line.options}>{option}</Collection>
              </ListBoxSection>
            ) : (
              option(line)
            )
          }
        </ListBox>
      </Virtualizer>
    </Popover>
  );
}

function Status({ menu: { isLoading, failedText } }: { menu: OptionMenu }) {
  return (
    <div className={styles.status}>
      {failedText ||
        (isLoading ? (
          <FormattedMessage
            id="options.searching"
            defaultMessage="Searching…"
            description="In the list under a search box for one of many options, while a server is asked"
          />
        ) : (
          <FormattedMessage
            id="options.none"
            defaultMessage="Nothing found. Check the spelling or type fewer letters."
            description="In the list under a search box for one of many options"
          />
        ))}
    </div>
  );
}
