import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ExternalLinkIcon } from '../icons/named.tsx';
import { OwnText } from '../rendering/OwnText.tsx';
import { join, type NativeProps, type RootProps, rootOf } from '../theme/parts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';
import { useLink } from './RouterProvider.tsx';

export interface LinkProps
  extends NativeProps<'a', 'href' | 'target' | 'rel' | 'download' | 'onClick'>,
    RootProps {
  href: string;
  children: ReactNode;
  /**
   * `brand` inside text; `ink` where there are many links; `plain` only where position and wording show that it's a
   * link.
   */
  tone?: keyof typeof styles.tone;
  /** For a link outside a sentence: 44 px high. */
  isStandalone?: boolean;
  /** Makes the whole surrounding card clickable. */
  isStretched?: boolean;
  /** Opens a new tab, and adds "(opens in a new tab)" for screen readers. */
  isNewTab?: boolean;
  /** Downloads the target with this file name, or with the server's name if `true`. */
  download?: string | boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Runs before the navigation. */
  onPress?: () => void;
}

/** A link. A plain click on a path of this app goes through the `RouterProvider`; everything else is native. */
export function Link({
  href,
  tone = 'brand',
  isStandalone = false,
  isStretched = false,
  isNewTab = false,
  replace,
  onPress,
  className,
  style,
  children,
  ...rest
}: LinkProps) {
  const link = useLink(href, replace, onPress);
  const ownClass = join(
    styles.tone[tone],
    isStandalone && styles.standalone,
    isStretched && styles.stretched,
  );
  const words = isNewTab ? (
    <>
      <OwnText>{children}</OwnText>
      <NewTab />
    </>
  ) : (
    children
  );
  return (
    <a
      {...rest}
      {...link}
      {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      {...rootOf('Link', ownClass, { className, style }, { tone, standalone: isStandalone })}
    >
      {/* Alone, a link is a flex container, where the mark would be a column beside the text. */}
      {isNewTab && isStandalone ? <span>{words}</span> : words}
    </a>
  );
}

/** The mark of a link that opens a new tab, and its words for screen readers. */
export function NewTab() {
  return (
    <>
      <span className={styles.external}>
        <ExternalLinkIcon size="s" />
      </span>
      <VisuallyHidden>
        {' '}
        <FormattedMessage
          id="link.newTab"
          defaultMessage="(opens in a new tab)"
          description="Read after the words of a link that opens a new browser tab"
        />
      </VisuallyHidden>
    </>
  );
}
