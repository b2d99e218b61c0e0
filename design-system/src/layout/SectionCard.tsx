import { type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import { besideTitle } from './Card.css.ts';
import { Card, type CardProps } from './Card.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

export interface SectionCardProps extends Pick<CardProps, 'tone' | 'footer'> {
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** A `Badge` or `StatusBadge` at the end of the title's line. */
  status?: ReactNode;
  /** One or two small buttons at the end of the title's line. */
  actions?: ReactNode;
  /** The level of the title in the document's outline. The look is the same for all. */
  level?: HeadingProps['level'];
  /** A fragment id that links can point to. */
  id?: string;
  /** One of the sections of a `Card` of `rows`. */
  isInCard?: boolean;
  /** Whether the content is still loading. */
  isBusy?: boolean;
  children?: ReactNode;
}

/** A section of a screen in a card: a heading, then its content. */
export function SectionCard({
  title,
  lead,
  icon,
  status,
  actions,
  level = 2,
  isInCard = false,
  isBusy = false,
  id,
  children,
  ...card
}: SectionCardProps) {
  const titleId = useId();
  const section = {
    as: 'section',
    id,
    'aria-labelledby': titleId,
    'aria-busy': isBusy || undefined,
  } as const;
  const content = (
    <>
      <Stack gap="xxs">
        <Inline justify="between">
          <Inline gap="xs" isWrapping={false}>
            {icon}
            <Heading level={level} size="m" id={titleId}>
              {title}
            </Heading>
          </Inline>
          {status}
          {actions && (
            <div className={besideTitle} data-line-end="">
              {actions}
            </div>
          )}
        </Inline>
        {lead && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
    </>
  );
  return isInCard ? (
    <Stack {...section}>{content}</Stack>
  ) : (
    <Card {...card} {...section} padding="l">
      <Stack>{content}</Stack>
    </Card>
  );
}
