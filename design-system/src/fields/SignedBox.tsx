import type { CSSProperties, ReactNode } from 'react';
import { useInlineStyle } from '../rendering/hydration.ts';
import type { PartOf } from '../theme/parts.ts';
import * as frame from './Field.css.ts';
import type { FieldPart } from './field-ids.ts';

/** The parts of a field with signs in its box. */
export type SignedFieldPart = FieldPart | 'prefix' | 'suffix';

interface SignedBoxProps {
  /** The signs in the box: a currency, a unit. They aren't read with the text, so the label has their meaning. */
  before: string | undefined;
  after: string | undefined;
  width: keyof typeof frame.boxWidth;
  dir?: 'ltr' | undefined;
  part: PartOf;
  /** The control, with room for the signs. */
  children: (room: CSSProperties | undefined) => ReactNode;
}

/** A box with signs before and after the text. */
export function SignedBox({ before, after, width, dir, part, children }: SignedBoxProps) {
  const room = useInlineStyle({
    ...(before && { paddingInlineStart: `calc(${before.length}ch + 1.25rem)` }),
    ...(after && { paddingInlineEnd: `calc(${after.length}ch + 1.25rem)` }),
  });
  return (
    <div className={frame.boxWidth[width]} dir={dir}>
      {children(room)}
      {before && (
        <span aria-hidden {...part('prefix', frame.signBefore)}>
          {before}
        </span>
      )}
      {after && (
        <span aria-hidden {...part('suffix', frame.signAfter)}>
          {after}
        </span>
      )}
    </div>
  );
}
