import { FormattedMessage } from 'react-intl';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the main content. The shells use `main`. */
  target?: string;
}

/** The first tab stop: skips the navigation and goes to the content. The shells include one. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a
      className={skipLink}
      href={`#${target}`}
      onClick={(event) => {
        const element = document.getElementById(target);
        if (!element) return;
        // Moves focus without changing the URL, which belongs to the router.
        event.preventDefault();
        element.focus();
        element.scrollIntoView?.();
      }}
    >
      <FormattedMessage
        id="navigation.skip"
        defaultMessage="Skip to content"
        description="Link at the very start of a page, for the keyboard"
      />
    </a>
  );
}
