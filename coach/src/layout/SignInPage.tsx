import { Heading, Stack, Text } from '@institute/design-system';
import { type ReactNode, useEffect, useRef } from 'react';

interface SignInPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** It took the place of an earlier step of the same page: the focus goes to its heading. */
  isNextStep?: boolean;
  children: ReactNode;
}

/** One step of signing in or up: its heading, then its form. */
export function SignInPage({ title, lead, isNextStep = false, children }: SignInPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNextStep) heading.current?.focus();
  }, [isNextStep]);
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1} isFocusTarget ref={heading}>
          {title}
        </Heading>
        {lead && (
          <Text as="div" tone="muted">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
