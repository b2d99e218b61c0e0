import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './AccountPage.css.ts';

export interface AccountPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Whether it replaces an earlier step of the same page. Its heading then gets focus. */
  isNextStep?: boolean;
  children?: ReactNode;
}

/** One step of signing in or up: a heading, then a form. */
export function AccountPage({ title, lead, isNextStep = false, children }: AccountPageProps) {
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
          <Text as="div" tone="muted" className={styles.lead}>
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
