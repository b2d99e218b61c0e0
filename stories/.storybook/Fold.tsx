import { type ReactNode, useEffect, useState } from 'react';

/** What Storybook and GitHub make of a heading. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** What the address names: that of this frame after a link on the page, otherwise that of the window. */
const named = () => decodeURIComponent((location.hash || parent.location.hash).slice(1));

interface FoldProps {
  title: string;
  /** Ids of what is inside. An address with one of them, or with that of the title, opens the fold. */
  ids?: readonly string[];
  /** Renders its content only while it's open. Otherwise the browser finds words in it and opens it. */
  isLazy?: boolean;
  children: ReactNode;
}

/** A part of a page that few readers need: its heading, and the rest once it's opened. */
export function Fold({ title, ids = [], isLazy = false, children }: FoldProps) {
  const id = slugOf(title);
  const isNamed = () => [id, ...ids].includes(named());
  const [isOpen, setOpen] = useState(isNamed);
  useEffect(() => {
    const onHash = () => isNamed() && setOpen(true);
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  });
  return (
    <details className="fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      {(isOpen || !isLazy) && children}
    </details>
  );
}
