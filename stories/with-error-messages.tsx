import {
  createErrorMessages,
  ErrorMessagesProvider,
  type ErrorMessageTable,
} from '@institute/design-system/app';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** Gives what it wraps the messages for the keys of its errors: texts, or messages of the library. */
export function StoryErrorMessages({
  texts,
  children,
}: {
  texts: Record<string, string> | ErrorMessageTable;
  children: ReactNode;
}) {
  const table = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? { id: key, defaultMessage: text } : text,
  ]);
  return (
    <ErrorMessagesProvider messages={createErrorMessages(Object.fromEntries(table))}>
      {children}
    </ErrorMessagesProvider>
  );
}

export const withErrorMessages =
  (texts: Record<string, string> | ErrorMessageTable): Decorator =>
  (Story) => (
    <StoryErrorMessages texts={texts}>
      <Story />
    </StoryErrorMessages>
  );
