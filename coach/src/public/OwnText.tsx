import { Prose } from '@institute/design-system';

/** The institute's own text of a page: paragraphs separated by blank lines. */
export function OwnText({ text }: { text: string }) {
  return (
    <Prose as="article">
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </Prose>
  );
}
