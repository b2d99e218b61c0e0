import { Text } from '@institute/design-system';

/** The number of an application in a sentence, never broken at its hyphen. */
export const ApplicationNumber = ({ children }: { children: string }) => (
  <Text as="span" isOneLine>
    {children}
  </Text>
);
