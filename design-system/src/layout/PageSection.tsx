import { type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../typography/Heading.tsx';
import { Stack } from './Stack.tsx';

export interface PageSectionProps {
  title: ReactNode;
  /** The level of the title in the document's outline. */
  level?: HeadingProps['level'];
  /** The look of the title. It follows the level unless it is set. */
  size?: HeadingProps['size'];
  /** A fragment id that links can point to. */
  id?: string;
  children?: ReactNode;
}

/** A section of a screen: a heading, then its content. */
export function PageSection({ title, level = 2, size, id, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" id={id} aria-labelledby={titleId}>
      <Heading level={level} size={size} id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
