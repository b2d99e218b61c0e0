import { FormattedMessage } from 'react-intl';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the element that holds the content; the shells call it `main`. */
  target?: string;
}

/** The first stop of the Tab key: past the navigation, to the content. The shells contain one. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a
      className={skipLink}
      href={`#${target}`}
      onClick={(event) => {
        const element = document.getElementById(target);
        if (!element) return;
        // Focus without a change of the address, which belongs to the router.
        event.preventDefault();
        element.focus();
        element.scrollIntoView();
      }}
    >
      <FormattedMessage
        defaultMessage="Skip to content"
        description="Link at the very start of a page, for the keyboard"
      />
    </a>
  );
}
