import { useState } from 'react';
import * as styles from './Avatar.css.ts';
import { useContentUrl } from './ContentUrlProvider.tsx';

export interface AvatarProps {
  /** The full name: its initials replace a missing photo, and it is the accessible name. */
  name: string;
  /** A photo. Initials are shown if it can't be loaded. */
  src?: string | null | undefined;
  size?: keyof typeof styles.size;
  /** The name is shown next to the picture, so assistive technology skips the picture. */
  isDecorative?: boolean;
}

/** A person's photo, or their initials. */
export function Avatar({ name, src, size = 'm', isDecorative = false }: AvatarProps) {
  const contentUrl = useContentUrl();
  const address = src ? contentUrl(src) : undefined;
  // An expired signature is replaced by a new one, so the picture is worth another attempt.
  const [failedAddress, setFailedAddress] = useState<string>();
  const initials = initialsOf(name);
  const ground = styles.grounds[(name.codePointAt(0) ?? 0) % styles.grounds.length];
  return (
    <span
      data-ds="Avatar"
      className={`${styles.size[size]} ${ground}`}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {address && address !== failedAddress ? (
        <img src={address} alt="" className={styles.image} onError={() => setFailedAddress(address)} />
      ) : (
        initials
      )}
    </span>
  );
}

/** The first letters of the first and the last word, by grapheme. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  const letters = new Intl.Segmenter();
  return (
    ends
      .map((word) => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
      .join('')
      // The same in every language, also on a server.
      .toUpperCase()
  );
}
